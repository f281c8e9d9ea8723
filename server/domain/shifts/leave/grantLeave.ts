import {
  choiceOf,
  decimal,
  defineCall,
  flag,
  int,
  invalidField,
  link,
  links,
  listOf,
  objectOf,
  type RowOf,
  shape,
  text,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { postEntry } from '../../ledger/index.ts'
import { worker } from '../../masterdata/index.ts'
import { leaveKey } from '../shiftKeys.ts'
import { lockAccounts, makeAccount } from './leaveBooking.ts'
import { type Entitlement, leaveEntitlement } from './leaveEntitlement.resource.ts'
import { leaveLedger, leaveLog } from './leaveLog.ts'
import { workerVacation } from './workerVacation.resource.ts'

const YEAR = { min: 2000, max: 2100 } as const
const WORKERS_MAX = 1000
const days = (description: string) => decimal({ scale: 1, unit: 'days', required: true, description })

const line = shape('LeaveGrant', 'What one worker gets, or what stays of their days.', {
  workerId: link('worker', { required: true, description: 'The worker.' }),
  workerName: text({ required: true, description: 'Name of the worker.' }),
  days: days('Days that are booked.'),
  balance: days('Balance of the year into which they are booked, afterwards.'),
})
const outcome = shape('LeaveGrants', 'What was booked for many workers, or would be.', {
  lines: listOf(line, { description: 'Whoever gets something, in the order of workers.' }),
  days: days('Days of all of them.'),
  skipped: int({ required: true, description: 'Workers who have been given theirs before, or have nothing to be given.' }),
})
type Line = { workerId: number; workerName: string; days: number; balance: number }
const outcomeOf = (lines: Line[], requested: number) => ({
  lines,
  days: lines.reduce((sum, one) => sum + one.days, 0),
  skipped: requested - lines.length,
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
  if (all.length < found.length) throw invalidField('workerIds', 'unknownReference')
  return all.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
}

/** The leave of all of them, in one order: what is booked already is looked for by one of these units after the other. */
const lockLeaveOf = (uow: UnitOfWork, workerIds: readonly number[]) => uow.lock(...workerIds.map(leaveKey))

/** `dryRun` does all of it and keeps nothing, so that what is shown first is what happens then. */
const MODE = { dryRun: flag({ default: false, description: 'Only says what would be booked.' }) }

export const grantLeaveCall = defineCall('grantLeave', {
  description:
    'Grants days of leave for a year, once to each worker of a type: whoever has got theirs is skipped, so that it may be said again for those who came later.',
  permission: [`${leaveLog.permission}:add`],
  args: {
    year: int({ ...YEAR, required: true, description: 'The year in which they may be taken.' }),
    vacType: choiceOf(workerVacation, 'vacType', { required: true, description: 'The type of leave.' }),
    days: decimal({ scale: 1, min: 0.5, max: 366, required: true, description: 'Days for each of them.' }),
    workerIds: links('worker', { max: WORKERS_MAX, description: 'To whom; all workers of the plant in service when left out.' }),
    remark: text({ max: 500, description: 'What the entries say.' }),
    ...MODE,
  },
  result: objectOf(outcome),
  run: ({ store, actor }, { year, vacType, days: quantity, workerIds, remark, dryRun }) =>
    store[dryRun ? 'dryRun' : 'write'](actor, async ({ withoutDataScope: uow }) => {
      const workers = await workersOf(uow, workerIds)
      const ids = workers.map(({ id }) => id)
      await lockLeaveOf(uow, ids)
      const known = await lockAccounts(uow, { workerIds: ids, years: [year], vacType })
      const booked = await bookedAlready(uow, known, 'GRANT')
      const accounts = new Map(known.map((one) => [one.workerId, one]))
      const lines: Line[] = []
      for (const { id: workerId, name: workerName } of workers) {
        const account = accounts.get(workerId)
        if (account && booked.has(account.id)) continue
        const balance = await post(uow, account ?? (await makeAccount(uow, { workerId, year, vacType })), {
          storeType: 'GRANT',
          quantity,
          remark: remark ?? null,
        })
        lines.push({ workerId, workerName, days: quantity, balance })
      }
      return outcomeOf(lines, workers.length)
    }),
})

export const carryOverLeaveCall = defineCall('carryOverLeave', {
  description:
    'Carries what is left of a year into the next one, at most so many days of each worker, once; what is beyond stays where it is.',
  permission: [`${leaveLog.permission}:add`],
  args: {
    fromYear: int({ ...YEAR, max: YEAR.max - 1, required: true, description: 'The year that has ended.' }),
    vacType: choiceOf(workerVacation, 'vacType', { required: true, description: 'The type of leave.' }),
    maxDays: decimal({ scale: 1, min: 0.5, max: 366, required: true, description: 'Days of each worker at most.' }),
    ...MODE,
  },
  result: objectOf(outcome),
  run: ({ store, actor }, { fromYear: year, vacType, maxDays, dryRun }) =>
    store[dryRun ? 'dryRun' : 'write'](actor, async ({ withoutDataScope: uow }) => {
      const workerIds = (await uow.of(leaveEntitlement).find({ year, vacType })).map((one) => one.workerId)
      await lockLeaveOf(uow, workerIds)
      const all = await lockAccounts(uow, { workerIds, years: [year, year + 1], vacType })
      const accounts = all.filter((one) => one.year === year)
      const nextOf = new Map(all.flatMap((one) => (one.year === year ? [] : [[one.workerId, one] as const])))
      const done = await bookedAlready(uow, accounts, 'CARRIED_OUT')
      const names = new Map((await workersOf(uow, workerIds)).map((one) => [one.id, one.name]))
      const lines: Line[] = []
      for (const account of accounts) {
        if (done.has(account.id)) continue
        const { workerId } = account
        // Accounts are kept to the thousandth, leave is taken by halves.
        const quantity = Math.min(maxDays, Math.floor(account.quantity * 2) / 2)
        if (quantity <= 0) continue
        await post(uow, account, { storeType: 'CARRIED_OUT', quantity })
        const next = nextOf.get(workerId) ?? (await makeAccount(uow, { workerId, year: year + 1, vacType }))
        const balance = await post(uow, next, { storeType: 'CARRIED_IN', quantity })
        lines.push({ workerId, workerName: names.get(workerId) ?? '', days: quantity, balance })
      }
      return outcomeOf(lines, accounts.length)
    }),
})
