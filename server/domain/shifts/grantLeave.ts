import {
  choiceOf,
  decimal,
  defineCall,
  flag,
  int,
  link,
  links,
  listOf,
  objectOf,
  postEntry,
  type RowOf,
  shape,
  text,
  type UnitOfWork,
  wrong,
} from '../../kernel/index.ts'
import { worker } from '../masterdata/index.ts'
import { accountOf } from './leaveBooking.ts'
import { type Entitlement, leaveEntitlement } from './leaveEntitlement.resource.ts'
import { leaveLedger, leaveLog } from './leaveLog.ts'
import { workerVacation } from './workerVacation.resource.ts'
import { lockLeaveOf } from './workerVacation.rules.ts'

const YEAR = { min: 2000, max: 2100 } as const
const WORKERS_MAX = 1000
const days = (says: string) => decimal({ scale: 1, unit: 'days', required: true, says })

const line = shape('LeaveGrant', 'What one worker gets, or what stays of their days.', {
  workerId: link('worker', { required: true, says: 'The worker.' }),
  workerName: text({ required: true, says: 'Name of the worker.' }),
  days: days('Days that are booked.'),
  balance: days('Balance of the year into which they are booked, afterwards.'),
})
const outcome = shape('LeaveGrants', 'What was booked for many workers, or would be.', {
  lines: listOf(line, { says: 'Whoever gets something, in the order of workers.' }),
  days: days('Days of all of them.'),
  skipped: int({ required: true, says: 'Workers who have been given theirs before, or have nothing to be given.' }),
})
type Line = { workerId: number; workerName: string; days: number; balance: number }
const outcomeOf = (lines: Line[], asked: number) => ({
  lines,
  days: lines.reduce((sum, one) => sum + one.days, 0),
  skipped: asked - lines.length,
})
type Kind = 'GRANT' | 'CARRIED_IN' | 'CARRIED_OUT'

async function post(uow: UnitOfWork, { id }: Entitlement, entry: { storeType: Kind; quantity: number; remark?: string | null }) {
  const posted = await postEntry(uow, leaveLedger.ledger, { entitlementId: id, ...entry })
  return posted.balance as number
}
/** The accounts into which something of a kind has been booked that still stands. */
async function bookedAlready(uow: UnitOfWork, accounts: readonly Entitlement[], storeType: Kind): Promise<ReadonlySet<number>> {
  const entitlementId = accounts.map(({ id }) => id)
  const found = entitlementId.length ? await uow.of(leaveLog).find({ entitlementId, storeType, state: 'POSTED' }) : []
  return new Set(found.map((one) => one.entitlementId))
}

async function workersOf(uow: UnitOfWork, ids: readonly number[] | null | undefined): Promise<RowOf<typeof worker>[]> {
  const found = ids ? await uow.of(worker).many([...new Set(ids)]) : await uow.of(worker).find({ status: 'ENABLED' })
  const all = found.filter((one) => one !== null)
  if (all.length < found.length) throw wrong('workerIds', 'unknownReference')
  return all.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
}

/** `dryRun` does all of it and keeps nothing, so that what is shown first is what happens then. */
const MODE = { dryRun: flag({ default: false, says: 'Only says what would be booked.' }) }

export const grantLeaveCall = defineCall('grantLeave', {
  says: 'Grants days of leave for a year, once to each worker of a type: whoever has got theirs is skipped, so that it may be said again for those who came later.',
  permission: [`${leaveLog.permission}:add`],
  args: {
    year: int({ ...YEAR, required: true, says: 'The year in which they may be taken.' }),
    vacType: choiceOf(workerVacation, 'vacType', { required: true, says: 'The type of leave.' }),
    days: decimal({ scale: 1, min: 0.5, max: 366, required: true, says: 'Days for each of them.' }),
    workerIds: links('worker', { max: WORKERS_MAX, says: 'To whom; all workers of the plant in service when left out.' }),
    remark: text({ max: 500, says: 'What the entries say.' }),
    ...MODE,
  },
  result: objectOf(outcome),
  run: ({ store, actor }, { year, vacType, days: quantity, workerIds, remark, dryRun }) =>
    store[dryRun ? 'dryRun' : 'write'](actor, async ({ entire: uow }) => {
      const workers = await workersOf(uow, workerIds)
      const known = await uow.of(leaveEntitlement).find({ year, vacType })
      const booked = await bookedAlready(uow, known, 'GRANT')
      const has = new Set(known.flatMap((one) => (booked.has(one.id) ? [one.workerId] : [])))
      const lines: Line[] = []
      for (const { id: workerId, name: workerName } of workers) {
        if (has.has(workerId)) continue
        await lockLeaveOf(uow, { workerId })
        const account = await accountOf(uow, { workerId, year, vacType })
        const balance = await post(uow, account, { storeType: 'GRANT', quantity, remark: remark ?? null })
        lines.push({ workerId, workerName, days: quantity, balance })
      }
      return outcomeOf(lines, workers.length)
    }),
})

export const carryOverLeaveCall = defineCall('carryOverLeave', {
  says: 'Carries what is left of a year into the next one, at most so many days of each worker, once; what is beyond stays where it is.',
  permission: [`${leaveLog.permission}:add`],
  args: {
    fromYear: int({ ...YEAR, max: YEAR.max - 1, required: true, says: 'The year that has ended.' }),
    vacType: choiceOf(workerVacation, 'vacType', { required: true, says: 'The type of leave.' }),
    maxDays: decimal({ scale: 1, min: 0.5, max: 366, required: true, says: 'Days of each worker at most.' }),
    ...MODE,
  },
  result: objectOf(outcome),
  run: ({ store, actor }, { fromYear: year, vacType, maxDays, dryRun }) =>
    store[dryRun ? 'dryRun' : 'write'](actor, async ({ entire: uow }) => {
      const accounts = await uow.of(leaveEntitlement).find({ year, vacType })
      const done = await bookedAlready(uow, accounts, 'CARRIED_OUT')
      const names = new Map(
        (
          await workersOf(
            uow,
            accounts.map((one) => one.workerId),
          )
        ).map((one) => [one.id, one.name]),
      )
      const lines: Line[] = []
      for (const { id, workerId } of accounts) {
        if (done.has(id)) continue
        await lockLeaveOf(uow, { workerId })
        const held = await uow.of(leaveEntitlement).lockForUpdate(id)
        // Accounts are kept to the thousandth, leave is taken by halves.
        const quantity = Math.min(maxDays, Math.floor(held.quantity * 2) / 2)
        if (quantity <= 0) continue
        await post(uow, held, { storeType: 'CARRIED_OUT', quantity })
        const next = await accountOf(uow, { workerId, year: year + 1, vacType })
        const balance = await post(uow, next, { storeType: 'CARRIED_IN', quantity })
        lines.push({ workerId, workerName: names.get(workerId) ?? '', days: quantity, balance })
      }
      return outcomeOf(lines, accounts.length)
    }),
})
