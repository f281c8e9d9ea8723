import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { addDays, dayStart, type Read, todayOf } from '../../../kernel/index.ts'
import { fault } from '../fault.resource.ts'
import { reportLog } from '../reports/reportLog.resource.ts'
import { repairLog } from './repairLog.resource.ts'

const DAYS = 365
/** The newest of that year are enough to know what is usual, and as quick on a machine that fails every hour. */
const LOOKED_AT = 500
const LONGEST = 24
const PHRASES = 8

/** How often each value comes, most often first; of those as often, the one met first. */
function ranked<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}

interface Saying {
  readonly phrase: string
  readonly reporterId: number
  /** Whether the reader may open the report that says it. */
  readonly isOpen: boolean
}
async function sayingsOf(read: Read, equipmentId: number, since: Date): Promise<Saying[]> {
  const t = read.table(reportLog)
  const rows = await read.db
    .select({
      description: t.description,
      reporterId: t.reporterId,
      isOpen: sql`${read.within(reportLog)}`.mapWith(Boolean),
    })
    .from(t)
    .where(and(eq(t.equipmentId, equipmentId), gte(t.reportDate, since)))
    .orderBy(desc(t.reportDate), desc(t.id))
    .limit(LOOKED_AT)
  return rows.map(({ description, ...row }) => ({ ...row, phrase: description.trim() }))
}

/** The faults found on a machine, by name. */
async function faultNamesOf(read: Read, equipmentId: number, since: Date): Promise<string[]> {
  const t = read.table(repairLog)
  const repairs = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.equipmentId, equipmentId), gte(t.createdAt, since)))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(LOOKED_AT)
  const found = await read.of(repairLog).linksOf(
    'faultIds',
    repairs.map(({ id }) => id),
  )
  const usual = ranked(repairs.flatMap(({ id }) => found.get(id) ?? [])).slice(0, PHRASES)
  const rows = await read.of(fault).many(usual.map(([id]) => id))
  return rows.flatMap((row) => (row?.status === 'ENABLED' ? [row.name] : []))
}

const isShort = (phrase: string) => phrase.length > 0 && phrase.length <= LONGEST && !phrase.includes('\n')

/** Phrases that are nobody's alone, or stand in a report that the reader may open: a single sentence of somebody else is not for others. */
function commonIn(sayings: readonly Saying[]) {
  const people = new Map<string, Set<number>>()
  for (const { phrase, reporterId } of sayings) people.set(phrase, (people.get(phrase) ?? new Set()).add(reporterId))
  const open = new Set(sayings.filter(({ isOpen }) => isOpen).map(({ phrase }) => phrase))
  return (phrase: string) => (people.get(phrase)?.size ?? 0) > 1 || open.has(phrase)
}

/** What people say of this machine: words used again and again, then the faults it has, then what was said once. */
export async function usualPhrases(read: Read, equipmentId: number): Promise<string[]> {
  const since = dayStart(addDays(todayOf(read), -DAYS), read.offsetMinutes)
  const [sayings, faults] = await Promise.all([sayingsOf(read, equipmentId, since), faultNamesOf(read, equipmentId, since)])
  const isCommon = commonIn(sayings)
  const byFrequency = ranked(sayings.flatMap(({ phrase }) => (isShort(phrase) && isCommon(phrase) ? [phrase] : [])))
  const repeated = byFrequency.filter(([, times]) => times > 1)
  const single = byFrequency.filter(([, times]) => times === 1)
  const phrases = [...repeated.map(([phrase]) => phrase), ...faults.filter(isShort), ...single.map(([phrase]) => phrase)]
  return [...new Set(phrases)].slice(0, PHRASES)
}
