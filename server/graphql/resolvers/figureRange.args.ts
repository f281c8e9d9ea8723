import { ArgsType, Field, ID } from 'type-graphql'
import { idOf } from '../crud.ts'
import { GraphQLDay } from '../scalars.ts'

@ArgsType()
export class DaysArgs {
  @Field(() => GraphQLDay, { description: 'First business day.' }) from!: string
  @Field(() => GraphQLDay, { description: 'Last business day, included; at most 731 days in all. What is still to come counts nothing.' })
  to!: string
}
@ArgsType()
export class FigureArgs extends DaysArgs {
  @Field(() => ID, { nullable: true, description: 'Only machines of this workshop.' }) workshopId?: string | null
}
/** The arguments as figures take them. */
export const rangeOf = ({ from, to, workshopId }: FigureArgs) => ({ from, to, workshopId: workshopId == null ? null : idOf(workshopId) })
