import { Args, ArgsType, Ctx, Extensions, Field, Int, Mutation, Query, Resolver } from 'type-graphql'
import { type CycleUnit, datesOf, duePlans, hasPendingOrders, maintenancePlan, makeOrders } from '../../domain/maintenance/index.ts'
import { wrong } from '../../kernel/index.ts'
import { actorOf, type Context } from '../context.ts'
import { declaredChoice } from '../declare.ts'
import { Permit } from '../permit.ts'
import { GraphQLDay } from '../scalars.ts'

const SHOWN = 12
const { min: CYCLE_MIN, max: CYCLE_MAX } = maintenancePlan.fields.maintCycle.options

@ArgsType()
class RhythmArgs {
  @Field(() => GraphQLDay, { description: 'The first date.' }) nextMaintDate!: string
  @Field(() => Int, { description: 'How many units lie between two dates.' }) maintCycle!: number
  @Field(() => declaredChoice(maintenancePlan, 'cycleUnit'), { description: 'The unit of the cycle.' }) cycleUnit!: CycleUnit
}

@Resolver()
export class MaintenanceResolver {
  @Permit('maint:order:list')
  @Query(() => Boolean, { description: 'Whether a maintenance order of this plant is open and due today or earlier.' })
  hasPendingMaintenance(@Ctx() context: Context) {
    return hasPendingOrders(context.store.read(actorOf(context)))
  }

  @Permit('maint:order:add')
  @Query(() => Int, { description: 'How many maintenance orders of this plant are to be made by today and do not exist yet.' })
  async dueMaintenanceOrders(@Ctx() context: Context) {
    return (await duePlans(context.store.read(actorOf(context)))).length
  }

  @Permit('maint:plan:list')
  @Query(() => [GraphQLDay], { description: 'The next twelve dates of such a plan, if each order is done on its day.' })
  maintenanceDates(@Args(() => RhythmArgs) { nextMaintDate, ...cycle }: RhythmArgs) {
    if (cycle.maintCycle < CYCLE_MIN || cycle.maintCycle > CYCLE_MAX)
      throw wrong('maintCycle', 'between', { min: CYCLE_MIN, max: CYCLE_MAX })
    return datesOf(nextMaintDate, cycle, SHOWN)
  }

  @Permit('maint:order:add')
  @Extensions({ isRepeatable: true })
  @Mutation(() => Int, {
    description: 'Makes the maintenance orders of this plant that are due now instead of at the next round; answers how many.',
  })
  makeMaintenanceOrders(@Ctx() context: Context) {
    return makeOrders(context.store, actorOf(context))
  }
}
