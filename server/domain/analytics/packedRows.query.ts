import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'

/** Adds one to what is counted under a key. */
export const tally = <K>(counts: Map<K, number>, key: K) => void counts.set(key, (counts.get(key) ?? 0) + 1)

/** The columns of very many rows, each as one text, for eachRow: a list of numbers is parsed many times faster than rows are built. */
export const packed = (read: Pick<Read, 'gathered'>, ...columns: readonly SQLWrapper[]): Record<string, SQL<string | null>> =>
  Object.fromEntries(columns.map((column, at) => [`column${at}`, read.gathered(column)]))

/** Gives the rows whose columns were packed, in the order of the columns; an empty place is NaN. The row is overwritten by the next one. */
export function eachRow(found: Readonly<Record<string, unknown>> | undefined, take: (row: Float64Array) => void) {
  const columns: (number | null)[][] = []
  for (let text = found?.column0; typeof text === 'string'; text = found?.[`column${columns.length}`]) columns.push(JSON.parse(text))
  const row = new Float64Array(columns.length)
  const length = columns[0]?.length ?? 0
  for (let at = 0; at < length; at++) {
    for (let place = 0; place < columns.length; place++) row[place] = columns[place]?.[at] ?? Number.NaN
    take(row)
  }
}

/** How often each number occurs in rows of one, under the key that it stands for. */
export function tallied<K>(found: Readonly<Record<string, unknown>> | undefined, keyOf: (value: number) => K): Map<K, number> {
  const counts = new Map<number, number>()
  eachRow(found, (row) => tally(counts, row[0] as number))
  return new Map([...counts].map(([value, count]) => [keyOf(value), count]))
}
