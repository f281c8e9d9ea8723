import type { FieldDef } from './field.ts'
import { isState } from './flow.ts'
import type { ResourceDef } from './resource.ts'
import { isMandatory } from './validate.ts'

/** Whether a cell of a sheet can say what the field holds; files and what is never kept (a password) cannot come from a sheet. */
const fitsCell = ({ options }: FieldDef) => !options.readonly && !options.secret && !options.transient && !options.accept

/** The fields that a sheet may fill, in the order of the definition. */
export const importableFields = (resource: ResourceDef): [string, FieldDef][] =>
  Object.entries(resource.fields).filter(([key, field]) => fitsCell(field) && !isState(resource, key))

const importable = new WeakMap<ResourceDef, ReadonlySet<string>>()
/** Their keys. Asked of every row of a sheet, so that they are found once. */
export function importableKeys(resource: ResourceDef): ReadonlySet<string> {
  const keys = importable.get(resource) ?? new Set(importableFields(resource).map(([key]) => key))
  importable.set(resource, keys)
  return keys
}

/** The list gives out a sheet to be filled in: what comes back fills in the records that are there, whoever sends it. */
export const isFilledIn = ({ importSheet }: ResourceDef): boolean => importSheet !== undefined

/**
 * Rows of a log that is only added to, and that nothing but the id tells apart: each is an event of its own, and two of them may be equal in
 * everything.
 */
export const isEventLog = (resource: ResourceDef): boolean =>
  resource.can.includes('create') &&
  !resource.can.includes('update') &&
  !resource.can.includes('delete') &&
  importKeyOf(resource).length === 0

/**
 * Rows of a sheet can become records: they can be made by hand, and everything asked for then fits a cell. Or they fill in records that are
 * there already, which they find by a key of their own.
 */
export const isImportable = (resource: ResourceDef): boolean =>
  (resource.can.includes('create') || (resource.can.includes('update') && resource.importKey !== undefined)) &&
  Object.values(resource.fields).every((field) => !isMandatory(field) || field.options.readonly || fitsCell(field))

/**
 * The fields by which a row of a sheet finds the record that it means: those the definition names, else the first that are unique and
 * can be written, else the number that the server gave. Empty when nothing but the id tells records apart.
 */
export function importKeyOf(resource: ResourceDef): readonly string[] {
  if (resource.importKey) return resource.importKey
  const allowed = importableKeys(resource)
  const singles = Object.entries(resource.fields).filter(([, { options }]) => options.unique && !options.secret)
  const sets = [...singles.map(([key]) => [key]), ...resource.unique]
  const writable = sets.find((keys) => keys.every((key) => allowed.has(key)))
  const numbered = singles.find(([, { options }]) => options.series)
  return writable ?? (numbered ? [numbered[0]] : [])
}
