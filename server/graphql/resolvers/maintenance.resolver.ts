import { Ctx, Extensions, Int, Mutation, Resolver } from 'type-graphql'
import { makeOrders } from '../../domain/maintenance/index.ts'
import { actorOf, type Context } from '../context.ts'
import { RequirePermission } from '../permission.ts'

@Resolver()
export class MaintenanceResolver {
  @RequirePermission('maint:order:add')
  @Extensions({ isRepeatable: true })
  @Mutation(() => Int, {
    description: 'Makes the maintenance orders of this plant that are due now instead of at the next round; answers how many.',
  })
  makeMaintenanceOrders(@Ctx() context: Context) {
    return makeOrders(context.store, actorOf(context))
  }
}
