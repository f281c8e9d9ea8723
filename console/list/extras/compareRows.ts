import type { Row } from '../../resource/meta.ts'
import { COUNTED_TO } from '../../resource/operations/documents.ts'

export interface Version {
  id: string
  updatedAt?: unknown
}
export interface Difference {
  /** Rows in sight that have changed, and rows that have come into sight without being new. */
  changed: number
  added: number
  gone: number
}

interface Shown {
  readonly rows: readonly Row[]
  readonly total: number
  /** There where the total stops at a round number. */
  readonly countAll?: unknown
}
interface Fresh {
  readonly rows: readonly Version[]
  readonly total: number
}
/** By how many rows a list has grown: nobody knows where one of the two counts stopped short of all. */
function growthOf(shown: Shown, fresh: Fresh): number {
  const isStopped = fresh.total === COUNTED_TO + 1 && shown.total >= COUNTED_TO
  return isStopped || (shown.countAll && fresh.total > COUNTED_TO) ? 0 : fresh.total - shown.total
}

/** What the server has now beside what is shown: the rows of one page and how many there are in all. */
export function compareRows(shown: Shown, fresh: Fresh): Difference | null {
  const known = new Map(shown.rows.map((row) => [row.id, row['updatedAt']]))
  const grown = growthOf(shown, fresh)
  const touched = fresh.rows.filter((row) => known.has(row.id) && known.get(row.id) !== row.updatedAt).length
  const arrived = fresh.rows.filter((row) => !known.has(row.id)).length
  const left = shown.rows.filter((row) => !fresh.rows.some((other) => other.id === row.id)).length
  const added = Math.max(0, grown)
  const gone = Math.max(0, -grown)
  // Rows move up when others go and down when others come: that alone is no change of them.
  const shifted = Math.max(0, arrived - added - (gone ? left : 0))
  const difference = { changed: touched + shifted, added, gone }
  return difference.changed || added || gone ? difference : null
}

/** The rows that are other than they were, or were not there. */
export const changedIds = (before: readonly Row[], after: readonly Row[]): string[] => {
  const known = new Map(before.map((row) => [row.id, row['updatedAt']]))
  return after.filter((row) => known.get(row.id) !== row['updatedAt']).map((row) => row.id)
}
