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

/** Fields omitted from histories: stamps, which the entry itself has, and pinyin, which is for search only. */
const EXCLUDED_FIELDS = new Set(['updatedAt', 'updatedById', 'pinyin'])
/** Whether histories show a field. */
export const isReportedField = (field: string) => !EXCLUDED_FIELDS.has(field)
/** The changes of an entry that histories show. */
export const reportedChanges = ({ changes }: Entry): readonly Change[] => changes.filter(({ field }) => isReportedField(field))

/** Groups entries by day, preserving their order (newest first). */
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

/** The fields that have changed since creation, the most often changed first. */
export function changedFields(entries: readonly Entry[]): string[] {
  const counts = new Map<string, number>()
  for (const entry of entries)
    if (entry.action !== 'create') for (const { field } of reportedChanges(entry)) counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([field]) => field)
}
