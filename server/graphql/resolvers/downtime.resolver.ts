import { Ctx, Extensions, Field, Float, ID, Int, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql'
import { downtimeSummary } from '../../domain/repair/index.ts'
import { actorOf, type Context } from '../context.ts'
import { Permit } from '../permit.ts'
import { GraphQLDay, GraphQLMoment } from '../scalars.ts'
import { PlantRef } from './plantRef.ts'

const simple = { simpleResolvers: true }

@ObjectType({ ...simple, description: 'A machine that stands still now.' })
export class StoppedMachine {
  @Field(() => ID, { description: 'The report that says so.' }) reportId!: number
  @Field(() => String, { description: 'Number of the report.' }) reportNo!: string
  @Field(() => ID, { description: 'The machine.' }) equipmentId!: number
  @Field(() => String, { description: 'Number of the machine.' }) number!: string
  @Field(() => String, { description: 'Name of the machine.' }) name!: string
  @Field(() => String, { description: 'Where it stands.' }) workshopName!: string
  @Field(() => GraphQLMoment, { description: 'Stopped since.' }) since!: Date
  @Field(() => String, { description: 'Urgency of the report.' }) urgency!: string
  @Field(() => String, { description: 'Status of the report.' }) status!: string
  @Field(() => String, { description: 'What was reported.' }) description!: string
  @Field(() => [String], { description: 'Who is on it.' }) repairerNames!: string[]
  @Field(() => Boolean, { description: 'Whether walls show it.' }) isAssembly!: boolean
}
@ObjectType({ ...simple, description: 'Stop hours of one machine.' })
export class MachineHours {
  @Field(() => ID, { description: 'The machine.' }) equipmentId!: number
  @Field(() => String, { description: 'Name of the machine.' }) name!: string
  @Field(() => Float, { description: 'Hours of the business day so far.' }) today!: number
  @Field(() => Float, { description: 'Hours of the last 7 days.' }) week!: number
  @Field(() => Float, { description: 'Hours of the last 30 days.' }) month!: number
  @Field(() => Boolean, { description: 'Whether it stands still now.' }) isStopped!: boolean
}
@ObjectType({ ...simple, description: 'Stop hours of one business day.' })
export class DayHours {
  @Field(() => GraphQLDay, { description: 'The day.' }) day!: string
  @Field(() => Float, { description: 'Hours of all machines together.' }) hours!: number
  @Field(() => Float, {
    nullable: true,
    description: 'Share of the scheduled time in which machines could run, 0 to 1; empty on days of rest.',
  })
  availability!: number | null
}
@ObjectType({ ...simple, description: 'What stands still in a plant, and for how long.' })
export class DowntimeSummary {
  @Field(() => GraphQLMoment, { description: 'When this picture was computed.' }) at!: Date
  @Field(() => PlantRef, { description: 'The plant it shows.' }) plant!: PlantRef
  @Field(() => String, { nullable: true, description: 'The shift at work; empty between shifts.' }) shiftName!: string | null
  @Field(() => [StoppedMachine], { description: 'Machines that stand still, longest first.' }) stopped!: StoppedMachine[]
  @Field(() => Int, { description: 'All machines of the plant in service, and those out of it that something is still open about.' })
  machineCount!: number
  @Field(() => Int, { description: 'Breakdowns whose machine is in use although the fault is not gone, as on every other board.' })
  faultyCount!: number
  @Field(() => [MachineHours], { description: 'Stop hours of the machines that walls show, most of the last 30 days first, at most 10.' })
  stopHours!: MachineHours[]
  @Field(() => [DayHours], { description: 'Stop hours of 14 business days, oldest first.' }) byDay!: DayHours[]
  @Field(() => Float, { nullable: true, description: 'Share of the scheduled time of today in which machines could run, 0 to 1.' })
  availability!: number | null
}

@Resolver()
export class DowntimeResolver {
  @Permit('dataview:downtime:view')
  @Extensions({ isForWalls: true })
  @Query(() => DowntimeSummary, { name: 'downtimeSummary', description: 'What stands still in the current plant, read once.' })
  read(@Ctx() context: Context) {
    return downtimeSummary(context.store.read(actorOf(context)))
  }

  @Permit('dataview:downtime:view')
  @Extensions({ isForWalls: true })
  @Subscription(() => DowntimeSummary, {
    description: 'What stands still in the current plant: the whole picture now, a new one after each change, and at least every 15 s.',
    subscribe: ({ context }: { context: Context }) => context.live.subscribe('downtime', actorOf(context).plantId),
  })
  downtimeSummary(@Root() picture: DowntimeSummary): DowntimeSummary {
    return picture
  }
}
