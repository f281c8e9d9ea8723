import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { GroupPage, GroupRequest, ResourceDef } from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import { listRequest, PageInput } from './arguments.ts'
import { actorOf } from './context.ts'
import { labelOf, type Types } from './declare.ts'
import { defineOperation, type Operation } from './operation.ts'

enum GroupStep {
  DAY = 'day',
  WEEK = 'week',
  MONTH = 'month',
}
registerEnumType(GroupStep, {
  name: 'GroupStep',
  description: 'By which part of the calendar days and moments are grouped, in the time zone of the plants.',
  valuesConfig: {
    DAY: { description: 'By day.' },
    WEEK: { description: 'By week, from Monday.' },
    MONTH: { description: 'By month.' },
  },
})
enum MeasureKind {
  SUM = 'sum',
  AVG = 'avg',
  MIN = 'min',
  MAX = 'max',
}
registerEnumType(MeasureKind, {
  name: 'MeasureKind',
  description: 'What is computed of a number over the records in which it is filled.',
  valuesConfig: {
    SUM: { description: 'The sum, exact; not of shares.' },
    AVG: { description: 'The average, with two digits more than the number has.' },
    MIN: { description: 'The smallest.' },
    MAX: { description: 'The largest.' },
  },
})

@InputType('GroupByInput', { description: 'A field by which records are grouped.' })
class GroupByInput {
  @Field(() => String, { description: 'A link, choice, flag, day, moment or computed state that the list can be filtered by.' })
  field!: string
  @Field(() => GroupStep, { nullable: true, description: 'For days and moments; by day unless named.' }) step?: GroupStep
}
@InputType('MeasureInput', { description: 'A number that is computed for each group.' })
class MeasureInput {
  @Field(() => String, { description: 'A number field that is an amount.' }) field!: string
  @Field(() => MeasureKind, { description: 'What is computed of it.' }) of!: MeasureKind
}

const MEASURES = 'In the order of the measures; null where no record has the number, or records of several units have it.'
const UNITS = 'In the order of the measures: the measure for each unit, that of most records first; empty for numbers of one unit.'

@ObjectType('RowGroupKey', { simpleResolvers: true, description: 'What the records of a group have in common in one field.' })
class RowGroupKey {
  @Field(() => String, { description: 'The field.' }) field!: string
  @Field(() => String, { nullable: true, description: 'An id, a value, true or false, or the first day; null where the field is empty.' })
  value!: string | null
  @Field(() => String, { description: 'The value in your language: a title, the word of a choice, a day or a range of days.' })
  label!: string
}
@ObjectType('UnitMeasure', { simpleResolvers: true, description: 'A measure of the records whose number has one unit.' })
class RowUnitMeasure {
  @Field(() => String, { nullable: true, description: 'The unit, such as kg; null where the records name none.' }) unit!: string | null
  @Field(() => Float, { description: 'The measure.' }) value!: number
}
@ObjectType('RowGroup', { simpleResolvers: true, description: 'Records of a list that are equal in the fields of the grouping.' })
class RowGroup {
  @Field(() => [RowGroupKey], { description: 'In the order of the grouping.' }) keys!: RowGroupKey[]
  @Field(() => Int, { description: 'Number of records.' }) count!: number
  @Field(() => [Float], { nullable: 'items', description: MEASURES })
  measures!: (number | null)[]
  @Field(() => [[RowUnitMeasure]], { description: UNITS }) units!: RowUnitMeasure[][]
  @Field(() => String, { description: 'The filter of the list that finds its records, as JSON.' }) filter!: string
}
@ObjectType('RowGroups', { simpleResolvers: true, description: 'A page of the groups of a list.' })
class RowGroups {
  @Field(() => Int, { description: 'Number of groups over all pages.' }) total!: number
  @Field(() => Int, { description: 'Number of records in all groups.' }) rows!: number
  @Field(() => [Float], { nullable: 'items', description: 'The measures over all records, in their order.' }) totals!: (number | null)[]
  @Field(() => [[RowUnitMeasure]], { description: 'The measures over all records for each unit, in their order.' })
  totalUnits!: RowUnitMeasure[][]
  @Field(() => [RowGroup], { description: 'The groups of this page.' }) items!: RowGroup[]
}

const unitsOf = (units: GroupPage['totalUnits']) => units.map((own) => [...own])
const wire = ({ items, ...page }: GroupPage): RowGroups => ({
  ...page,
  totals: [...page.totals],
  totalUnits: unitsOf(page.totalUnits),
  items: items.map(({ keys, count, measures, units, filter }) => ({
    keys: keys.map(({ field, value, label }) => ({ field, value: value === null ? null : String(value), label })),
    count,
    measures: [...measures],
    units: unitsOf(units),
    filter: JSON.stringify(filter),
  })),
})

interface Arguments {
  readonly filter?: object
  readonly page?: PageInput
  readonly by: GroupRequest['by']
  readonly measures: NonNullable<GroupRequest['measures']>
}
const SORTS = 'Which page, and in which order: by count, a field of the grouping, or a measure such as sum:hours.'

/** The groups of a list; without fields to group by, the measures of all that match. */
export const groupingOf = (resource: ResourceDef, { Filter }: Types): Operation =>
  defineOperation<Arguments>({
    root: 'Query',
    name: `${resource.plural}Groups`,
    description: `${labelOf(resource)}: the list in groups, with counts and measures.`,
    type: () => RowGroups,
    args: {
      filter: { type: () => Filter, nullable: true },
      by: { type: () => [GroupByInput], description: 'One to three fields; none for one group of all records.' },
      measures: { type: () => [MeasureInput], defaultValue: [], description: 'At most 12 numbers.' },
      page: { type: () => PageInput, nullable: true, description: SORTS },
    },
    traits: { permission: [`${resource.permission}:list`] },
    async run({ filter, page, by, measures }, context) {
      const { operations, language } = context
      const request = { ...listRequest(filter, page), by, measures }
      return wire(await operations.group(actorOf(context), resource, request, { language, translate: words(language) }))
    },
  })
