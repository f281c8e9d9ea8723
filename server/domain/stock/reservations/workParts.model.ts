import {
  date,
  decimal,
  defineReadModel,
  flag,
  instant,
  link,
  listOf,
  objectOf,
  type Read,
  type Registry,
  type ResourceDef,
  type RowOf,
  shape,
  text,
  titlesOf,
} from '../../../kernel/index.ts'
import { toQuantity, USE_KINDS } from '../../ledger/index.ts'
import { isCovered } from '../orders/coverage.query.ts'
import { sparePart } from '../sparePart.resource.ts'
import { sparePartLog } from '../sparePartLog.ts'
import { storageLocation } from '../storageLocation.resource.ts'
import { partReservation, type Reservation } from './partReservation.resource.ts'
import { type PartWork, workOf } from './partWork.ts'

const quantity = (description: string) => decimal({ scale: 3, required: true, description })
const entryShape = shape('WorkPartEntry', 'One time that a part was taken for work or given back.', {
  id: link('sparePartLog', { required: true, description: 'The movement.' }),
  storeType: text({ required: true, description: 'Kind of movement.' }),
  bookedAt: instant({ required: true, description: 'When.' }),
  quantity: quantity('How much: below zero where it was given back.'),
  unitPrice: decimal({ scale: 4, unit: 'money', nullable: true, description: 'Price of one at that moment.' }),
  amount: decimal({ required: true, unit: 'money', description: 'What it cost: below zero where it was given back.' }),
  who: text({ required: true, description: 'The repairer, or else whoever entered it.' }),
})
const lineShape = shape('WorkPart', 'A part that some work has taken or is going to take.', {
  partId: link('sparePart', { required: true, description: 'The part.' }),
  code: text({ required: true, description: 'Its code.' }),
  name: text({ required: true, description: 'Its name.' }),
  unit: text({ required: true, description: 'What it is counted in.' }),
  location: text({ required: true, description: 'Where it lies.' }),
  taken: quantity('Taken and not given back.'),
  cost: decimal({ required: true, unit: 'money', description: 'What that cost.' }),
  reserved: quantity('Still kept for this work.'),
  isCovered: flag({ required: true, description: 'Whether what is kept is there, after all that is due before.' }),
  dueDate: date({ nullable: true, description: 'The day for which it is kept.' }),
  entries: listOf(entryShape, { description: 'The movements behind it, newest first.' }),
})
const workShape = shape('WorkParts', 'The spare parts of one repair or maintenance order.', {
  isOpen: flag({ required: true, description: 'Whether parts may be taken for it.' }),
  cost: decimal({ required: true, unit: 'money', description: 'What all parts of it cost.' }),
  lines: listOf(lineShape, { description: 'Part by part.' }),
})

type Entry = RowOf<typeof sparePartLog>

/** Entries of the work that stand. A repair goes first where an entry says both. */
async function entriesOf(read: Read, { reason }: PartWork): Promise<Entry[]> {
  const repairFilter = 'maintenanceOrderId' in reason ? { repairLogId: null } : {}
  const entries = await read.of(sparePartLog).find({ ...repairFilter, ...reason, storeType: USE_KINDS, state: 'POSTED' })
  return entries.toSorted((a, b) => b.bookedAt.getTime() - a.bookedAt.getTime() || b.id - a.id)
}

/** Who took it: the repairer whom the entry names, or whoever entered it. */
async function takersOf(read: Read, entries: readonly Entry[], registry: Registry) {
  const repairer = registry.byName(sparePartLog.fields.repairerId.target ?? '') as ResourceDef
  const repairerOf = await titlesOf(
    read,
    repairer,
    entries.map((one) => one.repairerId),
  )
  const userOf = await titlesOf(
    read,
    registry.inRole('principal'),
    entries.map((one) => (one.repairerId === null ? one.createdById : null)),
  )
  return ({ repairerId, createdById }: Entry) => repairerOf(repairerId) ?? userOf(createdById) ?? ''
}

const CENTS = 100
const money = (amount: number) => 0 - Math.round(amount * CENTS) / CENTS

export const workPartsModel = defineReadModel('workParts', {
  description: 'What a repair or a maintenance order has taken of spare parts and not given back, what is kept for it, and what that cost.',
  permission: [`${sparePartLog.permission}:add`, `${sparePartLog.permission}:list`, `${sparePartLog.permission}:query`],
  args: {
    repairLogId: link('repairLog', { description: 'The repair; or else the maintenance order.' }),
    maintenanceOrderId: link('maintenanceOrder', { description: 'The maintenance order; or else the repair.' }),
  },
  about: sparePartLog,
  result: objectOf(workShape),
  // The work itself too, which is of areas above.
  stale: 'everything',
  async read({ read, registry }, named) {
    const work = await workOf(read, named)
    const whole = read.withoutDataScope
    const [entries, reservations] = [await entriesOf(whole, work), await whole.of(partReservation).find({ ...work.reason })]
    const covered = await isCovered.load(
      read,
      reservations.map(({ id }) => id),
    )
    const partIds = [...new Set([...reservations, ...entries].map(({ partId }) => partId))]
    const parts = (await whole.of(sparePart).many(partIds)).filter((part) => part !== null)
    const places = await whole.of(storageLocation).many([...new Set(parts.flatMap(({ locationId }) => locationId ?? []))])
    const who = await takersOf(whole, entries, registry)
    const lines = parts.map((part) => {
      const own = entries.filter(({ partId }) => partId === part.id)
      const still: Reservation | undefined = reservations.find(({ partId }) => partId === part.id)
      return {
        partId: part.id,
        code: part.code,
        name: part.name,
        unit: part.unit,
        location: places.find((place) => place?.id === part.locationId)?.code ?? '',
        taken: toQuantity(own.reduce((sum, one) => sum - one.quantityChanged, 0)),
        cost: money(own.reduce((sum, one) => sum + one.amount, 0)),
        reserved: still?.quantity ?? 0,
        isCovered: still ? covered.get(still.id) === true : true,
        dueDate: still?.dueDate ?? null,
        entries: own.map((one) => ({
          id: one.id,
          storeType: one.storeType,
          bookedAt: one.bookedAt,
          quantity: toQuantity(-one.quantityChanged),
          unitPrice: one.unitPrice,
          amount: money(one.amount),
          who: who(one),
        })),
      }
    })
    const shown = lines.filter(({ entries: own, reserved }) => own.length || reserved > 0)
    return { isOpen: work.isOpen, cost: money(entries.reduce((sum, one) => sum + one.amount, 0)), lines: shown }
  },
})
