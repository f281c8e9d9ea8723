import { conflict, type UnitOfWork } from '../../../kernel/index.ts'
import { fault } from '../fault.resource.ts'
import { notifyAssigned } from '../notifyPeople.ts'
import { repairer } from '../people.resource.ts'
import type { Report } from '../reports/openStop.ts'
import { reportLog } from '../reports/reportLog.resource.ts'
import { repairLog } from './repairLog.resource.ts'

export interface Assignment {
  readonly repairerIds: number[]
  readonly faultCategoryId?: number | null | undefined
  readonly faultDescription?: string
  /** Its acceptance was told afterwards. */
  readonly isBooked?: boolean
}

/** What its reporter says ails the tank, as far as it is of the category that is seen. */
async function reportedFaults(uow: UnitOfWork, report: Report, faultCategoryId: number | null): Promise<number[]> {
  const ids = (await uow.of(reportLog).linksOf('ductFaultIds', [report.id])).get(report.id) ?? []
  const faults = await uow.of(fault).many(ids)
  return ids.filter((_, at) => faultCategoryId === null || faults[at]?.categoryId === faultCategoryId)
}

/** Hands a report to its repairers as a repair of their own. */
export async function assignRepair(
  uow: UnitOfWork,
  report: Report,
  { repairerIds, faultCategoryId, faultDescription, isBooked }: Assignment,
) {
  const category = faultCategoryId ?? null
  const repair = await uow.of(repairLog).create({
    reportId: report.id,
    equipmentId: report.equipmentId,
    unitId: report.unitId,
    ductId: report.ductId,
    faultCategoryId: category,
    faultIds: await reportedFaults(uow, report, category),
    faultDescription: faultDescription ?? report.description,
    repairType: 'FAULT',
    repairerIds,
    isBooked: isBooked ?? false,
  })
  await notifyAssigned(uow, repair, repairerIds)
  return repair
}

/** Who repaired it last. People who have left are passed over, unless nobody else is there: someone must own the repair. */
export async function lastRepairers(uow: UnitOfWork, report: Report): Promise<number[]> {
  const last = (await uow.of(repairLog).find({ reportId: report.id })).findLast((repair) => repair.status !== 'VOIDED')
  const ids = last ? ((await uow.of(repairLog).linksOf('repairerIds', [last.id])).get(last.id) ?? []) : []
  if (!ids.length) throw conflict('repair.noRepairers')
  const people = await uow.of(repairer).lockForShare(ids)
  const present = ids.filter((_, n) => people[n]?.status === 'ENABLED')
  return present.length ? present : ids
}
