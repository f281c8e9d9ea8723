import type { Row } from '../../resource/meta.ts'
import { COUNTED_TO } from '../../resource/operations/documents.ts'

export interface Version {
  id: string
  updatedAt?: unknown
}
export interface Difference {
  /** Rows on the page that changed, or moved onto it without being new. */
  changed: number
  added: number
  gone: number
}

interface Shown {
  readonly rows: readonly Row[]
  readonly total: number
  /** Present when the count stopped at its limit. */
  readonly countAll?: unknown
}
interface Fresh {
  readonly rows: readonly Version[]
  readonly total: number
}
/** The growth of the total; 0 where one of the two counts stopped at its limit. */
function growthOf(shown: Shown, fresh: Fresh): number {
  const isStopped = fresh.total === COUNTED_TO + 1 && shown.total >= COUNTED_TO
  return isStopped || (shown.countAll && fresh.total > COUNTED_TO) ? 0 : fresh.total - shown.total
}

/** Compares the shown page and total with the server's; null when they are equal. */
export function compareRows(shown: Shown, fresh: Fresh): Difference | null {
  const known = new Map(shown.rows.map((row) => [row.id, row['updatedAt']]))
  const grown = growthOf(shown, fresh)
  const touched = fresh.rows.filter((row) => known.has(row.id) && known.get(row.id) !== row.updatedAt).length
  const arrived = fresh.rows.filter((row) => !known.has(row.id)).length
  const left = shown.rows.filter((row) => !fresh.rows.some((other) => other.id === row.id)).length
  const added = Math.max(0, grown)
  const gone = Math.max(0, -grown)
  // Rows shift when others are added or removed; that is no change of theirs.
  const shifted = Math.max(0, arrived - added - (gone ? left : 0))
  const difference = { changed: touched + shifted, added, gone }
  return difference.changed || added || gone ? difference : null
}

/** The ids of rows that changed or were added. */
export const changedIds = (before: readonly Row[], after: readonly Row[]): string[] => {
  const known = new Map(before.map((row) => [row.id, row['updatedAt']]))
  return after.filter((row) => known.get(row.id) !== row['updatedAt']).map((row) => row.id)
}
