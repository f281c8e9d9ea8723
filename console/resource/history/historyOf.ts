import { date } from '../../kit/words/time.ts'

export interface Change {
  field: string
  before: string | null
  after: string | null
}
export interface Entry {
  id: string
  at: string
  userName: string
  action: string
  changes: readonly Change[]
}

/** What the stamps of a record say is said by the entry itself, and what names are found by is written for nobody. */
const EXCLUDED_FIELDS = new Set(['updatedAt', 'updatedById', 'pinyin'])
export const isReportedField = (field: string) => !EXCLUDED_FIELDS.has(field)
export const reportedChanges = ({ changes }: Entry): readonly Change[] => changes.filter(({ field }) => isReportedField(field))

/** Newest first, as they come, day by day. */
export function byDay(entries: readonly Entry[]): { day: string; entries: Entry[] }[] {
  const days: { day: string; entries: Entry[] }[] = []
  for (const entry of entries) {
    const day = date(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

/** The fields that have changed since the record was made, the ones that changed most often first. */
export function changedFields(entries: readonly Entry[]): string[] {
  const counts = new Map<string, number>()
  for (const entry of entries)
    if (entry.action !== 'create') for (const { field } of reportedChanges(entry)) counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([field]) => field)
}
