import { conflict, type UnitOfWork } from '../../kernel/index.ts'
import { repairsOf } from './openRepairs.ts'
import type { Report } from './openStop.ts'
import { repairer } from './repairer.resource.ts'
import { repairLog } from './repairLog.resource.ts'

export interface Assignment {
  readonly repairerIds: number[]
  readonly faultCategoryId?: number | null | undefined
  readonly faultDescription?: string
}

/** Hands a report to its repairers as a repair of their own. */
export function assignRepair(uow: UnitOfWork, report: Report, { repairerIds, faultCategoryId, faultDescription }: Assignment) {
  return uow.of(repairLog).create({
    reportId: report.id,
    equipmentId: report.equipmentId,
    unitId: report.unitId,
    faultCategoryId: faultCategoryId ?? null,
    faultDescription: faultDescription ?? report.description,
    repairType: 'FAULT',
    repairerIds,
  })
}

/** Who repaired it last. People who have left are passed over, unless nobody else is there: someone must own the repair. */
export async function lastRepairers(uow: UnitOfWork, report: Report): Promise<number[]> {
  const { all } = await repairsOf(uow, report.id)
  const last = all.at(-1)
  const ids = last ? ((await uow.of(repairLog).linksOf('repairerIds', [last.id])).get(last.id) ?? []) : []
  if (!ids.length) throw conflict('repair.noRepairers')
  const people = await uow.of(repairer).many(ids)
  const present = ids.filter((_, at) => people[at]?.status === 'ENABLED')
  return present.length ? present : ids
}
