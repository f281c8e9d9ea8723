import { crewOf } from '../people/crew.ts'
import type { PlantNo } from '../people/people.ts'
import type { Random } from '../random.ts'
import { type Row, SORT_STEP } from '../tables.ts'
import holidays from './holidays.json' with { type: 'json' }
import partners from './partners.json' with { type: 'json' }
import type { Rows } from './plants.ts'

/** The public holidays of 2026 with their make-up working days, as the State Council announced them, and the yearly overhaul of a plant. */
const holidayRows = (plantNo: PlantNo): Row[] =>
  [...holidays.public, holidays.overhauls[plantNo - 1]].map((row) => ({ plantId: plantNo, ...row }))

const vendorRows = (): Row[] => partners.vendors.map(({ makes: _, ...row }, at) => ({ ...row, sortOrder: (at + 1) * SORT_STEP }))
/** Machines that work as part of another one. */
const partsOf: Readonly<Record<string, string>> = partners.partsOf

/** Notes who made a machine, whom to call, and what it works with. */
function furnishMachines(machines: readonly Row[], vendors: readonly Row[]) {
  const ids = new Map(machines.map((machine) => [machine.number, machine.id]))
  for (const machine of machines) {
    const number = String(machine.number)
    const maker = vendors[partners.vendors.findIndex(({ makes }) => makes.includes(number.split('-')[1] ?? ''))]
    machine.vendorId = maker?.id ?? null
    machine.maintTel = maker?.phone ?? null
    machine.linkedId = ids.get(partsOf[number]) ?? null
  }
}

const KINDS = ['holiday', 'station', 'productionPosition', 'worker', 'staff', 'operator', 'qaPerson', 'customer', 'vendor'] as const
type MasterRows = Record<(typeof KINDS)[number], Row[]>

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
    customer: partners.customers,
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
