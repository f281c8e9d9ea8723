import { afterMovement, type Held } from '../domain/ledger/index.ts'
import { daysByYear, leaveEntitlement, leaveLedger, leaveLog, workerVacation } from '../domain/shifts/index.ts'
import { addDays, businessDay, dayStart, type ResourceDef } from '../kernel/index.ts'
import { calendarOf } from './inspection.ts'
import type { Row } from './plants.ts'

interface Given {
  readonly workers: readonly Row[]
  readonly holidays: readonly Row[]
  readonly now: number
  readonly offset: number
}
const DAY_MS = 86_400_000
/** When the days of the years at hand were granted, before anything that was taken of them. */
const GRANTED_DAYS_AGO = 190
/** How long before it begins leave is asked for. */
const ASKED_DAYS = 6
/** Annual leave goes by years of service: these, one worker after the other. */
const ANNUAL_DAYS = [5, 10, 10, 15, 5, 10]
const COMPENSATORY_DAYS = 4
const ENTITLED = ['ANNUAL', 'COMPENSATORY']
/** Days from which some have carried over what they had left. */
const CARRIED_DAYS = 2
const CARRIED_EVERY = 3

/** Worker of the plant | type | begins so many days from today | calendar days | state | halves: p from noon, a until noon | remark. */
const LEAVES = `
0 | ANNUAL | -96 | 5 | APPROVED | |
1 | SICK | -70 | 2 | APPROVED | | 感冒发热，已交病假条
2 | PERSONAL | -52 | 1 | APPROVED | p | 孩子家长会
3 | ANNUAL | -47 | 3 | CANCELLED | | 订单赶工，改期
4 | BEREAVEMENT | -38 | 3 | APPROVED | |
5 | COMPENSATORY | -24 | 1 | APPROVED | a | 国庆值班调休
6 | ANNUAL | -20 | 2 | REJECTED | |
7 | ANNUAL | -12 | 3 | APPROVED | | 回老家
8 | SICK | -1 | 4 | APPROVED | | 腰伤复查
9 | ANNUAL | 0 | 2 | APPROVED | |
10 | MATERNITY | -30 | 158 | APPROVED | |
11 | ANNUAL | 4 | 3 | APPROVED | |
12 | COMPENSATORY | 5 | 1 | APPROVED | p |
13 | MARRIAGE | 12 | 3 | SUBMITTED | | 婚礼在外地
14 | ANNUAL | 6 | 2 | SUBMITTED | |
15 | PERSONAL | 3 | 1 | SUBMITTED | a | 办理过户
16 | ANNUAL | 20 | 5 | DRAFT | |
17 | ANNUAL | 33 | 2 | DRAFT | |
18 | OTHER | -60 | 1 | APPROVED | | 义务献血
0 | ANNUAL | 9 | 3 | SUBMITTED | | 错峰休息
`
const lines = LEAVES.trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))

/** The accounts of a demo and what was booked into them. */
function booksOf(now: number) {
  const [accounts, entries] = [new Map<string, Row>(), [] as Row[]]
  const post = (account: Row, given: Row, at: Date): Row => {
    const [change, held] = [given.quantityChanged as number, account as unknown as Held]
    Object.assign(account, afterMovement(leaveLedger.ledger, held, { change, amount: 0, at }))
    const entry = {
      id: entries.length + 1,
      plantId: account.plantId,
      entitlementId: account.id,
      state: 'POSTED',
      balance: account.quantity,
    }
    const whole = { ...entry, quantity: Math.abs(change), ...given, bookedAt: at, createdAt: at, updatedAt: at }
    entries.push(whole)
    return whole
  }
  /** With what was granted of the year: annual leave by years of service, some of it carried over. */
  const accountOf = (who: Row, nth: number, { year, vacType }: { year: number; vacType: string }): Row => {
    const accountNo = `${who.workerNo}-${year}-${vacType}`
    const known = accounts.get(accountNo)
    if (known) return known
    const at = new Date(now - GRANTED_DAYS_AGO * DAY_MS)
    const said = { plantId: who.plantId, accountNo, workerId: who.id, year, vacType, remark: null, createdAt: at, updatedAt: at }
    const account: Row = { id: accounts.size + 1, ...said, quantity: 0, lastMovedAt: null }
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
function book({ accountOf, post }: Books, x: { who: Row; nth: number; vacation: Row; years: ReadonlyMap<number, number>; asked: number }) {
  const { who, nth, years, asked } = x
  const { id, vacType, status, remark } = x.vacation
  if (!ENTITLED.includes(String(vacType)) || (status !== 'APPROVED' && status !== 'CANCELLED')) return
  for (const [year, quantity] of years) {
    const account = accountOf(who, nth, { year, vacType: String(vacType) })
    const taken = { storeType: 'TAKEN', quantityChanged: -quantity, workerVacationId: id }
    const entry = post(account, taken, new Date(asked + DAY_MS))
    if (status !== 'CANCELLED') continue
    entry.state = 'REVERSED'
    const mirror = { ...taken, storeType: 'REVERSAL', quantityChanged: quantity, reversesId: entry.id, remark }
    post(account, mirror, new Date(asked + DAY_MS * 1.5))
  }
}

/** Leave of both plants with its accounts and what was booked into them, in the order of their references. */
export function leaveOf({ workers, holidays, now, offset }: Given): readonly (readonly [ResourceDef, readonly Row[]])[] {
  const [books, leaves] = [booksOf(now), [] as Row[]]
  const today = businessDay(new Date(now), offset)
  for (const plantId of [1, 2]) {
    const own = workers.filter((one) => one.plantId === plantId)
    const year = Number(today.slice(0, 4))
    for (const [nth, who] of own.entries()) for (const vacType of ENTITLED) books.accountOf(who, nth, { year, vacType })
    const { isWorkingDay } = calendarOf(holidays, plantId)
    for (const [index, vacType, from, length, status, halves, remark] of lines) {
      const [nth, who] = [Number(index), own[Number(index)]]
      if (!who) continue
      let beginDate = addDays(today, Number(from))
      while (!isWorkingDay(beginDate)) beginDate = addDays(beginDate, 1)
      const endDate = addDays(beginDate, Number(length) - 1)
      const span = { beginDate, beginHalf: halves === 'p', endDate, endHalf: halves === 'a' }
      const asked = Math.min(now - 2 * DAY_MS, dayStart(addDays(beginDate, -ASKED_DAYS), offset).getTime() + DAY_MS / 3)
      const years = daysByYear(span, vacType === 'MATERNITY' ? () => true : isWorkingDay)
      const days = [...years.values()].reduce((sum, one) => sum + one, 0)
      const stamps = { createdAt: new Date(asked), updatedAt: new Date(status === 'DRAFT' ? asked : asked + DAY_MS) }
      const said = { plantId, workerId: who.id, vacType, ...span, shiftId: null, days, remark: remark || null, status }
      const vacation: Row = { id: leaves.length + 1, ...said, ...stamps }
      leaves.push(vacation)
      book(books, { who, nth, vacation, years, asked })
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
