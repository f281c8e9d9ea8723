import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { batchComputed, businessDay, daysBetween, express, type Read, type RowOf, todayOf } from '../../kernel/index.ts'
import { COMPLAINT, config, configNumber, configValue, dayNumber, EPOCH } from '../system/index.ts'
import { complaint } from './complaint.resource.ts'
import { isUnanswered, NOT_ALIKE, OPEN_STAGES, UNANSWERED } from './stages.ts'

export type Traffic = 'RED' | 'YELLOW' | 'GREEN' | 'GREY'
/** The share of the time for an answer after which a complaint wants care, in tenths. */
const CARE_TENTHS = 7
const DAY_MS = 86_400_000

/** What turns the light of a complaint, as the parameters have it. */
export interface Limits {
  readonly openDays: number
  readonly amount: number
}
export const limitsOf = async (read: Read): Promise<Limits> => ({
  openDays: Number(await configValue(read, COMPLAINT.openDays)),
  amount: Number(await configValue(read, COMPLAINT.amount)),
})
interface At extends Limits {
  readonly now: Date
  readonly today: string
}
type Judged = Pick<
  RowOf<typeof complaint>,
  'qaState' | 'prodState' | 'claimDate' | 'answerDue' | 'claimedAmount' | 'compAmount' | 'qaId' | 'createdAt'
>

const waitsUntil = ({ qaState, answerDue }: Judged) => (isUnanswered(qaState) && answerDue !== null ? answerDue : undefined)

/** What a complaint costs: what was paid, or is claimed as long as that is more. */
const costOf = ({ claimedAmount, compAmount }: Judged) => Math.max(claimedAmount ?? 0, compAmount ?? 0)

/** Why the light of an open complaint is red: its answer is late, it is nobody's after a day, open too long, or too dear. */
export type Red = 'LATE' | 'NOBODYS' | 'OLD' | 'DEAR'
export function redOf(row: Judged, { now, today, openDays, amount }: At): Red | null {
  const until = waitsUntil(row)
  if (until && until < today) return 'LATE'
  if (row.qaId === null && now.getTime() - row.createdAt.getTime() > DAY_MS) return 'NOBODYS'
  if (daysBetween(row.claimDate, today) > openDays) return 'OLD'
  return costOf(row) >= amount ? 'DEAR' : null
}

/** Red for any reason. Yellow: most of the time is used, or production has not begun. */
export function trafficOf(row: Judged, at: At): Traffic {
  if ((NOT_ALIKE as readonly string[]).includes(row.qaState)) return 'GREY'
  if (row.qaState === 'CLOSED') return 'GREEN'
  if (redOf(row, at)) return 'RED'
  const { today } = at
  const waits = waitsUntil(row)
  const used = daysBetween(row.claimDate, today) * 10
  if ((waits && used >= daysBetween(row.claimDate, waits) * CARE_TENTHS) || row.prodState === 'WAITING') return 'YELLOW'
  return 'GREEN'
}

export const traffic = batchComputed(complaint, 'trafficStatus', async (read, ids) => {
  const [rows, limits] = await Promise.all([read.of(complaint).many(ids), limitsOf(read)])
  const at = { ...limits, now: read.now, today: todayOf(read) }
  return new Map(rows.flatMap((row) => (row ? [[row.id, trafficOf(row, at)] as const] : [])))
})

/** The same in the words of the base, for filters. */
export const trafficWhere = express(complaint, 'trafficStatus', ({ now, offsetMinutes, table }, t) => {
  const c = table(config)
  const today = businessDay(now, offsetMinutes)
  const number = sql.raw(String(daysBetween(EPOCH, today)))
  const waits = inArray(t.qaState, [...UNANSWERED])
  const begun = dayNumber(t.claimDate)
  const isAnswerOverdue = and(waits, sql`${t.answerDue} < ${today}`)
  const isOld = sql`${number} - ${begun} > ${configNumber(c, COMPLAINT.openDays)}`
  // Amounts are kept in fen.
  const limit = sql`${configNumber(c, COMPLAINT.amount)} * 100`
  const isDear = or(sql`${t.claimedAmount} >= ${limit}`, sql`${t.compAmount} >= ${limit}`)
  const isNobodys = and(isNull(t.qaId), lt(t.createdAt, new Date(now.getTime() - DAY_MS)))
  const isNear = and(waits, sql`(${number} - ${begun}) * 10 >= (${dayNumber(t.answerDue)} - ${begun}) * ${sql.raw(String(CARE_TENTHS))}`)
  // Those in hand by name: they are few, and an index finds them.
  const isOpen = inArray(t.qaState, [...OPEN_STAGES])
  return [
    ['RED', and(isOpen, or(isAnswerOverdue, isOld, isDear, isNobodys)) as SQL],
    ['YELLOW', and(isOpen, or(isNear, eq(t.prodState, 'WAITING'))) as SQL],
    ['GREY', inArray(t.qaState, [...NOT_ALIKE]), true],
    ['GREEN', null],
  ]
})
