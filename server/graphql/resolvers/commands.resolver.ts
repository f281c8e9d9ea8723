import { Arg, Ctx, Extensions, ID, Int, Mutation, Resolver } from 'type-graphql'
import { makeInspectionOrders, reportFromInspection } from '../../domain/inspection/index.ts'
import { makeOrders } from '../../domain/maintenance/index.ts'
import { reportLog } from '../../domain/repair/index.ts'
import { changeConfigVersion } from '../../domain/system/index.ts'
import { words } from '../../platform/words.ts'
import { actorOf, type Context } from '../context.ts'
import { idOf } from '../crud.ts'
import { declaredType } from '../declare.ts'
import { RequirePermission } from '../permission.ts'

@Resolver()
export class InspectionResolver {
  @RequirePermission('inspect:order:add')
  @Extensions({ isRepeatable: true })
  @Mutation(() => Int, {
    description: 'Makes the inspection orders of the coming 24 hours now instead of at the next round; answers how many.',
  })
  makeInspectionOrders(@Ctx() context: Context) {
    return makeInspectionOrders(context.store, actorOf(context))
  }

  @RequirePermission('repair:report:add')
  @Mutation(() => declaredType(reportLog), {
    description: 'Reports the fault that a recorded inspection found; refused while an earlier report of it is open.',
  })
  reportFromInspection(@Arg('id', () => ID, { description: 'Id of the inspection order.' }) id: string, @Ctx() context: Context) {
    const { store, registry } = context
    return reportFromInspection({ store, registry, say: words('zh') }, actorOf(context), idOf(id))
  }
}

@Resolver()
export class ConfigResolver {
  @RequirePermission('system:config:changeVersion')
  @Mutation(() => Int, { description: 'Makes every client read dictionaries and parameters anew; answers the new version.' })
  changeConfigVersion(@Ctx() context: Context) {
    return context.store.write(actorOf(context), changeConfigVersion)
  }
}

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
