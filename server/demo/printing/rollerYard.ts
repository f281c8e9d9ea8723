import { type Machine, type Person, type Plant, pressesOf } from '../plants/plants.ts'
import type { Random } from '../random.ts'
import type { Draft } from '../replayEvents.ts'
import type { Row } from '../tables.ts'
import table from './rollers.json' with { type: 'json' }

export interface Rollers {
  readonly rollerOperation: Row[]
  readonly rollerOperator: Row[]
  readonly rollerRepairer: Row[]
  readonly roller: Row[]
  readonly rollerLog: Row[]
  readonly repairs: Draft[]
}

export type OperationName = keyof typeof table.operations

/** Decor codes of a plant; each is printed by three rollers, one for a colour. */
export const decorsOf = (plantId: number) => printingAt(plantId).decors
const printingAt = (plantId: number) => table.plants[plantId - 1] as (typeof table.plants)[number]

export interface Company {
  readonly id: number
  /** The share of rollers that come back by the day agreed. */
  readonly reliability: number
}
/** What the lives of a plant's rollers are made of. */
export interface Yard {
  readonly plantId: number
  readonly rollers: readonly Row[]
  readonly companies: readonly Company[]
  readonly operatorIds: readonly number[]
  readonly presses: readonly Machine[]
  readonly lead: Person
  readonly operationId: (name: OperationName) => number
}

interface Book {
  readonly made: Rollers
  readonly stamps: Row
}
const adder =
  ({ stamps }: Book, plantId: number) =>
  (to: Row[], values: Row): number =>
    to.push({ id: to.length + 1, plantId, ...values, ...stamps })

function rollersFor(decors: readonly string[], random: Random): Row[] {
  return decors.flatMap((decorCode) => {
    const size = { circumference: Math.round(random.between(500, 820) * 10) / 10, width: random.pick(table.widths) }
    return table.colours.map((remark, at) => ({
      rollNumber: `${decorCode}-${at + 1}`,
      decorCode,
      ...size,
      remark,
      sortOrder: 0,
      state: 'IN_STOCK',
    }))
  })
}

export function yardOf(plant: Plant, random: Random, book: Book): Yard {
  const { companies, operators } = printingAt(plant.id)
  const add = adder(book, plant.id)
  const { made } = book
  const operations = new Map(
    Object.entries(table.operations).map(([key, operation], at) => [
      key,
      add(made.rollerOperation, { ...operation, sortOrder: at + 1, status: 'ENABLED' }),
    ]),
  )
  const rows = rollersFor(decorsOf(plant.id), random)
  const ids = rows.map((row) => add(made.roller, row))
  return {
    plantId: plant.id,
    rollers: ids.map((id) => made.roller[id - 1] as Row),
    companies: companies.map(({ reliability, ...company }, at) => ({
      id: add(made.rollerRepairer, { ...company, sortOrder: at + 1, status: 'ENABLED' }),
      reliability,
    })),
    operatorIds: operators.map((name, at) => add(made.rollerOperator, { name, sortOrder: at + 1, status: 'ENABLED' })),
    presses: pressesOf(plant),
    lead: plant.lead,
    operationId: (name) => operations.get(name) ?? 0,
  }
}
