import { Arg, Ctx, Extensions, ID, Int, Mutation, Resolver } from 'type-graphql'
import { makeInspectionOrders, reportFromInspection } from '../../domain/inspection/index.ts'
import { reportLog } from '../../domain/repair/index.ts'
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
