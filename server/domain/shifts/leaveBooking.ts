import { conflict, type Held, postEntry, reverseEntry, type UnitOfWork } from '../../kernel/index.ts'
import { worker } from '../masterdata/index.ts'
import { daysByYear, entitledTypes, leaveCalendar, overdraftDays } from './leaveDays.ts'
import { accountNo, type Entitlement, leaveEntitlement } from './leaveEntitlement.resource.ts'
import { leaveLedger, leaveLog } from './leaveLog.ts'
import type { Vacation } from './workerVacation.resource.ts'

export type AccountKey = Pick<Entitlement, 'workerId' | 'year' | 'vacType'>

/** The account of a worker for a year and a type, made where there is none yet. Whoever calls has locked the worker's leave. */
export async function accountOf(uow: UnitOfWork, key: AccountKey): Promise<Entitlement> {
  const accounts = uow.entire.of(leaveEntitlement)
  const [known] = await accounts.find({ ...key })
  if (known) return known
  const { workerNo } = await uow.entire.of(worker).get(key.workerId)
  return accounts.create({ ...key, accountNo: accountNo(workerNo, key) })
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
  const overdraft = await overdraftDays(uow.read)
  for (const [year, quantity] of await yearsOf(uow, vacation)) {
    const { id } = await accountOf(uow, { workerId, year, vacType })
    const { quantity: there } = await uow.entire.of(leaveEntitlement).hold(id)
    if (there + overdraft < quantity)
      throw conflict('shifts.notEnoughLeave', { year, days: quantity, left: there, type: `workerVacation.values.vacType.${vacType}` })
    await postEntry(uow.entire, leaveLedger.ledger, {
      entitlementId: id,
      storeType: 'TAKEN',
      quantity,
      workerVacationId: vacation.id,
    })
  }
}

/** Gives back what a leave had taken: a mirror of each of its entries. */
export async function giveBack(uow: UnitOfWork, vacation: Vacation, reason: string): Promise<void> {
  const entries = await uow.entire.of(leaveLog).find({ workerVacationId: vacation.id, storeType: 'TAKEN', state: 'POSTED' })
  for (const record of entries) await reverseEntry(uow.entire, leaveLedger.ledger, { record: record as Held, reason })
}
