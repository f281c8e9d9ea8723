import { type DemoMachine, demoPlants, demoShifts } from './machines.ts'
import { type Craft, type DemoUser, demoUsers, repairersOf, reportersOf } from './people.ts'
import type { Random } from './random.ts'

export interface Machine extends DemoMachine {
  readonly id: number
  readonly workshopId: number
  readonly unitIds: readonly number[]
}
export interface Person {
  readonly id: number
  readonly name: string
  readonly userId: number | null
}
/** A plant of the demo with the ids of all its rows. */
export interface Plant {
  readonly id: number
  readonly reportsADay: number
  readonly machines: readonly Machine[]
  readonly repairers: readonly (Person & { craft: Craft })[]
  readonly reporters: readonly (Person & { workshopId: number })[]
  /** The account that accepts, for the history of the rows. */
  readonly lead: Person
}
export type Row = Record<string, unknown>
export interface Rows {
  readonly plant: Row[]
  readonly workshop: Row[]
  readonly shift: Row[]
  readonly equipment: Row[]
  readonly equipmentUnit: Row[]
  readonly repairer: Row[]
  readonly reporter: Row[]
  readonly wallDisplay: Row[]
}

const ENABLED = 'ENABLED'
const userOf = (name: string) => demoUsers.findIndex((user) => user.name === name) + 1 || null
const mobileOf = (random: Random) => `1${random.pick(['35', '36', '37', '38', '39', '58', '86', '87', '88'])}${String(Math.floor(random.next() * 1e8)).padStart(8, '0')}`
const leadOf = (plantNo: number): DemoUser => demoUsers.find((user) => user.roleKey === 'repairLead' && user.plants.some((no) => no === plantNo)) as DemoUser

/** Lays out both plants: workshops, shifts, machines with their units, people and one wall display each. */
export function layOut(random: Random, stamps: Row): { plants: Plant[]; rows: Rows } {
  const rows: Rows = { plant: [], workshop: [], shift: [], equipment: [], equipmentUnit: [], repairer: [], reporter: [], wallDisplay: [] }
  const add = (to: Row[], values: Row): number => to.push({ id: to.length + 1, status: ENABLED, ...values, ...stamps })

  const plants = demoPlants.map(({ name, code, reportsADay, machines }, index): Plant => {
    const plantNo = (index + 1) as 1 | 2
    const plantId = add(rows.plant, { name, code, sortOrder: plantNo })
    const workshops = [...new Set(machines.map((machine) => machine.workshop))]
    const workshopIds = new Map(workshops.map((workshop, at) => [workshop, add(rows.workshop, { plantId, name: workshop, sortOrder: at + 1 })]))
    const shifts = demoShifts.map((shift, at) => add(rows.shift, { plantId, ...shift, sortOrder: at + 1 }))
    add(rows.wallDisplay, { plantId, name: `${workshops[0]}东侧看板`, language: 'zh', status: 'ACTIVE' })
    return {
      id: plantId,
      reportsADay,
      machines: machines.map((machine, at) => placeMachine({ rows, add }, machine, { plantId, workshopId: workshopIds.get(machine.workshop) ?? 0, shiftId: shifts[0] ?? 0, sortOrder: at + 1 })),
      repairers: repairersOf(plantNo).map(({ name, craft }, at) => {
        const userId = userOf(name)
        return { name, craft, userId, id: add(rows.repairer, { plantId, name, craft, userId, mobile: mobileOf(random), sapName: `R${plantNo}${String(at + 1).padStart(3, '0')}`, sortOrder: at + 1 }) }
      }),
      reporters: reportersOf(plantNo).map((name, at) => {
        const userId = userOf(name)
        const workshopId = workshopIds.get(workshops[at % workshops.length] ?? '') ?? 0
        return { name, workshopId, userId, id: add(rows.reporter, { plantId, name, workshopId, userId, mobile: mobileOf(random) }) }
      }),
      lead: { id: 0, name: leadOf(plantNo).name, userId: userOf(leadOf(plantNo).name) },
    }
  })
  return { plants, rows }
}

function placeMachine({ rows, add }: { rows: Rows; add: (to: Row[], values: Row) => number }, machine: DemoMachine, place: { plantId: number; workshopId: number; shiftId: number; sortOrder: number }): Machine {
  const { number, name, criticality, craft, isAssembly } = machine
  const own = { number, name, criticality, maintCraft: craft, isAssembly, category: 'EQUIPMENT', maintLevel: criticality === 'A' ? 2 : 1, isPaused: false }
  const id = add(rows.equipment, { ...place, ...own })
  const unitIds = machine.units.map((unit, at) => add(rows.equipmentUnit, { plantId: place.plantId, equipmentId: id, name: unit, sortOrder: at + 1 }))
  return { ...machine, id, workshopId: place.workshopId, unitIds }
}
