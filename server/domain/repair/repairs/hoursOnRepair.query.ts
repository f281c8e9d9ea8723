import { and, inArray, ne } from 'drizzle-orm'
import { batchComputed, conflict, invalidField, type Read, type UnitOfWork } from '../../../kernel/index.ts'
import { repairTimeLog, rounded, works } from '../../hours/index.ts'
import type { Repair } from './openRepairs.ts'
import { repairLog } from './repairLog.resource.ts'

const isOff = ({ status }: Repair) => status === 'CANCELLED' || status === 'VOIDED'

async function repairOf(uow: UnitOfWork, id: number): Promise<Repair> {
  const [repair] = await uow.of(repairLog).lockForShare([id])
  if (!repair) throw invalidField('repairId', 'unknownReference')
  return repair
}

/** Hours are booked on an open or finished repair, at its machine, unit or tank. */
export const hoursOnRepair = works.of({
  link: 'repairId',
  async placeOf(uow, id, { equipmentId, ductId }) {
    const repair = await repairOf(uow, id)
    const { repairNo } = repair
    if (isOff(repair)) throw invalidField('repairId', 'repairCancelled', { repairNo })
    if (equipmentId != null && equipmentId !== repair.equipmentId) throw invalidField('equipmentId', 'otherThanRepair', { repairNo })
    if (repair.ductId !== null && ductId != null && ductId !== repair.ductId)
      throw invalidField('ductId', 'otherDuctThanRepair', { repairNo })
    return repair
  },
  async closed(read, ids) {
    const off = (await read.of(repairLog).many(ids)).flatMap((one) => (one && isOff(one) ? [one] : []))
    return new Map(off.map(({ id, repairNo }) => [id, conflict('repair.hoursClosed', { repairNo })]))
  },
})

/** Hours booked on each repair; zero where nobody booked any. */
export const manHours = batchComputed(repairLog, 'manHours', async (read: Read, ids) => {
  const t = read.table(repairTimeLog)
  const booked = await read.db
    .select({ repairId: t.repairId, hours: t.hours })
    .from(t)
    .where(and(ne(t.status, 'VOIDED'), inArray(t.repairId, [...ids])))
  const sums = new Map(ids.map((id) => [id, 0]))
  for (const { repairId, hours } of booked) sums.set(repairId ?? 0, rounded((sums.get(repairId ?? 0) ?? 0) + hours))
  return sums
})
