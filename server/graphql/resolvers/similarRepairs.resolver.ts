import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import { repairLog, similarRepairs } from '../../domain/repair/index.ts'
import { actorOf, type Context } from '../context.ts'
import { idOf } from '../crud.ts'
import { declaredType } from '../declare.ts'
import { Permit } from '../permit.ts'

@Resolver()
export class SimilarRepairsResolver {
  @Permit('repair:log:list', 'repair:log:query')
  @Query(() => [declaredType(repairLog)], {
    description:
      'The last three completed repairs of the same machine and fault category (of the same machine while a repair has none), newest first.',
  })
  similarRepairs(@Arg('repairId', () => ID, { description: 'Id of the repair at hand.' }) repairId: string, @Ctx() context: Context) {
    return similarRepairs(context.store.read(actorOf(context)), idOf(repairId, 'repairId'))
  }
}
