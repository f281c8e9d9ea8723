import { asc, eq } from 'drizzle-orm'
import { flowOf, type ResourceDef } from '../../kernel/index.ts'
import { type Changes, logRow } from '../audit/audit.ts'
import type { SomeRows } from '../cache/touchedRows.ts'
import type { RowDelta } from '../read/rowDeltas.ts'
import type { Source } from '../read/source.ts'
import { followsPeople } from '../schema/scope.ts'
import { column, type DynamicRow, dynamicLinkTable, dynamicTable } from '../schema/tables.ts'
import type { Values, WriteContext } from './context.ts'
import { addRows } from './insertRow.ts'

/** One written row, for the log. */
export interface Written {
  readonly row: DynamicRow
  readonly changes: Changes
  /** The plant in whose log it is recorded, where it can no longer be determined. */
  readonly atPlantId?: number | null
}

const BOOKKEEPING: ReadonlySet<string> = new Set(['create', 'update', 'delete'])
/** For resources audited by 'steps', internal transitions are not logged, like other writes of the server. */
const isLogged = (resource: ResourceDef, action: string) =>
  resource.audited &&
  !(resource.audited === 'steps' && (BOOKKEEPING.has(action) || action in (flowOf(resource)?.internalTransitions ?? {})))

/**
 * The plant in whose log a change is recorded: the actor's plant if the row is visible there, else a plant of the row, so that a change by
 * an administrator of several plants is logged in the one that it concerns.
 */
export async function plantOfChange({ tables, db, actor }: Source, resource: ResourceDef, row: DynamicRow): Promise<number | null> {
  const here = actor.plantId || null
  const isOfPeople = followsPeople(resource)
  if (!isOfPeople && !resource.fields.plantIds) return here
  const owner = (isOfPeople ? row[resource.owner?.person ?? ''] : row.id) as number | null
  if (owner === null) return here
  const link = dynamicLinkTable(tables, isOfPeople ? tables.inRole('principal') : resource, 'plantIds')
  const found = await db
    .select({ id: column(link, 'targetId') })
    .from(link)
    .where(eq(column(link, 'ownerId'), owner))
    .orderBy(asc(column(link, 'position')))
  const ids = found.map((one) => one.id as number)
  return here !== null && ids.includes(here) ? here : (ids[0] ?? here)
}

interface Logging {
  readonly action: string
  /** All written fields, where no row was added or removed. */
  readonly fields?: readonly string[]
  /** The rows before the write. */
  readonly before?: SomeRows
  /** All added or removed rows. */
  readonly moves?: readonly RowDelta[]
}
/** Invalidates caches for a write and adds one row per written row to the operation log. */
export async function logWrites(
  { source, resource }: WriteContext,
  { action, fields, before = [], moves }: Logging,
  written: readonly Written[],
): Promise<void> {
  if (moves) source.moved(resource, moves)
  else source.touched(resource, fields, [...before, ...written.map(({ row }) => row)])
  if (!isLogged(resource, action)) return
  const lines: Values[] = []
  for (const { row, changes, atPlantId = await plantOfChange(source, resource, row) } of written)
    lines.push(logRow(source.actor, source.now, { resource, row, action, changes, atPlantId }))
  await source.behind(addRows(source, dynamicTable(source.tables, source.tables.inRole('operationLog')), lines))
}
