import { isFilterable } from '../../fields/filters/filterAddress.ts'
import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'

const KINDS: readonly FieldMeta['kind'][] = ['link', 'choice', 'flag', 'date', 'instant']
const CATEGORIES: readonly (string | undefined)[] = ['eq', 'in']

export const isCalendar = (field: FieldMeta | undefined) => field?.kind === 'date' || field?.kind === 'instant'
/** Texts and whole numbers that lists compare as a whole. */
const isCategory = ({ kind, filter }: FieldMeta) => (kind === 'text' || kind === 'int') && CATEGORIES.includes(filter)

/** The fields by which a list can be grouped, as the server allows and as far as the console can filter by them. */
export const groupFields = ({ fields }: ResourceMeta): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isFilterable(field) && (KINDS.includes(field.kind) || isCategory(field)) ? [name] : [],
  )

/** The numbers of a list that are amounts, as the server measures them. */
export const measureFields = ({ fields, sort }: ResourceMeta): string[] => {
  const isPosition = (name: string) => name === 'sortOrder' || name === sort.replace(/^-/, '') || name.endsWith('Id')
  const isAmount = (name: string, field: FieldMeta) =>
    (field.kind === 'int' || field.kind === 'decimal') && !field.computed && !field.transient && !isCategory(field) && !isPosition(name)
  return Object.entries(fields).flatMap(([name, field]) => (isAmount(name, field) ? [name] : []))
}

export const MEASURES = ['sum', 'avg', 'min', 'max'] as const
export type MeasureKind = (typeof MEASURES)[number]
/** What can be computed of a number: shares, balances and prices have no sum. */
export const measuresOf = (field: FieldMeta | undefined): readonly MeasureKind[] =>
  field?.unit === 'share' || field?.additive === false ? MEASURES.filter((kind) => kind !== 'sum') : MEASURES
