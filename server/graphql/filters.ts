import { Field, Float, ID, InputType, Int } from 'type-graphql'
import { type FieldDef, type FilterType, KINDS, PERIOD_DAYS_MAX, periodWords, type ResourceDef, relativeLinksOf } from '../kernel/index.ts'
import { GraphQLDay, GraphQLMoment } from './scalars.ts'

export type Class = abstract new () => unknown
/** A class that exists only to carry type-graphql's metadata. */
export const named = (name: string) => ({ [name]: class {} })[name] as unknown as Class & { prototype: object }

type TypeOf = () => unknown
const OPERATOR: Record<string, string> = {
  eq: 'Equal to.',
  in: 'Any of these.',
  contains: 'Contains this text, whatever the case.',
  from: 'From this value on, inclusive.',
  to: 'Up to this value, inclusive.',
}
const PERIOD = `A period relative to the moment of reading, in the business days and shifts of the plant: ${periodWords.join(', ')}, where N is 1 to ${PERIOD_DAYS_MAX}. Weeks begin on Monday; the last N days include today, and olderThanNdays is what is before them; between shifts, thisShift finds nothing.`
const MY_DEPARTMENT = 'myDepartment: your department with those below it, which finds nothing for a user without one.'

/** An input type with one optional field per operator. `relative` describes the relative values, where there are any. */
export function filterInput(name: string, type: TypeOf, operators: readonly string[], relative?: string): Class {
  const cls = named(name)
  InputType(name, { description: 'Conditions on one field; all that are given must hold.' })(cls as never)
  for (const op of operators) {
    Field((op === 'in' ? () => [type()] : type) as never, { nullable: true, description: OPERATOR[op] as string })(cls.prototype, op)
  }
  if (relative) Field(() => String, { nullable: true, description: relative })(cls.prototype, 'relative')
  return cls
}

export const idFilter = filterInput('IDFilter', () => ID, ['eq', 'in'])
const FILTERS: Readonly<Record<FilterType, Class>> = {
  TextFilter: filterInput('TextFilter', () => String, ['eq', 'in', 'contains']),
  IntFilter: filterInput('IntFilter', () => Int, ['eq', 'in', 'from', 'to']),
  FloatFilter: filterInput('FloatFilter', () => Float, ['eq', 'from', 'to']),
  BooleanFilter: filterInput('BooleanFilter', () => Boolean, ['eq']),
  DateFilter: filterInput('DateFilter', () => GraphQLDay, ['eq', 'from', 'to'], PERIOD),
  DateTimeFilter: filterInput('DateTimeFilter', () => GraphQLMoment, ['eq', 'from', 'to'], PERIOD),
  IDFilter: idFilter,
}
const personFilter = filterInput('PersonFilter', () => ID, ['eq', 'in'], `me: yourself. ${MY_DEPARTMENT}`)
const departmentFilter = filterInput('DepartmentLinkFilter', () => ID, ['eq', 'in'], MY_DEPARTMENT)
/** The filter input of a link to such a resource. */
function linkFilter(target: ResourceDef | undefined): Class {
  const words = relativeLinksOf(target)
  return words.includes('me') ? personFilter : words.length ? departmentFilter : idFilter
}
/** The filter input of moments that every row has. */
export const momentFilter = FILTERS.DateTimeFilter
/** The filter input of a field, if it can be filtered by; a choice gets one of its own from its enum. */
export function filterOfField({ kind }: FieldDef, target: ResourceDef | undefined): Class | undefined {
  const { filter } = KINDS[kind]
  if (filter === 'IDFilter') return linkFilter(target)
  return filter === 'own' || filter === 'none' ? undefined : FILTERS[filter]
}
