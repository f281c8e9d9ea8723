import { crewOf } from './crew.ts'
import { holidayRows } from './holidays.ts'
import { customerRows, furnishMachines, vendorRows } from './partners.ts'
import type { Row, Rows } from './plants.ts'
import type { Random } from './random.ts'

const KINDS = ['holiday', 'station', 'productionPosition', 'worker', 'staff', 'operator', 'qaPerson', 'customer', 'vendor'] as const
export type MasterRows = Record<(typeof KINDS)[number], Row[]>

/** Calendars, people and business partners of both plants. Machines learn who made them. */
export function masterdataRows(random: Random, { workshop, equipment }: Pick<Rows, 'workshop' | 'equipment'>, stamps: Row): MasterRows {
  const first = crewOf(1, random, { halls: workshop, firstPosition: 1 })
  const second = crewOf(2, random, { halls: workshop, firstPosition: first.productionPosition.length + 1 })
  const made: MasterRows = {
    holiday: [...holidayRows(1), ...holidayRows(2)],
    station: [...first.station, ...second.station],
    productionPosition: [...first.productionPosition, ...second.productionPosition],
    worker: [...first.worker, ...second.worker],
    staff: [...first.staff, ...second.staff],
    operator: [...first.operator, ...second.operator],
    qaPerson: [...first.qaPerson, ...second.qaPerson],
    customer: customerRows(),
    vendor: vendorRows(),
  }
  const whole = (kind: keyof MasterRows, row: Row, at: number): Row => ({
    id: at + 1,
    ...(kind !== 'holiday' && { status: 'ENABLED' }),
    ...row,
    ...stamps,
  })
  const rows = Object.fromEntries(KINDS.map((kind) => [kind, made[kind].map((row, at) => whole(kind, row, at))])) as MasterRows
  furnishMachines(equipment, rows.vendor)
  return rows
}
