import { joinNames } from '../../../fields/display/textWidth.ts'
import type { Ref } from '../../../resource/meta.ts'
import { startOfDay } from '../../../shared/offset.ts'
import { PAST_ORDER, type PastKind, type PastRow } from './documents.ts'

export interface Episode {
  kind: PastKind
  id: string
  title: string
  /** A moment, or a day for what is planned by the day. */
  at: string
  status: string
  text: string
  /** Hours that the line stood still, or that people worked. */
  hours: number | null
  people: string
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null)
const namesOf = (value: unknown) => joinNames((Array.isArray(value) ? value : value ? [value] : []).map((one: Ref) => one.title))

function episodeOf(kind: PastKind, known: PastRow): Episode {
  const row: Readonly<Record<string, unknown>> & PastRow = known
  const isReport = kind === 'reportLog'
  return {
    kind,
    id: row.id,
    title: row.title,
    at: textOf(row[PAST_ORDER[kind]]),
    status: textOf(row[isReport ? 'progress' : 'status']),
    text: textOf(row['description']) || textOf(row['faultDescription']) || textOf(row['checkName']),
    hours: numberOf(isReport ? row['stopHours'] : row['manHours']),
    people: namesOf(row['repairers'] ?? row['owner']),
  }
}

/** A day counts from its beginning at the factories' clock, so that it can be compared with moments. */
const momentOf = (at: string) => (at.length > 10 ? Date.parse(at) : startOfDay(at))

/**
 * The newest of several lists, each newest first, as one. Right as long as every list brought `count` rows or all it has: no row
 * that was left out of its list can then be among the first `count`.
 */
export function pastOf(lists: readonly (readonly [PastKind, readonly PastRow[]])[], count: number): Episode[] {
  return lists
    .flatMap(([kind, rows]) => rows.map((row) => episodeOf(kind, row)))
    .sort((a, b) => momentOf(b.at) - momentOf(a.at))
    .slice(0, count)
}
