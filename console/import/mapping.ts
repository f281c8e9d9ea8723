import type { SheetColumn, SheetField } from './importWire.ts'

/** Which field each column of the sheet fills; null for a column that is not imported. */
export type Mapping = Readonly<Record<number, string | null>>

/** What the server suggests; should it name a field twice, the first column has it. */
export function suggested(columns: readonly SheetColumn[], fields: readonly SheetField[]): Mapping {
  const free = new Set(fields.map((field) => field.key))
  return Object.fromEntries(
    columns.map(({ index, field }) => {
      const isFree = field !== null && free.delete(field)
      return [index, isFree ? field : null]
    }),
  )
}

/** A field is filled by one column only: choosing it somewhere else takes it away from where it was. */
export function assigned(mapping: Mapping, index: number, field: string | null): Mapping {
  const freed = Object.entries(mapping).map(([at, key]) => [at, field !== null && key === field ? null : key] as const)
  return { ...Object.fromEntries(freed), [index]: field }
}

export const isUsed = (mapping: Mapping, field: string): boolean => Object.values(mapping).includes(field)

/** Fields that a new record cannot do without and that no column fills. */
export const missing = (mapping: Mapping, fields: readonly SheetField[]): SheetField[] =>
  fields.filter((field) => field.isRequired && !isUsed(mapping, field.key))

/** Whether rows can be told from the records that are there already. */
export const hasKey = (mapping: Mapping, fields: readonly SheetField[]): boolean => {
  const keys = fields.filter((field) => field.isKey)
  return keys.length > 0 && keys.every((field) => isUsed(mapping, field.key))
}

export const mappedCount = (mapping: Mapping): number => Object.values(mapping).filter(Boolean).length
