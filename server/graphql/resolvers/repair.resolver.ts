import { Ctx, Extensions, Field, Float, ID, Int, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql'
import { repairBoard } from '../../domain/wall/index.ts'
import { actorOf, type Context } from '../context.ts'
import { Permit } from '../permit.ts'
import { GraphQLDay, GraphQLMoment } from '../scalars.ts'
import { PlantRef } from './plantRef.ts'

const simple = { simpleResolvers: true }

@ObjectType({ ...simple, description: 'Hours that one repairer worked.' })
export class PersonHours {
  @Field(() => ID, { description: 'The repairer.' }) repairerId!: number
  @Field(() => String, { description: 'Name of the repairer.' }) name!: string
  @Field(() => Float, { description: 'Hours of the last 7 days.' }) hours!: number
}
@ObjectType({ ...simple, description: 'A report that is not settled yet.' })
export class OpenRepair {
  @Field(() => ID, { description: 'The report.' }) reportId!: number
  @Field(() => String, { description: 'Its number.' }) reportNo!: string
  @Field(() => String, { description: 'Name of the machine.' }) equipmentName!: string
  @Field(() => String, { description: 'Its status.' }) status!: string
  @Field(() => GraphQLMoment, { description: 'When it was reported.' }) since!: Date
  @Field(() => [String], { description: 'Who is on it.' }) repairerNames!: string[]
  @Field(() => String, { description: 'What was reported.' }) description!: string
}
@ObjectType({ ...simple, description: 'A machine in use with a known fault.' })
export class RepairDebt {
  @Field(() => ID, { description: 'The report.' }) reportId!: number
  @Field(() => String, { description: 'Its number.' }) reportNo!: string
  @Field(() => String, { description: 'Name of the machine.' }) equipmentName!: string
  @Field(() => String, { description: 'What was reported.' }) description!: string
  @Field(() => GraphQLMoment, { description: 'Running with the fault since.' }) since!: Date
  @Field(() => GraphQLDay, { description: 'The day by which it is to be repaired.' }) dueDate!: string
  @Field(() => Boolean, { description: 'Whether that day has passed.' }) isOverdue!: boolean
}
@ObjectType({ ...simple, description: 'Planned maintenance of the business day.' })
export class MaintenanceToday {
  @Field(() => Int, { description: 'Open orders due today or earlier.' }) due!: number
  @Field(() => Int, { description: 'Those of them that are overdue.' }) overdue!: number
  @Field(() => Int, { description: 'Orders done today.' }) done!: number
}
@ObjectType({ ...simple, description: 'Inspections of the business day.' })
export class InspectionsToday {
  @Field(() => Int, { description: 'Open orders of the shift that is on.' }) due!: number
  @Field(() => Int, { description: 'Orders not done in time, of shifts that ended today.' }) missed!: number
  @Field(() => Int, { description: 'Orders done today.' }) done!: number
}
@ObjectType({ ...simple, description: 'How the repair work of a plant stands.' })
export class RepairSummary {
  @Field(() => GraphQLMoment, { description: 'When this picture was computed.' }) at!: Date
  @Field(() => PlantRef, { description: 'The plant it shows.' }) plant!: PlantRef
  @Field(() => Int, { description: 'Reports of the business day.' }) reportedToday!: number
  @Field(() => Int, { description: 'Reports that nobody has accepted yet.' }) pending!: number
  @Field(() => Int, { description: 'Reports in repair.' }) inRepair!: number
  @Field(() => Int, { description: 'Repairs that wait for parts.' }) waitingParts!: number
  @Field(() => Int, { description: 'Machines in use although a fault is open.' }) usableWithFault!: number
  @Field(() => Int, { description: 'Reports completed on the business day.' }) doneToday!: number
  @Field(() => Float, { nullable: true, description: 'Mean minutes from report to acceptance.' }) mttaMinutes!: number | null
  @Field(() => Float, { nullable: true, description: 'Mean minutes from acceptance to the machine running again.' }) mttrMinutes!:
    | number
    | null
  @Field(() => [PersonHours], { description: 'Hours by repairer, 7 days.' }) manHours!: PersonHours[]
  @Field(() => [OpenRepair], { description: 'Open reports, oldest first, at most 8.' }) open!: OpenRepair[]
  @Field(() => [RepairDebt], { description: 'Machines in use with a known fault, the first to be due first, at most 8.' })
  debts!: RepairDebt[]
  @Field(() => MaintenanceToday, { description: 'Planned maintenance of today.' }) maintenance!: MaintenanceToday
  @Field(() => InspectionsToday, { description: 'Inspections of today.' }) inspections!: InspectionsToday
}

@Resolver()
export class RepairResolver {
  @Permit('dataview:repair:view')
  @Extensions({ isForWalls: true })
  @Query(() => RepairSummary, { name: 'repairSummary', description: 'How the repair work of the current plant stands, read once.' })
  read(@Ctx() context: Context) {
    return repairBoard(context.store.read(actorOf(context)))
  }

  @Permit('dataview:repair:view')
  @Extensions({ isForWalls: true })
  @Subscription(() => RepairSummary, {
    description:
      'How the repair work of the current plant stands: the whole picture now, a new one after each change, and at least every 15 s.',
    subscribe: ({ context }: { context: Context }) => context.live.subscribe('repair', actorOf(context).plantId),
  })
  repairSummary(@Root() picture: RepairSummary): RepairSummary {
    return picture
  }
}
