import type { Craft } from '../people/people.ts'
import { listed, numbered, type Row } from '../tables.ts'
import table from './faults.json' with { type: 'json' }

export interface DemoCategory {
  readonly id: number
  readonly name: string
  readonly craft: Craft
  readonly weight: number
  /** How long it takes against the average. */
  readonly pace: number
  readonly detail: string
  /** It is the ink tank that fails, not the press it stands at. */
  readonly isDuct?: boolean
}
export interface DemoFault {
  readonly id: number
  readonly category: DemoCategory
  readonly name: string
  /** What reporters write. */
  readonly descriptions: readonly string[]
  readonly cause: string
  readonly remedy: string
  /** Names of the machines that can have it, as a pattern; all where none is there. */
  readonly machines?: string
}

export const demoFaults: readonly DemoFault[] = numbered(
  numbered(table).flatMap(({ faults, ...category }) => faults.map((fault) => ({ ...fault, category: category as DemoCategory }))),
)

/** What can break on a machine of this name. */
export const faultsOf = (machine: string) => demoFaults.filter(({ machines }) => !machines || new RegExp(machines).test(machine))

/** The library of categories and faults, sorted by their ids. */
export function libraryRows(stamps: Row): { faultCategory: Row[]; fault: Row[] } {
  const whole = (rows: readonly Row[]) => listed(rows, stamps).map((row) => ({ ...row, sortOrder: row.id }))
  return {
    faultCategory: whole(table.map(({ name, detail }) => ({ name, detail }))),
    fault: whole(demoFaults.map(({ name, category, cause }) => ({ name, categoryId: category.id, comment: cause }))),
  }
}
