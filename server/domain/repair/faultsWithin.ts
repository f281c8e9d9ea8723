import type { UnitOfWork } from '../../kernel/index.ts'
import { fault } from './fault.resource.ts'
import type { Repair } from './openRepairs.ts'
import { repairLog } from './repairLog.resource.ts'

export const faultIdsOf = async (uow: UnitOfWork, repair: Repair): Promise<number[]> =>
  (await uow.of(repairLog).linksOf('faultIds', [repair.id])).get(repair.id) ?? []

/** The faults of a repair that still stand when its category changes: those of another category do not. */
export async function faultsWithin(uow: UnitOfWork, repair: Repair, faultCategoryId: number): Promise<number[]> {
  const ids = await faultIdsOf(uow, repair)
  const faults = await uow.of(fault).many(ids)
  return ids.filter((_, at) => faults[at]?.categoryId === faultCategoryId)
}
