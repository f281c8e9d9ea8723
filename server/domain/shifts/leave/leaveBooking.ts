import { conflict, type LockedRow, type UnitOfWork } from '../../../kernel/index.ts'
import { type LockedRecord, postEntry, reverseEntry } from '../../ledger/index.ts'
import { worker } from '../../masterdata/index.ts'
import { daysByYear, entitledTypes, leaveCalendar, overdraftDays } from './leaveDays.ts'
import { accountNo, type Entitlement, leaveEntitlement } from './leaveEntitlement.resource.ts'
import { leaveLedger, leaveLog } from './leaveLog.ts'
import type { Vacation } from './workerVacation.resource.ts'

export type Account = LockedRow<typeof leaveEntitlement>
type Wanted = Pick<Entitlement, 'vacType'> & { readonly workerIds: readonly number[]; readonly years: readonly number[] }

/** The accounts of workers for some years and a type, as far as there are any: locked in one order, whichever year is wanted first. */
export const lockAccounts = (uow: UnitOfWork, { workerIds, years, vacType }: Wanted): Promise<Account[]> =>
  uow.withoutDataScope.of(leaveEntitlement).lockWhere({ workerId: [...workerIds], year: [...years], vacType })

/** An account that is not there yet. Whoever calls has locked the worker's leave and looked. */
export async function makeAccount(uow: UnitOfWork, key: Pick<Entitlement, 'workerId' | 'year' | 'vacType'>): Promise<Account> {
  const { workerNo } = await uow.withoutDataScope.of(worker).get(key.workerId)
  return uow.withoutDataScope.of(leaveEntitlement).create({ ...key, accountNo: accountNo(workerNo, key) })
}

/** The days of a leave by year, as the calendar says now. */
export async function yearsOf(uow: Pick<UnitOfWork, 'read'>, vacation: Vacation): Promise<Map<number, number>> {
  const { doesCount } = await leaveCalendar(uow.read, { from: vacation.beginDate, to: vacation.endDate })
  return daysByYear(vacation, doesCount(vacation.vacType))
}

/** Takes the days of an approved leave from the accounts of its years; types without entitlement have none. */
export async function bookLeave(uow: UnitOfWork, vacation: Vacation): Promise<void> {
  const { workerId, vacType } = vacation
  if (!(await entitledTypes(uow.read)).has(vacType)) return
  const [overdraft, years] = [await overdraftDays(uow.read), await yearsOf(uow, vacation)]
  const accounts = await lockAccounts(uow, { workerIds: [workerId], years: [...years.keys()], vacType })
  for (const [year, quantity] of years) {
    const account = accounts.find((one) => one.year === year) ?? (await makeAccount(uow, { workerId, year, vacType }))
    const { id, quantity: there } = account
    if (there + overdraft < quantity)
      throw conflict('shifts.notEnoughLeave', { year, days: quantity, left: there, type: `workerVacation.values.vacType.${vacType}` })
    await postEntry(uow.withoutDataScope, leaveLedger.ledger, {
      entitlementId: id,
      storeType: 'TAKEN',
      quantity,
      workerVacationId: vacation.id,
    })
  }
}

/** Gives back what a leave had taken: a mirror of each of its entries, those of later changes of the calendar too. */
export async function giveBack(uow: UnitOfWork, vacation: Vacation, reason: string): Promise<void> {
  const entries = await uow.withoutDataScope
    .of(leaveLog)
    .lockWhere({ workerVacationId: vacation.id, storeType: ['TAKEN', 'GIVEN_BACK'], state: 'POSTED' })
  await uow.withoutDataScope.of(leaveEntitlement).lockManyForUpdate(entries.map(({ entitlementId }) => entitlementId))
  for (const record of entries) await reverseEntry(uow.withoutDataScope, leaveLedger.ledger, { record: record as LockedRecord, reason })
}
