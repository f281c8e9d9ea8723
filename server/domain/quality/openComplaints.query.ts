import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { daysBetween, type Read, todayOf } from '../../kernel/index.ts'
import { complaint } from './complaint.resource.ts'
import { isUnanswered, OPEN_STAGES } from './stages.ts'
import { limitsOf, type Red, redOf, type Traffic, trafficOf } from './traffic.query.ts'

/** The lights of what is open, the most urgent first. */
export const LIGHTS = ['RED', 'YELLOW', 'GREEN'] as const satisfies readonly Traffic[]
export type Light = (typeof LIGHTS)[number]

export interface OpenComplaint {
  readonly id: number
  readonly qaState: string
  readonly light: Light
  readonly red: Red | null
  /** Days until the answer is due, less than none when it is late; null once the customer has it. */
  readonly daysLeft: number | null
  readonly openDays: number
}
/** Which complaints are asked for, by fields that say so. */
export type Narrowed = Partial<Record<'customerId' | 'claimCatId' | 'claimCauseId' | 'equipmentId', number>>

export function narrowedTo(read: Read, by: Narrowed): SQL | undefined {
  const t = read.table(complaint)
  return and(...Object.entries(by).map(([key, id]) => eq(t[key as keyof Narrowed], id)))
}

const LATEST = Number.MAX_SAFE_INTEGER
/** Every complaint of the plant that is not settled: red before yellow before green, and of those the one first whose answer is due first. */
export async function openComplaints(read: Read, by: Narrowed = {}): Promise<OpenComplaint[]> {
  const t = read.table(complaint)
  const columns = {
    ...{ id: t.id, qaState: t.qaState, prodState: t.prodState, claimDate: t.claimDate },
    ...{ answerDue: t.answerDue, claimedAmount: t.claimedAmount, compAmount: t.compAmount, qaId: t.qaId, createdAt: t.createdAt },
  }
  const open = and(read.within(complaint), inArray(t.qaState, [...OPEN_STAGES]), narrowedTo(read, by))
  const [rows, limits] = await Promise.all([read.db.select(columns).from(t).where(open), limitsOf(read)])
  const today = todayOf(read)
  const at = { ...limits, now: read.now, today }
  const judged = rows.map((row): OpenComplaint => {
    const { id, qaState, claimDate, answerDue } = row
    const daysLeft = isUnanswered(qaState) && answerDue !== null ? daysBetween(today, answerDue) : null
    return {
      id,
      qaState,
      light: trafficOf(row, at) as Light,
      red: redOf(row, at),
      daysLeft,
      openDays: daysBetween(claimDate, today),
    }
  })
  const rank = ({ light, daysLeft }: OpenComplaint) => [LIGHTS.indexOf(light), daysLeft ?? LATEST] as const
  return judged.sort((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1] || b.openDays - a.openDays || a.id - b.id)
}

/** How many of some open complaints show each light. */
export const countLights = (open: readonly OpenComplaint[]) => {
  const of = (light: Light) => open.filter((one) => one.light === light).length
  return { open: open.length, red: of('RED'), yellow: of('YELLOW'), green: of('GREEN') }
}

/** The complaint that was justified and came last, and how many days ago that was. */
export async function lastJustified(read: Read, by: Narrowed = {}) {
  const t = read.table(complaint)
  const [row] = await read.db
    .select({ id: t.id, claimDate: t.claimDate })
    .from(t)
    .where(and(read.within(complaint), eq(t.qaState, 'CLOSED'), narrowedTo(read, by)))
    .orderBy(desc(t.claimDate), desc(t.id))
    .limit(1)
  if (!row) return { lastJustifiedId: null, daysSinceJustified: null }
  return { lastJustifiedId: row.id, daysSinceJustified: daysBetween(row.claimDate, todayOf(read)) }
}
