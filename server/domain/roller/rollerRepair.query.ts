import { and, eq, lt } from 'drizzle-orm'
import {
  type Actor,
  batchComputed,
  businessDay,
  daysBetween,
  express,
  type Read,
  type ScheduledTask,
  type Store,
  todayOf,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { type NoticeInput, notifyInMorning, notNotifiedToday } from '../notice/index.ts'
import { rollerRepairer } from './people.resource.ts'
import { roller } from './roller.resource.ts'
import { rollerRepair } from './rollerRepair.resource.ts'

/** Numbers that people know the roller of a repair by. */
const ofRoller = (key: 'rollNumber' | 'decorCode') =>
  batchComputed(rollerRepair, key, async (read: Read, ids) => {
    const repairs = (await read.of(rollerRepair).many(ids)).filter((row) => row !== null)
    const rollers = await read.of(roller).many(repairs.map((row) => row.rollerId))
    return new Map(repairs.map((row, at) => [row.id, rollers[at]?.[key] ?? null]))
  })

export const rollNumber = ofRoller('rollNumber')
export const decorCode = ofRoller('decorCode')

/** Out beyond the day agreed. */
export const overdueWhere = express(
  rollerRepair,
  'isOverdue',
  ({ now, offsetMinutes }, t) => and(eq(t.status, 'OUT'), lt(t.expectedReturnDate, businessDay(now, offsetMinutes))) as never,
)

const subjectKeyOf = (id: number, today: string) => `rollerRepair:${id}:${today}`

/** Rollers of the actor's plant that are out longer than agreed and of which nobody has been told today, by repair, the longest first. */
async function untoldOverdue(read: Read): Promise<number[]> {
  const t = read.table(rollerRepair)
  const today = todayOf(read)
  const rows = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.status, 'OUT'), lt(t.expectedReturnDate, today)))
    .orderBy(t.expectedReturnDate, t.id)
  return notNotifiedToday(
    read,
    rows.map(({ id }) => id),
    (id) => subjectKeyOf(id, today),
  )
}

async function noticeOf(uow: UnitOfWork, id: number): Promise<NoticeInput> {
  const { repairNo, rollerId, repairerId, expectedReturnDate } = await uow.of(rollerRepair).get(id)
  const [rollerRow, away] = [await uow.of(roller).get(rollerId), await uow.of(rollerRepairer).get(repairerId)]
  const today = todayOf(uow.read)
  const days = String(daysBetween(expectedReturnDate, today))
  return {
    code: 'ROLLER_OVERDUE',
    about: { resource: rollerRepair.name, id },
    values: { repairNo, rollNumber: rollerRow.rollNumber, repairer: away.name, expectedReturnDate, days },
    subjectKey: subjectKeyOf(id, today),
  }
}

/** Tells of the rollers of the actor's plant that should be back (§7): of each once a day, as long as it is out. Out: how many. */
export const notifyOverdue = (store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> =>
  notifyInMorning(store, actor, { name: 'overdueRollers', untold: untoldOverdue, noticeOf })

/** Once a day of each roller. */
export const overdueRound: ScheduledTask = {
  name: 'tellOverdueRollers',
  everyMs: 10 * 60_000,
  attempts: 3,
  counts: 'told',
  run: notifyOverdue,
}
