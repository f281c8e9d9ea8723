import { date, decimal, defineResource, flag, link, type RowOf } from '../../../kernel/index.ts'
import { toQuantity } from '../../ledger/index.ts'

const OF_PART = { unitField: 'partId.unit' } as const

/** What open work is still going to take of a part, oldest due first (§6). Written by the server alone, held by the part. */
export const partReservation = defineResource('partReservation', {
  permission: 'stock:reservation',
  title: 'dueDate',
  icon: 'box',
  sort: 'dueDate',
  can: [],
  audited: false,
  undoable: false,
  columns: ['partId', 'quantity', 'needed', 'taken', 'isCovered', 'dueDate', 'repairLogId', 'maintenanceOrderId'],
  unique: [
    ['repairLogId', 'partId'],
    ['maintenanceOrderId', 'partId'],
  ],
  fields: {
    partId: link('sparePart', { required: true, readonly: true, filter: 'eq' }),
    /** What is still to be taken. */
    quantity: decimal({ ...OF_PART, scale: 3, required: true, readonly: true, notNegative: true }),
    /** What the work takes as a whole. */
    needed: decimal({ ...OF_PART, scale: 3, required: true, readonly: true, notNegative: true }),
    /** What it has taken and not given back. */
    taken: decimal({ ...OF_PART, scale: 3, required: true, readonly: true }),
    dueDate: date({ required: true, readonly: true, filter: 'range', sort: true }),
    repairLogId: link('repairLog', { readonly: true, filter: 'eq' }),
    maintenanceOrderId: link('maintenanceOrder', { readonly: true, filter: 'eq' }),
  },
  computed: {
    /** Whether what is there is enough for it, after all that is due before. */
    isCovered: { field: flag({ required: true }) },
  },
})
export type Reservation = RowOf<typeof partReservation>

/** The work for which parts are reserved. */
export type Reason = { readonly repairLogId: number } | { readonly maintenanceOrderId: number }

export const sumOf = (rows: readonly Pick<Reservation, 'quantity'>[]) => toQuantity(rows.reduce((sum, { quantity }) => sum + quantity, 0))

const due = (a: Reservation, b: Reservation) => (a.dueDate === b.dueDate ? a.id - b.id : a.dueDate < b.dueDate ? -1 : 1)
/** Which reservations of one part are met by what is there, oldest due first: what one takes is not there for the next. */
export function coveredAmong(rows: readonly Reservation[], there: number): ReadonlySet<number> {
  const covered = new Set<number>()
  let left = there
  for (const { id, quantity } of rows.toSorted(due)) {
    if (quantity <= left) covered.add(id)
    left = Math.max(0, toQuantity(left - quantity))
  }
  return covered
}

/**
 * How much of a part some work may take without a reason: what is kept for it, as far as that is there after all that is due before, and beyond
 * it what nobody has reserved. Work for which nothing is kept comes after everybody.
 */
export function freeFor(own: Reservation | undefined, rows: readonly Reservation[], there: number): number {
  const others = rows.filter(({ id }) => id !== own?.id)
  const unreserved = Math.max(0, there - sumOf(others) - (own?.quantity ?? 0))
  if (!own) return toQuantity(unreserved)
  const left = Math.max(0, there - sumOf(others.filter((one) => due(one, own) < 0)))
  return toQuantity(Math.min(own.quantity, left) + unreserved)
}
