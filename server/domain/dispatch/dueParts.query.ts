import type { Read } from '../../kernel/index.ts'
import { maintenancePlanPart } from '../maintenance/index.ts'
import { coveredReservations, partReservation, sparePart, storageLocation } from '../stock/index.ts'

export const DUE_PART_SOURCES = [partReservation, maintenancePlanPart, sparePart, storageLocation]

interface Due {
  readonly kind: string
  readonly id: number
}
interface Line {
  readonly of: string
  readonly partId: number
  readonly quantity: number
  /** Whether a reservation for it is met by what is there; null where nothing is reserved yet. */
  readonly isCovered: boolean | null
}
const keyOf = ({ kind, id }: Due) => `${kind} ${id}`
const idsOf = (due: readonly Due[], kind: string) => due.flatMap((one) => (one.kind === kind ? one.id : []))

/** What is reserved for open orders. */
async function reservedLines(read: Read, ids: readonly number[]): Promise<Line[]> {
  const rows = ids.length ? await read.of(partReservation).find({ maintenanceOrderId: ids }) : []
  const covered = await coveredReservations(read, rows)
  return rows.flatMap(({ id, maintenanceOrderId, partId, quantity }) =>
    quantity > 0 ? { of: `MAINTENANCE ${maintenanceOrderId}`, partId, quantity, isCovered: covered.has(id) } : [],
  )
}

/** The parts of due work: of orders what is reserved for them, of plans what their next order is to take. */
export async function partsOfDue(read: Read, due: readonly Due[]) {
  const planIds = idsOf(due, 'PLAN')
  const planned = planIds.length ? await read.of(maintenancePlanPart).find({ planId: planIds }) : []
  const lines = [
    ...(await reservedLines(read, idsOf(due, 'MAINTENANCE'))),
    ...planned.map(({ planId, partId, quantity }) => ({ of: `PLAN ${planId}`, partId, quantity, isCovered: null })),
  ]
  const parts = await read.of(sparePart).many([...new Set(lines.map(({ partId }) => partId))])
  const places = await read.of(storageLocation).many([...new Set(parts.flatMap((part) => part?.locationId ?? []))])
  return (one: Due) =>
    lines
      .filter((line) => line.of === keyOf(one))
      .flatMap(({ partId, quantity, isCovered }) => {
        const part = parts.find((row) => row?.id === partId)
        if (!part) return []
        const { name, unit, locationId } = part
        const isInStock = isCovered ?? part.quantity - part.reserved >= quantity
        return { name, unit, quantity, isInStock, location: places.find((place) => place?.id === locationId)?.code ?? null }
      })
}
