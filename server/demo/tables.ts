/** A row of the demo as it is written, or as one of the JSON files has it. */
export type Row = Record<string, unknown>
export const SORT_STEP = 10

/** Rows with ids in their order, from 1 or from another first one. */
export const numbered = <T extends object>(rows: readonly T[], first = 1) => rows.map((row, at) => ({ id: first + at, ...row }))
/** Rows with ids, in the order in which they were made. */
export const numberedByMoment = (rows: readonly Row[], key = 'createdAt') =>
  numbered(rows.toSorted((a, b) => Number(a[key]) - Number(b[key])))
/** The rows of a catalogue: numbered, enabled, and shown in the order of their file. */
export const listed = (rows: readonly Row[], stamps: Row): Row[] =>
  rows.map((row, at) => ({ id: at + 1, ...row, sortOrder: (at + 1) * SORT_STEP, status: 'ENABLED', ...stamps }))
/** The id that a row of a file gets, by what it is called there; throws where no row is. */
export function idIn<T extends object>(rows: readonly T[], key: keyof T, value: unknown): number {
  const at = rows.findIndex((row) => row[key] === value)
  if (at < 0) throw new Error(`no ${String(key)} ${value}`)
  return at + 1
}
