import { Arg, Args, ArgsType, Ctx, Extensions, Field, ID, Int, Mutation, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql'
import {
  dueInspectionOrders,
  inspectionDates,
  inspectionOrder,
  inspectionPoint,
  inspectionRound,
  inspectionShifts,
  makeInspectionOrders,
  REF_KINDS,
  refValueReading,
  reportFromInspection,
  SKIPS,
} from '../../domain/inspection/index.ts'
import { shift } from '../../domain/masterdata/index.ts'
import { reportLog } from '../../domain/repair/index.ts'
import { about } from '../../kernel/index.ts'
import { words } from '../../words.ts'
import { actorOf, type Context } from '../context.ts'
import { idOf } from '../crud.ts'
import { declaredChoice, declaredType } from '../declare.ts'
import { Permit } from '../permit.ts'
import { GraphQLDay, GraphQLMoment } from '../scalars.ts'

const simple = { simpleResolvers: true }
const namesOf = <T extends string>(values: readonly T[]) => Object.fromEntries(values.map((value) => [value, value]))
const InspectionSkip = namesOf(SKIPS)
registerEnumType(InspectionSkip, {
  name: 'InspectionSkip',
  description: 'Why a turn of an inspection point makes no order.',
  valuesConfig: {
    HOLIDAY: { description: 'The plant rests: a holiday or one of its weekly rest days.' },
    WEEKEND: { description: 'The point is not looked at on Saturdays and Sundays.' },
  },
})
const RefValueKind = namesOf(REF_KINDS)
registerEnumType(RefValueKind, {
  name: 'RefValueKind',
  description: 'How a reference value is understood.',
  valuesConfig: {
    RANGE: { description: 'A range of numbers.' },
    WORDS: { description: 'A list of allowed words.' },
    TEXT: { description: 'Any other text, which only a person can judge.' },
  },
})
type Moment = Date | null
type Text = string | null

@ObjectType({ ...simple, description: 'The checks of one shift along the inspector’s way.' })
class InspectionRound {
  @Field(() => declaredType(shift), { nullable: true, description: 'The shift; empty when none was named and none is on.' }) shift!: object
  @Field(() => GraphQLDay, { description: 'The date on which the shift begins.' }) planDate!: string
  @Field(() => GraphQLMoment, { nullable: true, description: 'When the shift begins.' }) dueFrom!: Moment
  @Field(() => GraphQLMoment, { nullable: true, description: 'When the shift ends.' }) dueUntil!: Moment
  @Field(() => [declaredType(inspectionOrder)], {
    description: 'Its orders by workshop, machine and the point’s place on the way.',
  })
  orders!: object[]
}
@ObjectType({ ...simple, description: 'How the checks of one shift of one day stand.' })
class InspectionShift {
  @Field(() => GraphQLDay, { description: 'The date on which the shift begins.' }) planDate!: string
  @Field(() => ID, { description: 'The shift.' }) shiftId!: number
  @Field(() => String, { description: 'Its name.' }) shiftName!: string
  @Field(() => GraphQLMoment, { description: 'When it begins.' }) dueFrom!: Date
  @Field(() => GraphQLMoment, { description: 'When it ends.' }) dueUntil!: Date
  @Field(() => Int, { description: 'All orders: done, skipped, missed and pending together.' }) total!: number
  @Field(() => Int, { description: 'Orders done.' }) done!: number
  @Field(() => Int, { description: 'Orders done with a result out of range.' }) overRef!: number
  @Field(() => Int, { description: 'Orders done more than 30 minutes after the end of the shift.' }) late!: number
  @Field(() => Int, { description: 'Orders still open more than 30 minutes after the end of the shift.' }) missed!: number
  @Field(() => Int, { description: 'Orders skipped.' }) skipped!: number
  @Field(() => Int, { description: 'Open orders that can still be done in time.' }) pending!: number
}
@ObjectType({ ...simple, description: 'A day on which an inspection point has its turn.' })
class InspectionDate {
  @Field(() => GraphQLDay, { description: 'The day.' }) date!: string
  @Field(() => InspectionSkip, { nullable: true, description: 'Why no order will be made for it; empty when one will.' }) skipped!: Text
}
@ObjectType({ ...simple, description: 'How a reference value is understood.' })
class RefValueReading {
  @Field(() => RefValueKind, { description: 'A range, a list of words or free text.' }) kind!: string
  @Field(() => String, { nullable: true, description: 'Of a range: its lower bound, a number.' }) low!: Text
  @Field(() => Boolean, { nullable: true, description: 'Whether the lower bound itself is outside.' }) lowOpen!: boolean | null
  @Field(() => String, { nullable: true, description: 'Of a range: its upper bound, a number.' }) high!: Text
  @Field(() => Boolean, { nullable: true, description: 'Whether the upper bound itself is outside.' }) highOpen!: boolean | null
  @Field(() => String, { nullable: true, description: 'Of a range: what is counted.' }) unit!: Text
  @Field(() => [String], { nullable: true, description: 'Of a list: the allowed words.' }) words!: string[] | null
}

@ArgsType()
class InspectionDatesArgs {
  @Field(() => declaredChoice(inspectionPoint, 'inspectCycle'), { description: 'How often.' })
  inspectCycle!: 'SHIFT' | 'DAY' | 'WEEK' | 'MONTH' | 'DAYS'
  @Field(() => Int, { nullable: true, description: 'Of the cycle DAYS: how many lie between two turns.' }) cycleDays?: number
  @Field(() => GraphQLDay, { nullable: true, description: 'The date from which turns are counted; today unless said.' }) firstDate?: string
  @Field(() => Boolean, { nullable: true, description: 'Whether Saturdays and Sundays are left out.' }) closeAtWeekend?: boolean
}

const readOf = (context: Context) => context.store.read(actorOf(context))

@Resolver()
export class InspectionResolver {
  @Permit('inspect:order:list')
  @Query(() => InspectionRound, { description: 'The round of a shift: what is to be checked, in the order of the way.' })
  inspectionRound(
    @Arg('shiftId', () => ID, { nullable: true, description: 'The shift; the one that is on unless said.' }) shiftId: string | undefined,
    @Arg('date', () => GraphQLDay, { nullable: true, description: 'The date on which it begins; that of the shift now unless said.' })
    date: string | undefined,
    @Ctx() context: Context,
  ) {
    return inspectionRound(readOf(context), {
      ...(shiftId != null && { shiftId: idOf(shiftId, 'shiftId') }),
      ...(date != null && { date }),
    })
  }

  @Permit('inspect:order:list')
  @Query(() => [InspectionShift], { description: 'How the checks of the shifts of a range of days stand, newest first.' })
  inspectionShifts(
    @Arg('from', () => GraphQLDay, { description: 'First day.' }) from: string,
    @Arg('to', () => GraphQLDay, { description: 'Last day; the range holds at most 31 days.' }) to: string,
    @Ctx() context: Context,
  ) {
    return inspectionShifts(readOf(context), { from, to })
  }

  @Permit('inspect:point:list')
  @Query(() => [InspectionDate], { description: 'The next twelve turns of such a point from today on.' })
  inspectionDates(@Args(() => InspectionDatesArgs) asked: InspectionDatesArgs, @Ctx() context: Context) {
    return about(inspectionPoint, () => inspectionDates(readOf(context), asked))
  }

  @Permit('inspect:point:list', 'inspect:order:list')
  @Query(() => RefValueReading, { description: 'How a reference value is understood; refused when it was meant as numbers and is none.' })
  refValueReading(
    @Arg('refValue', () => String, { description: 'The reference value as typed.' }) refValue: string,
    @Arg('unit', () => String, { nullable: true, description: 'What the point is measured in.' }) unit: string | undefined,
  ) {
    return about(inspectionPoint, async () => refValueReading(refValue, unit))
  }

  @Permit('inspect:order:add')
  @Query(() => Int, { description: 'How many inspection orders of this plant are to exist by now and do not.' })
  dueInspectionOrders(@Ctx() context: Context) {
    return dueInspectionOrders(readOf(context))
  }

  @Permit('inspect:order:add')
  @Extensions({ isRepeatable: true })
  @Mutation(() => Int, {
    description: 'Makes the inspection orders of the coming 24 hours now instead of at the next round; answers how many.',
  })
  makeInspectionOrders(@Ctx() context: Context) {
    return makeInspectionOrders(context.store, actorOf(context))
  }

  @Permit('repair:report:add')
  @Mutation(() => declaredType(reportLog), {
    description: 'Reports the fault that a recorded inspection found; refused while an earlier report of it is open.',
  })
  reportFromInspection(@Arg('id', () => ID, { description: 'Id of the inspection order.' }) id: string, @Ctx() context: Context) {
    const { store, registry } = context
    return reportFromInspection({ store, registry, say: words('zh') }, actorOf(context), idOf(id))
  }
}
