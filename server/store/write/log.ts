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

/** One written row, as the log tells of it. */
export interface Written {
  readonly row: DynamicRow
  readonly changes: Changes
  /** The plant in whose log it stands, where that cannot be asked any more. */
  readonly atPlantId?: number | null
}

const BOOKKEEPING: ReadonlySet<string> = new Set(['create', 'update', 'delete'])
/** Where only people's steps count, those that the server makes alone are as little as its other writing. */
const isLogged = (resource: ResourceDef, action: string) =>
  resource.audited &&
  !(resource.audited === 'steps' && (BOOKKEEPING.has(action) || action in (flowOf(resource)?.internalTransitions ?? {})))

/**
 * The plant in whose log a change stands: where its writer works, if the row is seen there, else a plant of the row. An administrator of
 * several plants must not leave what concerns one of them in the log of another.
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
  /** All that was written, where rows were there before and still are. */
  readonly fields?: readonly string[]
  /** Those rows as they were, beside what they are now. */
  readonly before?: SomeRows
  /** Rows that came or went, all of them. */
  readonly moves?: readonly RowDelta[]
}
/** Says that the resource was written, and writes one line of the operation log for each row. */
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
