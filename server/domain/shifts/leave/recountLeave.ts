import { type Actor, conflict, type LockedRow, type ScheduledTask, type Store, todayOf, type UnitOfWork } from '../../../kernel/index.ts'
import { user } from '../../identity/index.ts'
import { postEntry, signOf } from '../../ledger/index.ts'
import { calendarChanged, calendarKey, worker } from '../../masterdata/index.ts'
import { concerned, publish } from '../../notice/index.ts'
import { lockAccounts, makeAccount } from './leaveBooking.ts'
import { daysByYear, leaveCalendar, overdraftDays, sumOf } from './leaveDays.ts'
import { leaveEntitlement } from './leaveEntitlement.resource.ts'
import { approverOf } from './leaveFacts.query.ts'
import { LEAVE_EFFECTS, leaveLedger, leaveLog } from './leaveLog.ts'
import { leaveBetween, type Vacation, workerVacation } from './workerVacation.resource.ts'

type LockedVacation = LockedRow<typeof workerVacation>

const OPEN = ['DRAFT', 'SUBMITTED', 'APPROVED'] as const
const FAR = '9999-12-31'
const MINUTE_MS = 60_000

/** What a leave has taken from the account of each year so far; empty where it was approved without one. */
async function bookedByYear(uow: UnitOfWork, { id }: Vacation): Promise<Map<number, number>> {
  const entries = await uow.of(leaveLog).find({ workerVacationId: id, storeType: ['TAKEN', 'GIVEN_BACK'], state: 'POSTED' })
  const accounts = await uow.of(leaveEntitlement).many(entries.map(({ entitlementId }) => entitlementId))
  const booked = new Map<number, number>()
  for (const [nth, { storeType, quantity }] of entries.entries()) {
    const [year, days] = [accounts[nth]?.year ?? 0, quantity ?? 0]
    booked.set(year, (booked.get(year) ?? 0) + -(signOf({ storeType }, LEAVE_EFFECTS) ?? 0) * days)
  }
  return booked
}

interface Change {
  readonly year: number
  /** Days that are taken beyond those before; less than none where some are given back. */
  readonly more: number
}
const differences = (before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): Change[] =>
  [...new Set([...before.keys(), ...now.keys()])]
    .map((year) => ({ year, more: (now.get(year) ?? 0) - (before.get(year) ?? 0) }))
    .filter(({ more }) => more !== 0)

/** Books what a leave takes more or less than before into the accounts of its years, as entries of their own. */
async function bookChanges(uow: UnitOfWork, vacation: Vacation, changed: readonly Change[]) {
  const { workerId, vacType, id: workerVacationId, leaveNo } = vacation
  if (!changed.length) return
  const accounts = await lockAccounts(uow, { workerIds: [workerId], years: changed.map(({ year }) => year), vacType })
  const overdraft = await overdraftDays(uow.read)
  for (const { year, more } of changed) {
    const account = accounts.find((one) => one.year === year) ?? (await makeAccount(uow, { workerId, year, vacType }))
    if (account.quantity + overdraft < more) {
      const { name } = await uow.of(worker).get(workerId)
      throw conflict('shifts.calendarNeedsLeave', { leaveNo, worker: name, year, days: more, left: account.quantity })
    }
    const entry = { entitlementId: account.id, storeType: more > 0 ? 'TAKEN' : 'GIVEN_BACK', quantity: Math.abs(more), workerVacationId }
    await postEntry(uow, leaveLedger.ledger, entry)
  }
}

async function notifyRecounted(uow: UnitOfWork, vacation: Vacation, days: number) {
  const who = await uow.of(worker).get(vacation.workerId)
  await publish(uow, {
    code: 'LEAVE_RECOUNTED',
    about: { resource: workerVacation.name, id: vacation.id },
    audience: [...concerned(uow, worker.name, [who]), ...concerned(uow, user.name, [await approverOf(uow.read, vacation)])],
    // Each change of the calendar is news.
    subjectKey: `${workerVacation.name}:${vacation.id}:${uow.now.getTime()}`,
    values: {
      leaveNo: vacation.leaveNo,
      worker: who.name,
      from: vacation.beginDate,
      to: vacation.endDate,
      daysBefore: String(vacation.days),
      days: String(days),
    },
  })
}

async function recount(uow: UnitOfWork, vacation: LockedVacation, years: ReadonlyMap<number, number>): Promise<boolean> {
  const days = sumOf(years.values())
  const booked = vacation.status === 'APPROVED' ? await bookedByYear(uow, vacation) : new Map<number, number>()
  const changes = booked.size > 0 ? differences(booked, years) : []
  if (days === vacation.days && !changes.length) return false
  await bookChanges(uow, vacation, changes)
  await uow.of(workerVacation).patch(vacation, { days }, { action: 'update' })
  if (vacation.status === 'APPROVED') await notifyRecounted(uow, vacation, days)
  return true
}

/**
 * Counts the days of leave anew by the calendar as it stands now: of all that is asked for or approved and not over yet, since what is taken is
 * taken. Whoever calls has locked the calendar. Out: how many leaves have other days now.
 */
export async function recountLeave({ withoutDataScope: uow }: UnitOfWork): Promise<number> {
  const open = await leaveBetween(uow.read, { from: todayOf(uow.read), to: FAR, status: OPEN })
  if (!open.length) return 0
  const ends = open.flatMap(({ beginDate, endDate }) => [beginDate, endDate]).toSorted()
  const { doesCount } = await leaveCalendar(uow.read, { from: ends[0] as string, to: ends.at(-1) as string })
  const yearsOf = (one: Vacation) => daysByYear(one, doesCount(one.vacType))
  const other = open.filter((one) => sumOf(yearsOf(one).values()) !== one.days || one.beginDate.slice(0, 4) !== one.endDate.slice(0, 4))
  let changed = 0
  for (const vacation of await uow.of(workerVacation).lockManyForUpdate(other.map(({ id }) => id)))
    if (OPEN.some((status) => status === vacation.status) && (await recount(uow, vacation, yearsOf(vacation)))) changed++
  return changed
}

/** As soon as a holiday is written. */
export const recountedLeave = calendarChanged.of(async (uow) => {
  await recountLeave(uow)
})

/** And after changes of parameters that say which days count. */
export const recountRound: ScheduledTask = {
  name: 'recountLeave',
  everyMs: 10 * MINUTE_MS,
  attempts: 1,
  counts: 'made',
  run: (store: Store, actor: Actor) =>
    store.write(actor, async (uow) => {
      await uow.lock(calendarKey(actor.plantId))
      return recountLeave(uow)
    }),
}
