import { Arg, Ctx, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { roller, rollerPassport, rollerPunctuality } from '../../domain/roller/index.ts'
import { actorOf, type Context } from '../context.ts'
import { idOf } from '../crud.ts'
import { declaredType } from '../declare.ts'
import { Permit } from '../permit.ts'
import { GraphQLDay } from '../scalars.ts'

const simple = { simpleResolvers: true }
type Text = string | null
type Figure = number | null

@ObjectType({ ...simple, description: 'One thing that happened to a roller.' })
class RollerPassportEntry {
  @Field(() => GraphQLDay, { description: 'The day on which it happened.' }) at!: string
  @Field(() => String, { description: 'LOG, OUT (sent for repair), BACK (returned) or SCRAPPED (lost in repair).' }) kind!: string
  @Field(() => ID, { description: 'Id of the roller log, or of the roller repair.' }) refId!: number
  @Field(() => String, { description: 'Name of the operation logged, or number of the repair.' }) title!: string
  @Field(() => String, { nullable: true, description: 'Of a log: NONE, MOUNT, DISMOUNT or SCRAP.' }) effect!: Text
  @Field(() => String, { nullable: true, description: 'What was done, or was to be done in repair.' }) operationName!: Text
  @Field(() => ID, { nullable: true, description: 'Id of the machine of a log, of the repairer of a repair.' }) placeId!: Figure
  @Field(() => String, { nullable: true, description: 'Name of that machine or repairer.' }) placeName!: Text
  @Field(() => String, { nullable: true, description: 'Who handled it.' }) personName!: Text
  @Field(() => String, { nullable: true, description: 'What was noted.' }) detail!: Text
  @Field(() => GraphQLDay, { nullable: true, description: 'The day agreed for its return.' }) dueDate!: Text
  @Field(() => Boolean, { description: 'Whether it came back later than agreed, or is out longer than agreed.' }) isLate!: boolean
  @Field(() => Int, { nullable: true, description: 'Days between going out and coming back; so far, as long as it is out.' })
  daysOut!: Figure
  @Field(() => Int, { nullable: true, description: 'Days beyond the day agreed.' }) daysLate!: Figure
}
@ObjectType({ ...simple, description: 'A roller with everything that ever happened to it.' })
class RollerPassport {
  @Field(() => declaredType(roller), { description: 'The roller.' }) roller!: object
  @Field(() => [RollerPassportEntry], { description: 'What happened to it, newest first.' }) entries!: RollerPassportEntry[]
  @Field(() => Int, { description: 'How often it was sent for repair.' }) repairs!: number
  @Field(() => Int, { description: 'How often it came back.' }) returned!: number
  @Field(() => Int, { description: 'How often it came back by the day agreed.' }) onTime!: number
  @Field(() => Int, { description: 'Days it has been out for repair, all repairs together.' }) daysOut!: number
}
@ObjectType({ ...simple, description: 'How well a repairer of rollers keeps the days agreed.' })
class RollerPunctuality {
  @Field(() => ID, { description: 'The repairer.' }) repairerId!: number
  @Field(() => String, { description: 'Name of the repairer.' }) name!: string
  @Field(() => Int, { description: 'Rollers sent in the range.' }) sent!: number
  @Field(() => Int, { description: 'Of these, how many have come back.' }) returned!: number
  @Field(() => Int, { description: 'Of those that came back, how many did by the day agreed.' }) onTime!: number
  @Field(() => Float, { nullable: true, description: 'Share of the returned that came on time, 0 to 1; empty when none has come back.' })
  onTimeRate!: Figure
  @Field(() => Float, { nullable: true, description: 'Mean days from going out to coming back.' }) meanDays!: Figure
  @Field(() => Float, { nullable: true, description: 'Mean days of delay of those that came back late.' }) meanDelayDays!: Figure
  @Field(() => Int, { description: 'Rollers out now, whenever they were sent.' }) outNow!: number
  @Field(() => Int, { description: 'Of these, how many are overdue.' }) overdueNow!: number
}

@Resolver()
export class RollerResolver {
  @Permit('roller:roller:list', 'roller:roller:query')
  @Query(() => RollerPassport, { description: 'The passport of a roller: its logs and repairs as one history.' })
  rollerPassport(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    return rollerPassport(context.store.read(actorOf(context)), idOf(id))
  }

  @Permit('roller:repair:list')
  @Query(() => [RollerPunctuality], { description: 'How well repairers of rollers kept the days agreed, the busiest first.' })
  rollerPunctuality(
    @Arg('from', () => GraphQLDay, { description: 'First day on which rollers were sent.' }) from: string,
    @Arg('to', () => GraphQLDay, { description: 'Last day on which rollers were sent; the range holds at most 731 days.' }) to: string,
    @Ctx() context: Context,
  ) {
    return rollerPunctuality(context.store.read(actorOf(context)), { from, to })
  }
}
