import type { FieldDef } from './field.ts'
import { isState } from './flow.ts'
import type { ResourceDef } from './resource.ts'
import { isMandatory } from './validate.ts'

/** Whether a cell of a sheet can contain the field; files and transient or secret values cannot be imported. */
const fitsCell = ({ options }: FieldDef) => !options.readonly && !options.secret && !options.transient && !options.accept

/** The fields that a sheet may contain, in the order of the definition. */
export const importableFields = (resource: ResourceDef): [string, FieldDef][] =>
  Object.entries(resource.fields).filter(([key, field]) => fitsCell(field) && !isState(resource, key))

const importable = new WeakMap<ResourceDef, ReadonlySet<string>>()
/** Their keys, cached, since every imported row needs them. */
export function importableKeys(resource: ResourceDef): ReadonlySet<string> {
  const keys = importable.get(resource) ?? new Set(importableFields(resource).map(([key]) => key))
  importable.set(resource, keys)
  return keys
}

/** Whether the list exports a sheet to fill in; importing it updates existing records only. */
export const isFilledIn = ({ importSheet }: ResourceDef): boolean => importSheet !== undefined

/** Whether it is an append-only log whose rows only the id distinguishes: two rows may be equal in all fields. */
export const isEventLog = (resource: ResourceDef): boolean =>
  resource.can.includes('create') &&
  !resource.can.includes('update') &&
  !resource.can.includes('delete') &&
  importKeyOf(resource).length === 0

/** Whether rows of a sheet can become records: all required fields fit in cells, or they update existing records found by a key. */
export const isImportable = (resource: ResourceDef): boolean =>
  (resource.can.includes('create') || (resource.can.includes('update') && resource.importKey !== undefined)) &&
  Object.values(resource.fields).every((field) => !isMandatory(field) || field.options.readonly || fitsCell(field))

/**
 * The fields that match a row of a sheet to a record: those of the definition, else the first unique writable ones, else the document
 * number. Empty when only the id distinguishes records.
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
