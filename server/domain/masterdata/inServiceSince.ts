import { businessDay, type UnitOfWork } from '../../kernel/index.ts'
import { equipment } from './equipment.resource.ts'

/** A machine that was worked on was there: its service began on the day of the earliest work at the latest, be that imported or booked later. */
export async function beganBy(uow: UnitOfWork, equipmentId: number | null | undefined, day: string): Promise<void> {
  const [machine] = equipmentId == null ? [] : await uow.of(equipment).many([equipmentId])
  if (machine?.inServiceSince && day < machine.inServiceSince) await uow.of(equipment).patch(machine, { inServiceSince: day })
}
/** The same for a moment. */
export const beganByMoment = (uow: UnitOfWork, equipmentId: number | null | undefined, at: Date): Promise<void> =>
  beganBy(uow, equipmentId, businessDay(at, uow.read.offsetMinutes))
