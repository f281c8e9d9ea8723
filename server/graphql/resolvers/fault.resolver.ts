import { Ctx, Extensions, Field, Float, ID, Int, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql'
import { faultSummary } from '../../domain/repair/index.ts'
import { actorOf, type Context } from '../context.ts'
import { Permit } from '../permit.ts'
import { GraphQLDay, GraphQLMoment } from '../scalars.ts'
import { PlantRef } from './plantRef.ts'

const simple = { simpleResolvers: true }

@ObjectType({ ...simple, description: 'How many faults fall to one category.' })
export class FaultShare {
  @Field(() => ID, { nullable: true, description: 'The category; empty while nobody has judged the fault.' }) categoryId!: number | null
  @Field(() => String, { description: 'Name of the category.' }) name!: string
  @Field(() => Int, { description: 'Faults of 30 days.' }) count!: number
  @Field(() => Float, { description: 'Share of all faults, 0 to 1.' }) share!: number
  @Field(() => Float, { description: 'Share of this and all larger categories, 0 to 1.' }) cumulative!: number
}
@ObjectType({ ...simple, description: 'How many faults one machine had.' })
export class MachineFaults {
  @Field(() => ID, { description: 'The machine.' }) equipmentId!: number
  @Field(() => String, { description: 'Name of the machine.' }) name!: string
  @Field(() => Int, { description: 'Its faults.' }) count!: number
}
@ObjectType({ ...simple, description: 'Faults of one business day.' })
export class DayCount {
  @Field(() => GraphQLDay, { description: 'The day.' }) day!: string
  @Field(() => Int, { description: 'Faults reported that day.' }) count!: number
}
@ObjectType({ ...simple, description: 'A report that came in lately.' })
export class NewReport {
  @Field(() => ID, { description: 'The report.' }) id!: number
  @Field(() => String, { description: 'Its number.' }) reportNo!: string
  @Field(() => String, { description: 'Name of the machine.' }) equipmentName!: string
  @Field(() => String, { description: 'What was reported.' }) description!: string
  @Field(() => String, { description: 'Its urgency.' }) urgency!: string
  @Field(() => String, { description: 'Its status.' }) status!: string
  @Field(() => GraphQLMoment, { description: 'When it was reported.' }) reportDate!: Date
  @Field(() => Boolean, { description: 'Whether the machine stopped.' }) isStopped!: boolean
}
@ObjectType({ ...simple, description: 'What fails in a plant, over 30 days.' })
export class FaultSummary {
  @Field(() => GraphQLMoment, { description: 'When this picture was computed.' }) at!: Date
  @Field(() => PlantRef, { description: 'The plant it shows.' }) plant!: PlantRef
  @Field(() => Int, { description: 'Faults of 30 days.' }) total!: number
  @Field(() => [FaultShare], { description: 'Faults by category, most first.' }) categories!: FaultShare[]
  @Field(() => [MachineFaults], { description: 'Machines with the most faults of 30 days, at most 10.' }) machines!: MachineFaults[]
  @Field(() => [DayCount], { description: 'Faults of 14 business days, oldest first.' }) byDay!: DayCount[]
  @Field(() => [NewReport], { description: 'The newest reports, at most 6.' }) newest!: NewReport[]
}

@Resolver()
export class FaultResolver {
  @Permit('dataview:fault:view')
  @Extensions({ isForWalls: true })
  @Query(() => FaultSummary, { name: 'faultSummary', description: 'What fails in the current plant, read once.' })
  read(@Ctx() context: Context) {
    return faultSummary(context.store.read(actorOf(context)))
  }

  @Permit('dataview:fault:view')
  @Extensions({ isForWalls: true })
  @Subscription(() => FaultSummary, {
    description: 'What fails in the current plant: the whole picture now, a new one after each change, and at least every 15 s.',
    subscribe: ({ context }: { context: Context }) => context.live.subscribe('fault', actorOf(context).plantId),
  })
  faultSummary(@Root() picture: FaultSummary): FaultSummary {
    return picture
  }
}
