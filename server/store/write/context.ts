import { memoize, type ResourceDef } from '../../kernel/index.ts'
import type { IdentityMap } from '../cache/identityMap.ts'
import type { SomeRows } from '../cache/touchedRows.ts'
import type { Engine } from '../engine/engine.ts'
import type { RowDelta } from '../read/rowDeltas.ts'
import { rowsOf } from '../read/rows.ts'
import type { Source } from '../read/source.ts'
import { linkFields } from '../schema/tableSpec.ts'
import { type DynamicTable, dynamicTable } from '../schema/tables.ts'
import type { UnitLocks } from './unitLocks.ts'

export interface WriteSource extends Source {
  readonly engine: Engine
  readonly seen: IdentityMap
  readonly locks: UnitLocks
  readonly now: Date
  readonly offsetMinutes: number
  /** Statements whose answer nobody needs, such as lines of the log. */
  behind(work: Promise<unknown>): Promise<unknown>
  /**
   * Told about every resource that a write touched, and what it wrote of rows that were there before and still are; `rows` are all of them,
   * as they were and as they are.
   */
  touched(resource: ResourceDef, fields?: readonly string[], rows?: SomeRows): void
  /** The same, of rows of which it is known how they stood in the base and how they stand now. */
  moved(resource: ResourceDef, moves: readonly RowDelta[], fields?: readonly string[]): void
  /** The writer has become a member of a plant. */
  joined(plantId: number): void
}
/** One resource being written inside a transaction. */
export interface WriteContext {
  readonly source: WriteSource
  readonly resource: ResourceDef
  readonly table: DynamicTable
  readonly rows: ReturnType<typeof rowsOf>
  readonly linkKeys: readonly string[]
}
export type Values = Record<string, unknown>

const linkKeysOf = memoize((resource: ResourceDef) => linkFields(resource).map(([key]) => key))

export const writeContextOf = (source: WriteSource, resource: ResourceDef): WriteContext => ({
  source,
  resource,
  table: dynamicTable(source.tables, resource),
  rows: rowsOf(source, resource),
  linkKeys: linkKeysOf(resource),
})

/**
 * One step of a write: it works on what the steps before it left, and refuses the whole write by throwing. Where it has nothing to do it says so at
 * once: most have nothing to do for most resources.
 */
export type WriteStep<Write> = (at: WriteContext, write: Write) => Promise<void> | undefined

/** Takes the steps of a write in their order. */
export async function takeSteps<Write>(at: WriteContext, steps: readonly WriteStep<Write>[], write: Write): Promise<Write> {
  for (const step of steps) {
    const work = step(at, write)
    if (work) await work
  }
  return write
}

/** The columns of the row itself: `links` fields stand in tables of their own. */
export const withoutLinks = ({ linkKeys }: WriteContext, values: Values): Values =>
  linkKeys.length ? Object.fromEntries(Object.entries(values).filter(([key]) => !linkKeys.includes(key))) : values
/** A row as it stands, with the links that were written. */
export const withLinks = ({ linkKeys }: WriteContext, row: Values, values: Values = {}): Values =>
  linkKeys.length ? { ...row, ...Object.fromEntries(Object.entries(values).filter(([key]) => linkKeys.includes(key))) } : row
/** The plant in which a row of this resource lies. */
export const plantOf = ({ resource }: WriteContext, plantId: unknown): Values => (resource.scope === 'plant' ? { plantId } : {})
/** Two writes within one millisecond still get two versions. */
export const nextVersion = ({ source }: WriteContext, row: Values): Date =>
  new Date(Math.max(source.now.getTime(), (row.updatedAt as Date).getTime() + 1))
