import { productionPosition, shift, worker } from '../../../server/domain/masterdata/index.ts'
import { leaveEntitlement, leaveLog, productionSchedule, shiftSwap, workerVacation } from '../../../server/domain/shifts/index.ts'
import type { RaceCase } from '../../support/store/raceTable.ts'
import { callers } from '../../support/stories/atOnce.ts'
import type { Desk, Made } from '../../support/stories/desk.ts'

const DAY = '2026-12-02'
const SPAN = { beginDate: DAY, endDate: DAY, beginHalf: false, endHalf: false, shiftId: null }
const GRANT = { year: 2026, vacType: 'ANNUAL', days: 5 }
/** Years are carried over for a whole plant: each round has two of its own, and none leads out of the year of other rounds. */
let years = 0
const nextYear = () => 2001 + ((2 * years++) % 98)
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** What each of some workers has in their accounts, and how many entries say so. */
async function accountsOf({ find }: Desk, workers: readonly Made[]) {
  const accounts = await find(leaveEntitlement, { workerId: idsOf(workers) })
  const entries = await find(leaveLog, { entitlementId: idsOf(accounts) })
  return { balances: accounts.map(({ quantity }) => quantity).sort(), entries: entries.length }
}
/** A place of the roster on one day, and whoever works there. */
async function placeOf({ row }: Desk, workers: readonly Made[]) {
  const [day, position] = [await row(shift, { beginTime: '08:00', endTime: '16:00' }), await row(productionPosition)]
  const place = { date: DAY, shiftId: day.id, positionId: position.id }
  return { place, entry: await row(productionSchedule, { ...place, equipmentId: null, workerIds: idsOf(workers), origin: 'GENERATED' }) }
}
const submitted = ({ row }: Desk, who: Made) =>
  row(workerVacation, { workerId: who.id, vacType: 'SICK', days: 1, status: 'SUBMITTED', ...SPAN })

export const leaveRaces: readonly RaceCase[] = [
  {
    name: 'days are granted once, however often it is clicked',
    count: 4,
    areEqual: true,
    async prepare(desk) {
      const workers = [await desk.row(worker), await desk.row(worker)]
      return {
        sides: callers(4, (nth) => desk.call(nth, 'grantLeave', { ...GRANT, workerIds: idsOf(workers) })()),
        end: () => accountsOf(desk, workers),
      }
    },
  },
  {
    name: 'days are carried over once, however often it is clicked',
    count: 4,
    areEqual: true,
    async prepare(desk) {
      const [workers, year] = [[await desk.row(worker), await desk.row(worker)], nextYear()]
      await desk.call(0, 'grantLeave', { ...GRANT, year, workerIds: idsOf(workers) })()
      const carry = { fromYear: year, vacType: GRANT.vacType, maxDays: 3 }
      return { sides: callers(4, (nth) => desk.call(nth, 'carryOverLeave', carry)()), end: () => accountsOf(desk, workers) }
    },
  },
  {
    name: 'whoever gets leave is not planned on its days',
    count: 2,
    async prepare(desk) {
      const who = await desk.row(worker)
      const { place, entry } = await placeOf(desk, [])
      const leave = await submitted(desk, who)
      const cells = [{ ...place, equipmentId: null, workerIds: [who.id] }]
      return {
        sides: [desk.take(0, workerVacation, leave, 'approve'), desk.call(1, 'changeSchedule', { cells })],
        async end() {
          const now = await desk.now(workerVacation, leave)
          const there = await desk.linksOf(productionSchedule, entry, 'workerIds')
          return { leave: now?.status, isOpened: Boolean(now?.opened), planned: there.length }
        },
      }
    },
  },
  {
    name: 'two leaves both take their people off one entry of the roster',
    count: 2,
    async prepare(desk) {
      const people = [await desk.row(worker), await desk.row(worker)]
      const { entry } = await placeOf(desk, people)
      const leaves = [await submitted(desk, people[0] as Made), await submitted(desk, people[1] as Made)]
      return {
        sides: leaves.map((leave, nth) => desk.take(nth, workerVacation, leave, 'approve')),
        async end() {
          const now = await desk.find(workerVacation, { id: idsOf(leaves) })
          const there = await desk.linksOf(productionSchedule, entry, 'workerIds')
          return { states: now.map(({ status, opened }) => `${status} ${Boolean(opened)}`), planned: there.length }
        },
      }
    },
  },
  {
    name: 'a leave is approved beside an edit of the entry that it opens',
    count: 2,
    async prepare(desk) {
      const people = [await desk.row(worker), await desk.row(worker)]
      const { entry } = await placeOf(desk, people)
      const leave = await submitted(desk, people[0] as Made)
      return {
        sides: [desk.take(0, workerVacation, leave, 'approve'), desk.change(1, productionSchedule, entry, { workerIds: [people[1]?.id] })],
        async end() {
          const now = await desk.now(workerVacation, leave)
          return { leave: now?.status, planned: (await desk.linksOf(productionSchedule, entry, 'workerIds')).length }
        },
      }
    },
  },
  {
    name: 'two leaves of one person never overlap',
    count: 2,
    areEqual: true,
    async prepare(desk) {
      const who = await desk.row(worker)
      const input = await desk.input(workerVacation, { workerId: who.id, vacType: 'SICK', ...SPAN })
      return {
        sides: callers(2, (nth) => desk.add(nth, workerVacation, input)()),
        end: async () => (await desk.find(workerVacation, { workerId: who.id })).length,
      }
    },
  },
  {
    name: 'a shift is given away once, however often it is clicked',
    count: 8,
    areEqual: true,
    async prepare(desk) {
      const [from, to] = [await desk.row(worker), await desk.row(worker)]
      const { place } = await placeOf(desk, [from])
      const input = { fromWorkerId: from.id, toWorkerId: to.id, date: place.date, shiftId: place.shiftId }
      return {
        sides: callers(8, (nth) => desk.add(nth, shiftSwap, input)()),
        end: async () => (await desk.find(shiftSwap, { fromWorkerId: from.id })).length,
      }
    },
  },
  {
    name: 'a shift is swapped beside a leave of whoever takes it over',
    count: 2,
    async prepare(desk) {
      const [from, to] = [await desk.row(worker), await desk.row(worker)]
      const { place, entry } = await placeOf(desk, [from])
      const swap = await desk.added(shiftSwap, { fromWorkerId: from.id, toWorkerId: to.id, date: place.date, shiftId: place.shiftId })
      await desk.take(0, shiftSwap, swap, 'accept')()
      const [leave, lead] = [await submitted(desk, to), await desk.colleague()]
      return {
        sides: [desk.take(0, shiftSwap, swap, 'approve', {}, lead), desk.take(1, workerVacation, leave, 'approve')],
        async end() {
          const there = await desk.linksOf(productionSchedule, entry, 'workerIds')
          const states = [(await desk.now(shiftSwap, swap))?.status, (await desk.now(workerVacation, leave))?.status]
          return { states, planned: there.map((id) => (id === from.id ? 'from' : 'to')) }
        },
      }
    },
  },
]
