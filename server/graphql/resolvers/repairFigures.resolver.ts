import { Args, Ctx, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { repairFigures } from '../../domain/repair/index.ts'
import { actorOf, type Context } from '../context.ts'
import { Permit } from '../permit.ts'
import { GraphQLDay, GraphQLMoment } from '../scalars.ts'
import { FigureArgs, rangeOf } from './figureRange.args.ts'

const simple = { simpleResolvers: true }

@ObjectType({ ...simple, description: 'What one repairer did.' })
class RepairerWork {
  @Field(() => ID, { description: 'The repairer.' }) repairerId!: number
  @Field(() => String, { description: 'Name of the repairer.' }) name!: string
  @Field(() => Float, { description: 'Hours booked for the days of the range.' }) hours!: number
  @Field(() => Int, { description: 'Repairs completed in the range that the repairer had a part in.' }) repairs!: number
}
@ObjectType({ ...simple, description: 'How many repairs of one type were completed.' })
class RepairTypeCount {
  @Field(() => String, { description: 'The type.' }) repairType!: string
  @Field(() => Int, { description: 'Repairs completed in the range.' }) count!: number
}
@ObjectType({ ...simple, description: 'What came in and what was done on one business day.' })
class DayRepairs {
  @Field(() => GraphQLDay, { description: 'The day.' }) day!: string
  @Field(() => Int, { description: 'Faults reported.' }) reported!: number
  @Field(() => Int, { description: 'Reports whose last repair ended, whenever they were made.' }) completed!: number
}
@ObjectType({ ...simple, description: 'How the repair work of a plant went within a range of business days.' })
class RepairFigures {
  @Field(() => GraphQLMoment, { description: 'When these figures were computed.' }) at!: Date
  @Field(() => GraphQLDay, { description: 'First day.' }) from!: string
  @Field(() => GraphQLDay, { description: 'Last day.' }) to!: string
  @Field(() => Int, { description: 'Faults reported in the range.' }) reported!: number
  @Field(() => Int, { description: 'Those of them that were accepted.' }) accepted!: number
  @Field(() => Int, { description: 'Those of them that are open now.' }) open!: number
  @Field(() => Int, { description: 'Reports whose last repair ended in the range, whenever they were made.' }) completed!: number
  @Field(() => Float, { nullable: true, description: 'Mean minutes from report to acceptance, of the faults reported and accepted.' })
  mttaMinutes!: number | null
  @Field(() => Float, { nullable: true, description: 'Mean minutes from acceptance to the machine running again, of the faults reported.' })
  mttrMinutes!: number | null
  @Field(() => Float, { description: 'Hours booked for the days of the range.' }) manHours!: number
  @Field(() => [RepairerWork], { description: 'By repairer, most hours first.' }) byRepairer!: RepairerWork[]
  @Field(() => [RepairTypeCount], { description: 'Completed repairs by type.' }) byType!: RepairTypeCount[]
  @Field(() => [DayRepairs], { description: 'The days that have begun, oldest first.' }) byDay!: DayRepairs[]
}

@Resolver()
export class RepairFiguresResolver {
  @Permit('dataview:repair:view')
  @Query(() => RepairFigures, { description: 'How the repair work of the current plant went within a range of days.' })
  repairFigures(@Args(() => FigureArgs) asked: FigureArgs, @Ctx() context: Context): Promise<RepairFigures> {
    return repairFigures(context.store.read(actorOf(context)), rangeOf(asked))
  }
}
