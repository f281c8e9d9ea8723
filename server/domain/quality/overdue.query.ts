import { and, eq, lt, lte, or } from 'drizzle-orm'
import { businessDay, daysBetween, express, type Read, type ScheduledTask, todayOf, type UnitOfWork } from '../../kernel/index.ts'
import { user } from '../identity/index.ts'
import { concerned, type NoticeInput, notifyInMorning, notNotifiedToday } from '../notice/index.ts'
import { complaint } from './complaint.resource.ts'
import { complaintAction, isOverdue } from './complaintAction.resource.ts'
import { customerName, qaConcerned } from './complaintNotifications.ts'
import { openComplaints } from './openComplaints.query.ts'
import { limitsOf, redOf } from './traffic.query.ts'

/** Not done on its day, or not looked at again on its day, in the words of the base. */
export const overdueActionWhere = express(complaintAction, 'isOverdue', ({ now, offsetMinutes }, t) => {
  const today = businessDay(now, offsetMinutes)
  return or(and(eq(t.state, 'OPEN'), lt(t.dueDate, today)), and(eq(t.state, 'DONE'), lt(t.checkDate, today))) as never
})

const keyOf = (of: string, id: number, today: string) => `${of}:${id}:due:${today}`
/** Those of some records of one kind of which nobody has been told today. */
const untold = (read: Read, of: string, rows: readonly { readonly id: number }[]): Promise<number[]> =>
  notNotifiedToday(
    read,
    rows.map(({ id }) => id),
    (id) => keyOf(of, id, todayOf(read)),
  )

/** Open complaints of the actor's plant with a red light, but for those that are only dear, which no day makes better: the most urgent first. */
async function redComplaints(read: Read): Promise<number[]> {
  const open = await openComplaints(read)
  return untold(
    read,
    complaint.name,
    open.filter(({ red }) => red !== null && red !== 'DEAR'),
  )
}
async function complaintNotice(uow: UnitOfWork, id: number): Promise<NoticeInput> {
  const record = await uow.of(complaint).get(id)
  const today = todayOf(uow.read)
  const red = redOf(record, { ...(await limitsOf(uow.read)), now: uow.now, today }) ?? 'OLD'
  return {
    code: 'COMPLAINT_OVERDUE',
    about: { resource: complaint.name, id },
    subjectKey: keyOf(complaint.name, id, today),
    audience: await qaConcerned(uow, record.qaId),
    values: {
      claimNo: record.claimNo,
      customer: await customerName(uow, record),
      reason: `${complaint.name}.red.${red}`,
      days: String(daysBetween((red === 'LATE' && record.answerDue) || record.claimDate, today)),
    },
  }
}

/** Actions of the actor's plant that are to be done or looked at again by today. */
async function dueActions(read: Read): Promise<number[]> {
  const t = read.table(complaintAction)
  const today = todayOf(read)
  const isDue = or(and(eq(t.state, 'OPEN'), lte(t.dueDate, today)), and(eq(t.state, 'DONE'), lte(t.checkDate, today)))
  const rows = await read.db.select({ id: t.id }).from(t).where(and(isDue)).orderBy(t.dueDate, t.id)
  return untold(read, complaintAction.name, rows)
}
async function actionNotice(uow: UnitOfWork, id: number): Promise<NoticeInput> {
  const record = await uow.of(complaintAction).get(id)
  const { claimNo } = await uow.of(complaint).get(record.complaintId)
  const [owner] = await uow.withoutDataScope.of(user).many([record.ownerId])
  const today = todayOf(uow.read)
  const dueDate = (record.state === 'DONE' ? record.checkDate : record.dueDate) ?? record.dueDate
  return {
    code: isOverdue(record, today) ? 'COMPLAINT_ACTION_OVERDUE' : 'COMPLAINT_ACTION_DUE',
    about: { resource: complaintAction.name, id },
    subjectKey: keyOf(complaintAction.name, id, today),
    audience: concerned(uow, user.name, [owner && { ...owner, userId: owner.id }]),
    values: { claimNo, action: record.name, owner: owner?.name ?? '', dueDate },
  }
}

/** Once a day of each complaint that is red, and of each action that is due. */
export const complaintRounds: readonly ScheduledTask[] = [
  {
    ...{ name: 'tellLateComplaints', everyMs: 10 * 60_000, attempts: 3, counts: 'told' as const },
    run: (store, actor) => notifyInMorning(store, actor, { name: 'lateComplaints', untold: redComplaints, noticeOf: complaintNotice }),
  },
  {
    ...{ name: 'tellDueActions', everyMs: 10 * 60_000, attempts: 3, counts: 'told' as const },
    run: (store, actor) => notifyInMorning(store, actor, { name: 'dueComplaintActions', untold: dueActions, noticeOf: actionNotice }),
  },
]
