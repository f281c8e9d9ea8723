import { and, eq, inArray } from 'drizzle-orm'
import { businessDay, decimal, defineReadModel, instant, int, link, listOf, objectOf, type Read, shape, text } from '../../kernel/index.ts'
import { toQuantity, USE_KINDS } from '../ledger/index.ts'
import { workTitles } from './reservations/partWork.ts'
import { sparePart } from './sparePart.resource.ts'
import { sparePartLog } from './sparePartLog.ts'

const useShape = shape('MachinePartUse', 'A part that was taken for a machine, or given back.', {
  id: link('sparePartLog', { required: true, description: 'The movement.' }),
  bookedAt: instant({ required: true, description: 'When.' }),
  partId: link('sparePart', { required: true, description: 'The part.' }),
  code: text({ required: true, description: 'Its code.' }),
  name: text({ required: true, description: 'Its name.' }),
  unit: text({ required: true, description: 'What it is counted in.' }),
  quantity: decimal({ scale: 3, required: true, description: 'How much: below zero where it was given back.' }),
  cost: decimal({ required: true, unit: 'money', description: 'What that cost.' }),
  resource: text({ nullable: true, description: 'Kind of work, such as repairLog; null where it was taken for the machine alone.' }),
  workId: link('any', { nullable: true, description: 'The work.' }),
  title: text({ nullable: true, description: 'Its number.' }),
})
const yearShape = shape('MachinePartsYear', 'What parts cost a machine in one year.', {
  year: int({ required: true, description: 'The year.' }),
  cost: decimal({ required: true, unit: 'money', description: 'What was taken less what was given back.' }),
})
const machineShape = shape('MachineParts', 'The spare parts that a machine took.', {
  total: int({ required: true, description: 'How many movements there are.' }),
  uses: listOf(useShape, { description: 'The newest of them, newest first.' }),
  years: listOf(yearShape, { description: 'Year by year, the newest first.' }),
})

const SHOWN = 20
const CENTS = 100

/** What was taken for a machine and given back, with work or without. Entries name the machine of their work. */
async function movedFor(read: Read, equipmentId: number) {
  const log = read.table(sparePartLog)
  return read.db
    .select({
      id: log.id,
      bookedAt: log.bookedAt,
      partId: log.partId,
      change: log.quantityChanged,
      amount: log.amount,
      repairLogId: log.repairLogId,
      maintenanceOrderId: log.maintenanceOrderId,
    })
    .from(log)
    .where(and(eq(log.equipmentId, equipmentId), eq(log.state, 'POSTED'), inArray(log.storeType, [...USE_KINDS])))
}

export const machinePartsModel = defineReadModel('machineParts', {
  description: 'Which spare parts a machine took, for repairs, maintenance or without, and what they cost year by year.',
  permission: [`${sparePartLog.permission}:list`, `${sparePartLog.permission}:query`],
  args: { equipmentId: link('equipment', { required: true, description: 'The machine.' }) },
  about: sparePartLog,
  result: objectOf(machineShape),
  stale: 'everything',
  async read({ read }, { equipmentId }) {
    const moved = await movedFor(read, equipmentId)
    const cents = new Map<number, number>()
    for (const { bookedAt, amount } of moved) {
      const year = Number(businessDay(bookedAt, read.offsetMinutes).slice(0, 4))
      cents.set(year, (cents.get(year) ?? 0) - Math.round(amount * CENTS))
    }
    const newest = moved.toSorted((a, b) => b.bookedAt.getTime() - a.bookedAt.getTime() || b.id - a.id).slice(0, SHOWN)
    const parts = await read.withoutDataScope.of(sparePart).many([...new Set(newest.map(({ partId }) => partId))])
    const titleOf = await workTitles(read.withoutDataScope, newest)
    const uses = newest.flatMap((one) => {
      const [part, work] = [parts.find((each) => each?.id === one.partId), titleOf(one)]
      if (!part) return []
      const { code, name, unit } = part
      const quantity = toQuantity(-one.change)
      const details = { id: one.id, bookedAt: one.bookedAt, partId: one.partId, code, name, unit, quantity }
      return [{ ...details, cost: 0 - one.amount, resource: work?.resource ?? null, workId: work?.id ?? null, title: work?.title ?? null }]
    })
    const years = [...cents].sort(([a], [b]) => b - a).map(([year, sum]) => ({ year, cost: sum / CENTS }))
    return { total: moved.length, uses, years }
  },
})
