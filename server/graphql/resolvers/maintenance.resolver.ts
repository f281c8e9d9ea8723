import { Ctx, Query, Resolver } from 'type-graphql'
import { hasPendingOrders } from '../../domain/maintenance/index.ts'
import { actorOf, type Context } from '../context.ts'
import { Permit } from '../permit.ts'

@Resolver()
export class MaintenanceResolver {
  @Permit('maint:order:list')
  @Query(() => Boolean, { description: 'Whether a maintenance order of this plant is open and due today or earlier.' })
  hasPendingMaintenance(@Ctx() context: Context) {
    return hasPendingOrders(context.store.read(actorOf(context)))
  }
}
