import { businessDay, type ResourceDef } from '../../kernel/index.ts'
import type { RowDelta } from '../read/rowDeltas.ts'
import type { DynamicTable } from '../schema/tables.ts'
import { seriesOf } from './dayCache.ts'
import type { Written, WrittenDay } from './resultCache.ts'

/** Rows of a unit that are tracked one by one; beyond that, totals are dropped. */
const MOVES_MAX = 200

/** A row of a sealed log as written. */
export interface LoggedRow {
  readonly table: DynamicTable
  readonly row: Readonly<Record<string, unknown>>
}
/** Rows before or after a write. */
export type SomeRows = readonly Readonly<Record<string, unknown>>[]
const rowsIn = (moves: readonly RowDelta[]): SomeRows => moves.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())

/** What a unit has written so far, by resource: fields of existing rows, anything, or rows with their states before and after. */
export class TouchedRows {
  readonly #touched = new Map<string, Set<string> | 'anything'>()
  readonly #days = new Map<string, Map<string, WrittenDay> | 'any'>()
  readonly #logged: LoggedRow[] = []
  readonly #moves: { readonly resource: string; readonly move: RowDelta }[] = []
  readonly #offsetMinutes: number
  constructor(offsetMinutes: number) {
    this.#offsetMinutes = offsetMinutes
  }

  /** Records a write. `rows` are all written rows, before and after. */
  touch(resource: ResourceDef, fields?: readonly string[], rows?: SomeRows) {
    const { name } = resource
    this.#noteDays(resource, rows)
    const before = this.#touched.get(name)
    if (before === 'anything') return
    if (!fields) this.#touched.set(name, 'anything')
    else if (!before) this.#touched.set(name, new Set(fields))
    else for (const field of fields) before.add(field)
  }
  /** Records rows with both states. `fields` are all that were written, where no row was added or removed. */
  move(resource: ResourceDef, moves: readonly RowDelta[], fields?: readonly string[]) {
    if (this.#moves.length + moves.length > MOVES_MAX) return this.touch(resource, fields, rowsIn(moves))
    this.touch(resource, [], rowsIn(moves))
    for (const move of moves) this.#moves.push({ resource: resource.name, move })
  }

  #noteDays({ name, days: fields }: ResourceDef, rows: SomeRows | undefined) {
    if (!fields.length) return
    const known = this.#days.get(name) ?? new Map<string, WrittenDay>()
    this.#days.set(name, rows ? known : 'any')
    if (known === 'any' || !rows) return
    for (const row of rows)
      for (const field of fields) {
        const at = row[field]
        if (at == null) continue
        const day = at instanceof Date ? businessDay(at, this.#offsetMinutes) : String(at)
        const series = seriesOf(field, row.plantId as number)
        known.set(`${series} ${day}`, { series, day })
      }
  }

  /** Records rows of logs, which are sealed after commit. */
  readonly log = (table: DynamicTable, row: LoggedRow['row']): void => {
    this.#logged.push({ table, row })
  }
  get logged(): readonly LoggedRow[] {
    return this.#logged
  }

  /** A position to roll back to: rolled back writes are forgotten. */
  get mark(): readonly [moves: number, logged: number] {
    return [this.#moves.length, this.#logged.length]
  }
  backTo([moves, logged]: readonly [moves: number, logged: number]) {
    this.#moves.length = moves
    this.#logged.length = logged
  }

  get resources(): readonly string[] {
    return [...this.#touched.keys()]
  }
  get all(): readonly Written[] {
    return [...this.#touched].map(([resource, fields]) => {
      const moves = this.#moves.flatMap((one) => (one.resource === resource ? [one.move] : []))
      const days = this.#days.get(resource) ?? 'any'
      return { resource, moves, ...(fields !== 'anything' && { fields: [...fields] }), ...(days !== 'any' && { days: [...days.values()] }) }
    })
  }
}
