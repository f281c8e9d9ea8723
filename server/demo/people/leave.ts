import { afterMovement, type LockedRecord } from '../../domain/ledger/index.ts'
import { daysByYear, leaveEntitlement, leaveLedger, leaveLog, workerVacation } from '../../domain/shifts/index.ts'
import { addDays, businessDay, dayStart, type ResourceDef } from '../../kernel/index.ts'
import type { Row } from '../plants/plants.ts'
import { calendarOf } from '../upkeep/inspection.ts'
import leaveTable from './leave.json' with { type: 'json' }

interface LeaveSources {
  readonly workers: readonly Row[]
  readonly holidays: readonly Row[]
  readonly now: number
  readonly offset: number
}
const DAY_MS = 86_400_000
/** When the days of the years at hand were granted, before anything that was taken of them. */
const GRANTED_DAYS_AGO = 190
/** How long before it begins leave is asked for. */
const REQUEST_LEAD_DAYS = 6
/** Annual leave goes by years of service: these, one worker after the other. */
const ANNUAL_DAYS = [5, 10, 10, 15, 5, 10]
const COMPENSATORY_DAYS = 4
const ENTITLED = ['ANNUAL', 'COMPENSATORY']
/** Days from which some have carried over what they had left. */
const CARRIED_DAYS = 2
const CARRIED_EVERY = 3

/** The accounts of a demo and what was booked into them. */
function booksOf(now: number) {
  const [accounts, entries] = [new Map<string, Row>(), [] as Row[]]
  const post = (account: Row, movement: Row, at: Date): Row => {
    const [change, lockedAccount] = [movement.quantityChanged as number, account as unknown as LockedRecord]
    Object.assign(account, afterMovement(leaveLedger.ledger, lockedAccount, { change, amount: 0, at }))
    const entry = {
      id: entries.length + 1,
      plantId: account.plantId,
      entitlementId: account.id,
      state: 'POSTED',
      balance: account.quantity,
    }
    const whole = { ...entry, quantity: Math.abs(change), ...movement, bookedAt: at, createdAt: at, updatedAt: at }
    entries.push(whole)
    return whole
  }
  /** With what was granted of the year: annual leave by years of service, some of it carried over. */
  const accountOf = (who: Row, nth: number, { year, vacType }: { year: number; vacType: string }): Row => {
    const accountNo = `${who.workerNo}-${year}-${vacType}`
    const known = accounts.get(accountNo)
    if (known) return known
    const at = new Date(now - GRANTED_DAYS_AGO * DAY_MS)
    const fields = { plantId: who.plantId, accountNo, workerId: who.id, year, vacType, remark: null, createdAt: at, updatedAt: at }
    const account: Row = { id: accounts.size + 1, ...fields, quantity: 0, lastMovedAt: null }
    accounts.set(accountNo, account)
    const isAnnual = vacType === 'ANNUAL'
    const granted = isAnnual ? (ANNUAL_DAYS[nth % ANNUAL_DAYS.length] as number) : COMPENSATORY_DAYS
    post(account, { storeType: 'GRANT', quantityChanged: granted }, at)
    if (isAnnual && nth % CARRIED_EVERY === 0) post(account, { storeType: 'CARRIED_IN', quantityChanged: CARRIED_DAYS }, at)
    return account
  }
  return { accounts, entries, post, accountOf }
}
type Books = ReturnType<typeof booksOf>

/** What an approved leave took, and what one that was cancelled since gave back. */
function book(
  { accountOf, post }: Books,
  x: { who: Row; nth: number; vacation: Row; years: ReadonlyMap<number, number>; requestedAt: number },
) {
  const { who, nth, years, requestedAt } = x
  const { id, vacType, status, remark } = x.vacation
  if (!ENTITLED.includes(String(vacType)) || (status !== 'APPROVED' && status !== 'CANCELLED')) return
  for (const [year, quantity] of years) {
    const account = accountOf(who, nth, { year, vacType: String(vacType) })
    const taken = { storeType: 'TAKEN', quantityChanged: -quantity, workerVacationId: id }
    const entry = post(account, taken, new Date(requestedAt + DAY_MS))
    if (status !== 'CANCELLED') continue
    entry.state = 'REVERSED'
    const mirror = { ...taken, storeType: 'REVERSAL', quantityChanged: quantity, reversesId: entry.id, remark }
    post(account, mirror, new Date(requestedAt + DAY_MS * 1.5))
  }
}

/** Leave of both plants with its accounts and what was booked into them, in the order of their references. */
export function leaveOf({ workers, holidays, now, offset }: LeaveSources): readonly (readonly [ResourceDef, readonly Row[]])[] {
  const [books, leaves] = [booksOf(now), [] as Row[]]
  const today = businessDay(new Date(now), offset)
  for (const plantId of [1, 2]) {
    const own = workers.filter((one) => one.plantId === plantId)
    const year = Number(today.slice(0, 4))
    for (const [nth, who] of own.entries()) for (const vacType of ENTITLED) books.accountOf(who, nth, { year, vacType })
    const { isWorkingDay } = calendarOf(holidays, plantId)
    for (const { worker: nth, vacType, from, length, status, half, remark = null } of leaveTable) {
      const who = own[nth]
      if (!who) continue
      let beginDate = addDays(today, from)
      while (!isWorkingDay(beginDate)) beginDate = addDays(beginDate, 1)
      const endDate = addDays(beginDate, length - 1)
      const span = { beginDate, beginHalf: half === 'p', endDate, endHalf: half === 'a' }
      const requestedAt = Math.min(now - 2 * DAY_MS, dayStart(addDays(beginDate, -REQUEST_LEAD_DAYS), offset).getTime() + DAY_MS / 3)
      const years = daysByYear(span, vacType === 'MATERNITY' ? () => true : isWorkingDay)
      const days = [...years.values()].reduce((sum, one) => sum + one, 0)
      const stamps = { createdAt: new Date(requestedAt), updatedAt: new Date(status === 'DRAFT' ? requestedAt : requestedAt + DAY_MS) }
      const fields = { plantId, workerId: who.id, vacType, ...span, shiftId: null, days, remark, status }
      const vacation: Row = { id: leaves.length + 1, ...fields, ...stamps }
      leaves.push(vacation)
      book(books, { who, nth, vacation, years, requestedAt })
    }
  }
  return [
    [workerVacation, numbered(leaves, offset)],
    [leaveEntitlement, [...books.accounts.values()]],
    [leaveLog, books.entries],
  ]
}

/** Numbers as the server gives them: by plant and day. */
function numbered(leaves: readonly Row[], offset: number): Row[] {
  const counted = new Map<string, number>()
  return leaves
    .toSorted((a, b) => (a.createdAt as Date).getTime() - (b.createdAt as Date).getTime())
    .map((row) => {
      const day = businessDay(row.createdAt as Date, offset).replaceAll('-', '')
      const no = (counted.get(`${row.plantId} ${day}`) ?? 0) + 1
      counted.set(`${row.plantId} ${day}`, no)
      return { ...row, leaveNo: `QJ${day}-${String(no).padStart(4, '0')}` }
    })
}
