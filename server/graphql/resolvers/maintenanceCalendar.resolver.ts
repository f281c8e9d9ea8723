import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { maintenanceCalendar, maintenanceOrder } from '../../domain/maintenance/index.ts'
import { permit } from '../../kernel/index.ts'
import { actorOf, type Context } from '../context.ts'
import { declaredType } from '../declare.ts'
import { Permit } from '../permit.ts'
import { GraphQLDay } from '../scalars.ts'

const simple = { simpleResolvers: true }

@ObjectType({ ...simple, description: 'A turn of a maintenance plan whose order does not exist yet.' })
class PlannedMaintenance {
  @Field(() => ID, { description: 'The plan.' }) planId!: number
  @Field(() => String, { description: 'Name of the plan.' }) name!: string
  @Field(() => ID, { description: 'The machine.' }) equipmentId!: number
  @Field(() => String, { description: 'Name of the machine.' }) equipmentName!: string
  @Field(() => String, { nullable: true, description: 'Who the work is for.' }) ownerName!: string | null
  @Field(() => Int, { description: 'Maintenance level, 1 to 3.' }) maintLevel!: number
}
@ObjectType({ ...simple, description: 'A day of the maintenance calendar. Of orders and turns each, it shows the first 200.' })
class MaintenanceDay {
  @Field(() => GraphQLDay, { description: 'The day.' }) date!: string
  @Field(() => Boolean, { description: 'Whether the plant rests on it.' }) isRest!: boolean
  @Field(() => [declaredType(maintenanceOrder)], { description: 'The orders planned for it, whatever their status.' }) orders!: object[]
  @Field(() => [PlannedMaintenance], {
    description: 'Turns of plans in service that will become orders, if each order before is done on its day.',
  })
  planned!: PlannedMaintenance[]
  @Field(() => Int, { description: 'How many orders and turns it has besides.' }) more!: number
}

@Resolver()
export class MaintenanceCalendarResolver {
  @Permit('maint:order:list')
  @Query(() => [MaintenanceDay], {
    description: 'Every day of a range with the planned maintenance of this plant; needs maint:plan:list too.',
  })
  maintenanceCalendar(
    @Arg('from', () => GraphQLDay, { description: 'First day.' }) from: string,
    @Arg('to', () => GraphQLDay, { description: 'Last day; the range holds at most 62 days.' }) to: string,
    @Ctx() context: Context,
  ) {
    const actor = actorOf(context)
    permit(actor, 'maint:plan:list')
    return maintenanceCalendar(context.store.read(actor), { from, to })
  }
}
