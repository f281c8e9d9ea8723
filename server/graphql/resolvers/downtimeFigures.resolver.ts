import { Args, Ctx, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { downtimeFigures } from '../../domain/repair/index.ts'
import { actorOf, type Context } from '../context.ts'
import { Permit } from '../permit.ts'
import { GraphQLDay, GraphQLMoment } from '../scalars.ts'
import { FigureArgs, rangeOf } from './figureRange.args.ts'

const simple = { simpleResolvers: true }

@ObjectType({ ...simple, description: 'How long and how often one machine stood.' })
class MachineDowntime {
  @Field(() => ID, { description: 'The machine.' }) equipmentId!: number
  @Field(() => String, { description: 'Its number.' }) number!: string
  @Field(() => String, { description: 'Its name.' }) name!: string
  @Field(() => String, { description: 'Where it stands.' }) workshopName!: string
  @Field(() => Float, { description: 'Stop hours: reports that overlap count once, a stop counts as far as it lies in the range.' })
  stopHours!: number
  @Field(() => Int, { description: 'Stops that lie in the range, if only in part.' }) stopCount!: number
  @Field(() => Float, { nullable: true, description: 'Scheduled running hours per stop; empty without a stop or without shifts.' })
  mtbfHours!: number | null
  @Field(() => Float, { nullable: true, description: 'Mean minutes from acceptance to the machine running again.' }) mttrMinutes!:
    | number
    | null
  @Field(() => Float, { nullable: true, description: 'Share of the scheduled time in which it could run, 0 to 1.' }) availability!:
    | number
    | null
}
@ObjectType({ ...simple, description: 'How long the machines stood on one business day.' })
class DayDowntime {
  @Field(() => GraphQLDay, { description: 'The day.' }) day!: string
  @Field(() => Float, { description: 'Stop hours of all machines together, split at midnight.' }) stopHours!: number
  @Field(() => Float, { nullable: true, description: 'Share of the scheduled time in which machines could run; empty on days of rest.' })
  availability!: number | null
}
@ObjectType({ ...simple, description: 'How long the machines stood while one shift was on.' })
class ShiftDowntime {
  @Field(() => ID, { description: 'The shift.' }) shiftId!: number
  @Field(() => String, { description: 'Its name.' }) name!: string
  @Field(() => Float, { description: 'Stop hours within its working time; stops outside all shifts are in none.' }) stopHours!: number
}
@ObjectType({ ...simple, description: 'How long and how often the machines of a plant stood within a range of business days.' })
class DowntimeFigures {
  @Field(() => GraphQLMoment, { description: 'When these figures were computed; an open stop reaches to then.' }) at!: Date
  @Field(() => GraphQLDay, { description: 'First day.' }) from!: string
  @Field(() => GraphQLDay, { description: 'Last day.' }) to!: string
  @Field(() => Float, { description: 'Stop hours of all machines together.' }) stopHours!: number
  @Field(() => Int, { description: 'Stops of all machines together.' }) stopCount!: number
  @Field(() => Float, { nullable: true, description: 'Scheduled running hours per stop; empty without a stop or without shifts.' })
  mtbfHours!: number | null
  @Field(() => Float, { nullable: true, description: '1 - stop hours in scheduled time / scheduled hours; empty without shifts.' })
  availability!: number | null
  @Field(() => Float, { description: 'Hours of shifts on working days, of all machines together; shifts that overlap count once.' })
  scheduledHours!: number
  @Field(() => [MachineDowntime], { description: 'Machines in service and those that stood in the range, most stop hours first.' })
  byMachine!: MachineDowntime[]
  @Field(() => [DayDowntime], { description: 'The days that have begun, oldest first.' }) byDay!: DayDowntime[]
  @Field(() => [ShiftDowntime], { description: 'Shifts in their order.' }) byShift!: ShiftDowntime[]
}

@Resolver()
export class DowntimeFiguresResolver {
  @Permit('dataview:downtime:view')
  @Query(() => DowntimeFigures, { description: 'Stop hours, MTBF and availability of the current plant within a range of days.' })
  downtimeFigures(@Args(() => FigureArgs) asked: FigureArgs, @Ctx() context: Context): Promise<DowntimeFigures> {
    return downtimeFigures(context.store.read(actorOf(context)), rangeOf(asked))
  }
}
