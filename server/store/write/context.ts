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
  /** Runs statements whose result nobody needs, such as log rows. */
  behind(work: Promise<unknown>): Promise<unknown>
  /** Records a write to a resource: the written fields where no row was added or removed, and all written rows before and after. */
  touched(resource: ResourceDef, fields?: readonly string[], rows?: SomeRows): void
  /** The same for rows whose states before and after are known. */
  moved(resource: ResourceDef, moves: readonly RowDelta[], fields?: readonly string[]): void
  /** Records that the actor has become a member of a plant. */
  joined(plantId: number): void
}
/** One resource written inside a transaction. */
export interface WriteContext {
  readonly source: WriteSource
  readonly resource: ResourceDef
  readonly table: DynamicTable
  readonly rows: ReturnType<typeof rowsOf>
  readonly linkKeys: readonly string[]
}
export type Values = Record<string, unknown>

const linkKeysOf = memoize((resource: ResourceDef) => linkFields(resource).map(([key]) => key))

/** Makes the write context of one resource. */
export const writeContextOf = (source: WriteSource, resource: ResourceDef): WriteContext => ({
  source,
  resource,
  table: dynamicTable(source.tables, resource),
  rows: rowsOf(source, resource),
  linkKeys: linkKeysOf(resource),
})

/**
 * One step of a write; it works on the result of the steps before it and refuses the whole write by throwing. It returns undefined
 * synchronously when there is nothing to do, as most steps have for most resources.
 */
export type WriteStep<Write> = (at: WriteContext, write: Write) => Promise<void> | undefined

/** Runs the steps of a write in order. */
export async function takeSteps<Write>(at: WriteContext, steps: readonly WriteStep<Write>[], write: Write): Promise<Write> {
  for (const step of steps) {
    const work = step(at, write)
    if (work) await work
  }
  return write
}

/** The values without `links` fields, which have join tables. */
export const withoutLinks = ({ linkKeys }: WriteContext, values: Values): Values =>
  linkKeys.length ? Object.fromEntries(Object.entries(values).filter(([key]) => !linkKeys.includes(key))) : values
/** A row with the links that were written. */
export const withLinks = ({ linkKeys }: WriteContext, row: Values, values: Values = {}): Values =>
  linkKeys.length ? { ...row, ...Object.fromEntries(Object.entries(values).filter(([key]) => linkKeys.includes(key))) } : row
/** The plantId of a row as values; empty for resources without plant scope. */
export const plantOf = ({ resource }: WriteContext, plantId: unknown): Values => (resource.scope === 'plant' ? { plantId } : {})
/** The next `updatedAt`, at least 1 ms after the current one, since it is the version. */
export const nextVersion = ({ source }: WriteContext, row: Values): Date =>
  new Date(Math.max(source.now.getTime(), (row.updatedAt as Date).getTime() + 1))
