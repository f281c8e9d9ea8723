import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql'
import { type RepairWorkView, repairLog, repairWork, reportLog } from '../../domain/repair/index.ts'
import { actorOf, type Context } from '../context.ts'
import { declaredType } from '../declare.ts'
import { Permit } from '../permit.ts'

const Views = {
  MINE: 'MINE',
  OPEN: 'OPEN',
  WAITING_PARTS: 'WAITING_PARTS',
  RUNNING_WITH_FAULT: 'RUNNING_WITH_FAULT',
} as const satisfies { [V in RepairWorkView]: V }
registerEnumType(Views, {
  name: 'RepairWorkView',
  description: 'A part of the repair work.',
  valuesConfig: {
    MINE: { description: 'Open repairs given to you, and reports you may accept.' },
    OPEN: { description: 'All open repairs, and reports still to be accepted.' },
    WAITING_PARTS: { description: 'Breakdowns that wait for parts, each with the first of its repairs that do.' },
    RUNNING_WITH_FAULT: { description: 'Reports whose machine is in use with the fault, soonest due first.' },
  },
})

@ObjectType({ simpleResolvers: true, description: 'How much each view holds.' })
class RepairWorkCounts {
  @Field(() => Int, { description: 'Yours.' }) mine!: number
  @Field(() => Int, { description: 'Open.' }) open!: number
  @Field(() => Int, { description: 'Waiting for parts.' }) waitingParts!: number
  @Field(() => Int, { description: 'Running with a fault.' }) runningWithFault!: number
}
@ObjectType({ simpleResolvers: true, description: 'One view of the repair work; line stops first, then what waits longest.' })
class RepairWork {
  @Field(() => RepairWorkCounts, { description: 'How much each view holds, without limit.' }) counts!: RepairWorkCounts
  @Field(() => [declaredType(reportLog)], { description: 'Reports of the view, at most 200.' }) reports!: object[]
  @Field(() => [declaredType(repairLog)], { description: 'Repairs of the view, at most 200.' }) repairs!: object[]
}

@Resolver()
export class RepairWorkResolver {
  @Permit('repair:log:list', 'repair:log:query', 'repair:report:list', 'repair:report:query')
  @Query(() => RepairWork, { description: 'The work list of repair staff.' })
  repairWork(@Arg('view', () => Views, { description: 'Which part of it.' }) view: RepairWorkView, @Ctx() context: Context) {
    return repairWork(context.store.read(actorOf(context)), view)
  }
}
