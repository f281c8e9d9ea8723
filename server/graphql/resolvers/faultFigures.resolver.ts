import { Args, Ctx, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { faultFigures } from '../../domain/repair/index.ts'
import { actorOf, type Context } from '../context.ts'
import { Permit } from '../permit.ts'
import { GraphQLDay, GraphQLMoment } from '../scalars.ts'
import { DayCount, MachineFaults } from './fault.resolver.ts'
import { FigureArgs, rangeOf } from './figureRange.args.ts'

const simple = { simpleResolvers: true }

@ObjectType({ ...simple, description: 'How many faults of a range fall to one category.' })
class CategoryFaults {
  @Field(() => ID, { nullable: true, description: 'The category; empty while nobody has judged the fault.' }) categoryId!: number | null
  @Field(() => String, { description: 'Its name; empty with it.' }) name!: string
  @Field(() => Int, { description: 'Faults.' }) count!: number
  @Field(() => Float, { description: 'Hours that machines stood because of them within the range.' }) stopHours!: number
  @Field(() => Float, { description: 'Share of all faults, 0 to 1.' }) share!: number
  @Field(() => Float, { description: 'Share of this and all larger categories, 0 to 1.' }) cumulative!: number
}
@ObjectType({ ...simple, description: 'How many faults were reported with one urgency.' })
class UrgencyCount {
  @Field(() => String, { description: 'The urgency.' }) urgency!: string
  @Field(() => Int, { description: 'Faults.' }) count!: number
}
@ObjectType({
  ...simple,
  description: 'What failed within a range of business days: reports not withdrawn; one that joins another is no fault of its own.',
})
class FaultFigures {
  @Field(() => GraphQLMoment, { description: 'When these figures were computed.' }) at!: Date
  @Field(() => GraphQLDay, { description: 'First day.' }) from!: string
  @Field(() => GraphQLDay, { description: 'Last day.' }) to!: string
  @Field(() => Int, { description: 'Faults reported in the range.' }) total!: number
  @Field(() => [CategoryFaults], { description: 'By category as the last repair judged it, most first.' }) byCategory!: CategoryFaults[]
  @Field(() => [MachineFaults], { description: 'By machine, most first.' }) byMachine!: MachineFaults[]
  @Field(() => [DayCount], { description: 'The days that have begun, oldest first.' }) byDay!: DayCount[]
  @Field(() => [UrgencyCount], { description: 'By urgency, most urgent first.' }) byUrgency!: UrgencyCount[]
}

@Resolver()
export class FaultFiguresResolver {
  @Permit('dataview:fault:view')
  @Query(() => FaultFigures, { description: 'What failed in the current plant within a range of days.' })
  faultFigures(@Args(() => FigureArgs) asked: FigureArgs, @Ctx() context: Context): Promise<FaultFigures> {
    return faultFigures(context.store.read(actorOf(context)), rangeOf(asked))
  }
}
