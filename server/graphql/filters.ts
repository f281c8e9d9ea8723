import { Field, Float, ID, InputType, Int } from 'type-graphql'
import { type FieldDef, type FilterType, KINDS } from '../kernel/index.ts'
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

/** An input type with one optional field per operator. */
export function filterInput(name: string, type: TypeOf, operators: readonly string[]): Class {
  const cls = named(name)
  InputType(name, { description: 'Conditions on one field; all that are given must hold.' })(cls as never)
  for (const op of operators) {
    Field((op === 'in' ? () => [type()] : type) as never, { nullable: true, description: OPERATOR[op] as string })(cls.prototype, op)
  }
  return cls
}

export const idFilter = filterInput('IDFilter', () => ID, ['eq', 'in'])
const FILTERS: Readonly<Record<FilterType, Class>> = {
  TextFilter: filterInput('TextFilter', () => String, ['eq', 'in', 'contains']),
  IntFilter: filterInput('IntFilter', () => Int, ['eq', 'in', 'from', 'to']),
  FloatFilter: filterInput('FloatFilter', () => Float, ['eq', 'from', 'to']),
  BooleanFilter: filterInput('BooleanFilter', () => Boolean, ['eq']),
  DateFilter: filterInput('DateFilter', () => GraphQLDay, ['eq', 'from', 'to']),
  DateTimeFilter: filterInput('DateTimeFilter', () => GraphQLMoment, ['from', 'to']),
  IDFilter: idFilter,
}
/** The filter input of a kind, if it can be filtered by; a choice gets one of its own from its enum. */
export function filterOfKind(kind: FieldDef['kind']): Class | undefined {
  const { filter } = KINDS[kind]
  return filter === 'own' || filter === 'none' ? undefined : FILTERS[filter]
}
