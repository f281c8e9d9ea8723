import { type AnswerOf, date, decimal, flag, link, type Read, shape, text, todayOf } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { repairLog } from '../repair/index.ts'
import { coveredReservations, onOrderOf, partReservation, sparePart, sparePartLedger } from '../stock/index.ts'

export const waitedPart = shape('WaitedPart', 'A part that a repair waits for.', {
  reservationId: link('partReservation', { description: 'The reservation.' }),
  name: text({ description: 'Name of the part.' }),
  spec: text({ nullable: true, description: 'Its specification.' }),
  unit: text({ description: 'What it is counted in.' }),
  quantity: decimal({ scale: 3, description: 'How much of it the repair is still going to take.' }),
  equipmentName: text({ description: 'The machine that is repaired.' }),
  isHere: flag({ description: 'Whether it is there, after all that is due before.' }),
  isLate: flag({ description: 'Whether it is not there and either nothing of it is ordered or the expected day is over.' }),
  expectedDate: date({ nullable: true, description: 'The first day on which some of it is expected.' }),
})

/** Parts that waiting repairs lack or may fetch, those that are not there first, oldest due first. */
export async function waitedParts({ withoutDataScope: read }: Read): Promise<AnswerOf<typeof waitedPart>[]> {
  const waiting = new Map((await read.of(repairLog).find({ status: 'WAITING_PARTS' })).map((one) => [one.id, one]))
  if (!waiting.size) return []
  const rows = (await read.of(partReservation).find({ repairLogId: [...waiting.keys()] })).filter(({ quantity }) => quantity > 0)
  const machineOf = (repairLogId: number | null) => waiting.get(repairLogId ?? 0)?.equipmentId ?? 0
  const partIds = rows.map(({ partId }) => partId)
  const [parts, machines, covered, ordered] = await Promise.all([
    read.of(sparePart).many(partIds),
    read.of(equipment).many(rows.map((row) => machineOf(row.repairLogId))),
    coveredReservations(read, rows),
    onOrderOf(read, sparePartLedger.ledger, partIds),
  ])
  const today = todayOf(read)
  return rows
    .map(({ id, partId, quantity, dueDate }, at) => {
      const [part, isHere] = [parts[at], covered.has(id)]
      const { name = '', spec = null, unit = '' } = part ?? {}
      const expectedDate = isHere ? null : (ordered.get(partId)?.expectedDate ?? null)
      const isOverdue = !isHere && (expectedDate === null || expectedDate < today)
      const equipmentName = machines[at]?.name ?? ''
      return { reservationId: id, name, spec, unit, quantity, equipmentName, isHere, isLate: isOverdue, expectedDate, dueDate }
    })
    .sort((a, b) => Number(a.isHere) - Number(b.isHere) || a.dueDate.localeCompare(b.dueDate) || a.reservationId - b.reservationId)
    .map(({ dueDate: _, ...row }) => row)
}
