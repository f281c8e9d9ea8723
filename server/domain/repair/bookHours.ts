import { type Amount, businessDay, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { refuseLongDay } from './hoursOfDay.ts'
import type { Repair } from './openRepairs.ts'
import { repairLog } from './repairLog.resource.ts'
import { repairTimeLog } from './repairTimeLog.resource.ts'

/** Books what each of its repairers worked on a repair, on the business day on which it ended. */
export async function bookHours(uow: UnitOfWork, repair: Repair, { hours, at }: { hours: readonly Amount[]; at: Date }): Promise<void> {
  if (!hours.length) return
  const own = (await uow.of(repairLog).linksOf('repairerIds', [repair.id])).get(repair.id) ?? []
  const logDate = businessDay(at, uow.read.offsetMinutes)
  const { id: repairId, equipmentId, unitId, ductId } = repair
  for (const { id: repairerId, amount } of hours.toSorted((a, b) => a.id - b.id)) {
    if (!own.includes(repairerId)) throw wrong('hours', 'notOfRepair')
    await refuseLongDay(uow, { repairerId, logDate, hours: amount })
    await uow.of(repairTimeLog).create({ repairerId, hours: amount, logDate, repairId, equipmentId, unitId, ductId })
  }
}
