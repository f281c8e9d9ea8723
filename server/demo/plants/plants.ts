import { type Craft, crewAt, type DemoUser, demoUsers, repairersOf } from '../people/people.ts'
import type { Random } from '../random.ts'
import type { Row } from '../tables.ts'
import { type DemoMachine, demoPlants, demoShifts, wallName } from './machines.ts'

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
export type { Row }
/** The presses of a plant, which print by rollers. */
export const pressesOf = ({ machines }: Plant) => machines.filter(({ letters }) => letters === 'AY')
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
/** The account of somebody who has one. */
export const userOf = (name: string) => demoUsers.findIndex((user) => user.name === name) + 1 || null
const mobileOf = (random: Random) =>
  `1${random.pick(['35', '36', '37', '38', '39', '58', '86', '87', '88'])}${String(Math.floor(random.next() * 1e8)).padStart(8, '0')}`
const leadOf = (plantNo: number): DemoUser =>
  demoUsers.find((user) => user.roleKey === 'repairLead' && user.plants.some((no) => no === plantNo)) as DemoUser

/** Where rows are collected, and how one is added. */
interface Book {
  readonly rows: Rows
  readonly add: (to: Row[], values: Row) => number
}

/** Lays out both plants: workshops, shifts, machines with their units, people and one wall display each. */
export function layOut(random: Random, stamps: Row): { plants: Plant[]; rows: Rows } {
  const rows: Rows = { plant: [], workshop: [], shift: [], equipment: [], equipmentUnit: [], repairer: [], reporter: [], wallDisplay: [] }
  const add = (to: Row[], values: Row): number => to.push({ id: to.length + 1, status: ENABLED, ...values, ...stamps })
  const book = { rows, add }

  const plants = demoPlants.map(({ name, code, reportsADay, machines }, index): Plant => {
    const plantNo = (index + 1) as 1 | 2
    const id = add(rows.plant, { name, code, sortOrder: plantNo })
    const halls = [...new Set(machines.map((machine) => machine.workshop))]
    const hallIds = halls.map((hall, at) => add(rows.workshop, { plantId: id, name: hall, sortOrder: at + 1 }))
    const [shiftId] = demoShifts.map((shift, at) => add(rows.shift, { plantId: id, ...shift, sortOrder: at + 1 }))
    add(rows.wallDisplay, {
      plantId: id,
      name: wallName(halls[0]),
      language: 'zh',
      inches: 55,
      distance: 6,
      complaintsSeconds: 20,
      status: 'ACTIVE',
    })
    const place = (machine: DemoMachine, at: number) => {
      return placeMachine(book, machine, {
        plantId: id,
        workshopId: hallIds[halls.indexOf(machine.workshop)] ?? 0,
        shiftId,
        sortOrder: at + 1,
      })
    }
    const lead = leadOf(plantNo)
    return {
      id,
      reportsADay,
      machines: machines.map(place),
      repairers: hireRepairers(book, random, plantNo),
      reporters: hireReporters(book, random, { plantNo, hallIds }),
      lead: { id: 0, name: lead.name, userId: userOf(lead.name) },
    }
  })
  return { plants, rows }
}

const hireRepairers = ({ rows, add }: Book, random: Random, plantNo: 1 | 2) =>
  repairersOf(plantNo).map(({ name, craft }, at) => {
    const userId = userOf(name)
    const sapName = `R${plantNo}${String(at + 1).padStart(3, '0')}`
    const row = { plantId: plantNo, name, craft, userId, mobile: mobileOf(random), sapName, sortOrder: at + 1 }
    return { name, craft, userId, id: add(rows.repairer, row) }
  })

const hireReporters = ({ rows, add }: Book, random: Random, { plantNo, hallIds }: { plantNo: 1 | 2; hallIds: readonly number[] }) =>
  crewAt(plantNo).reporters.map((name, at) => {
    const userId = userOf(name)
    const workshopId = hallIds[at % hallIds.length] ?? 0
    return { name, workshopId, userId, id: add(rows.reporter, { plantId: plantNo, name, workshopId, userId, mobile: mobileOf(random) }) }
  })

function placeMachine(
  { rows, add }: Book,
  machine: DemoMachine,
  place: { plantId: number; workshopId: number; shiftId: number | undefined; sortOrder: number },
): Machine {
  const { number, name, criticality, craft, isAssembly } = machine
  const own = {
    number,
    name,
    criticality,
    maintCraft: craft,
    isAssembly,
    category: 'EQUIPMENT',
    maintLevel: criticality === 'A' ? 2 : 1,
    isPaused: false,
  }
  const id = add(rows.equipment, { ...place, ...own })
  const unitIds = machine.units.map((unit, at) =>
    add(rows.equipmentUnit, { plantId: place.plantId, equipmentId: id, name: unit, sortOrder: at + 1 }),
  )
  return { ...machine, id, workshopId: place.workshopId, unitIds }
}
