import { and, eq, type SQL } from 'drizzle-orm'
import { type LockStrength, notFound } from '../../kernel/index.ts'
import { whereOf } from '../read/conditions.ts'
import { inOrderOfIds, preparedStatement, rowIdsAim, rowsWithAim, rowTarget } from '../read/preparedStatements.ts'
import { scopeOf } from '../schema/scope.ts'
import { column, type DynamicRow } from '../schema/tables.ts'
import type { WriteContext } from './context.ts'
import type { LockMode } from './unitLocks.ts'

export const whereOfRow = ({ source, resource, table }: WriteContext, id: number) =>
  and(eq(column(table, 'id'), id), scopeOf(source.actor, resource, source.tables))

/** Rows that refer to a row are written while it is locked for update, or two units that each wrote one could never both lock it. */
const STRENGTH = { share: 'share', update: 'no key update', remove: 'update' } as const satisfies Record<LockMode, string>
/** One statement takes so many ids, on either database. */
const CHUNK = 5_000
/** One order for all units, so that none waits in a circle. */
const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

interface Locking {
  readonly mode: LockMode
  readonly where: SQL | undefined
  /** Several rows are locked in the order of their ids. */
  readonly isOrdered?: boolean
}
function lockingQuery({ source, table }: WriteContext, { mode, where, isOrdered }: Locking) {
  const rows = source.db.select().from(table).where(where).$dynamic()
  const ordered = isOrdered ? rows.orderBy(inOrderOfIds(column(table, 'id'))) : rows
  return source.tables.dialect === 'postgres' ? ordered.for(STRENGTH[mode]) : ordered
}
/** Notes what the unit has locked, and what it has seen of it. */
function noteLocked({ source, resource }: WriteContext, rows: readonly DynamicRow[], mode: LockMode): void {
  source.locks.add(
    resource,
    rows.map(({ id }) => id),
    mode,
  )
  for (const row of rows) source.seen.see(resource, row)
}
/**
 * What the unit knows of a row that nobody else can have changed since: on SQLite, which has one writer, all that it has read; on PostgreSQL
 * what it has locked.
 */
function currentRow({ source, resource }: WriteContext, id: number, mode: LockMode): DynamicRow | undefined {
  const isCurrent = source.tables.dialect === 'sqlite' || source.locks.has(resource, id, mode)
  return isCurrent ? source.seen.row(resource, id) : undefined
}

/** A fault of ours: what is written was read plainly, and may be another row by now. */
export function requireLocked({ source, resource }: WriteContext, id: number): void {
  if (!source.locks.has(resource, id, 'update')) throw new Error(`${resource.name} ${id} is written without a lock`)
}

async function lockOne(at: WriteContext, id: number, mode: LockMode): Promise<DynamicRow | undefined> {
  const { source, resource, table } = at
  const aim = rowTarget(source, resource, id)
  const build = () => lockingQuery(at, { mode, where: aim?.where() })
  const prepared = aim && preparedStatement(source.db, table, { shape: `lock ${mode} ${aim.shape}`, build })
  const rows = prepared && aim ? await prepared.rows(aim.values) : await lockingQuery(at, { mode, where: whereOfRow(at, id) })
  return (rows as DynamicRow[])[0]
}

/** Locks a row for update. Throws notFound. */
export async function lockRow(at: WriteContext, id: number): Promise<DynamicRow> {
  const row = currentRow(at, id, 'update') ?? (await lockOne(at, id, 'update'))
  if (!row) throw notFound(at.resource.name, id)
  noteLocked(at, [row], 'update')
  return row
}

async function lockSome(at: WriteContext, ids: readonly number[], mode: LockMode): Promise<readonly DynamicRow[]> {
  const { source, resource, table } = at
  const aim = rowIdsAim(source, resource, ids)
  const build = () => lockingQuery(at, { mode, where: aim.where(), isOrdered: true })
  const prepared = aim.values && preparedStatement(source.db, table, { shape: `lock some ${mode} ${aim.shape}`, build })
  return (prepared && aim.values ? await prepared.rows(aim.values) : await build()) as DynamicRow[]
}
/** Locks those of the rows that are there. */
async function lockIds(at: WriteContext, ids: readonly number[], mode: LockMode): Promise<Map<number, DynamicRow>> {
  const rows = new Map<number, DynamicRow>()
  const unknown: number[] = []
  for (const id of inOrder(ids)) {
    const row = currentRow(at, id, mode)
    if (row) rows.set(id, row)
    else unknown.push(id)
  }
  for (let from = 0; from < unknown.length; from += CHUNK) {
    const some = unknown.slice(from, from + CHUNK)
    const found = some.length === 1 ? [await lockOne(at, some[0] as number, mode)] : await lockSome(at, some, mode)
    for (const row of found) if (row) rows.set(row.id, row)
  }
  noteLocked(at, [...rows.values()], mode)
  return rows
}

/** Locks rows in ascending order of their ids and answers them in the order given. Throws notFound. */
export async function lockRows(at: WriteContext, ids: readonly number[], strength: LockStrength = 'update'): Promise<DynamicRow[]> {
  const rows = await lockIds(at, ids, strength)
  return ids.map((id) => {
    const row = rows.get(id)
    if (!row) throw notFound(at.resource.name, id)
    return row
  })
}
/** Locks rows against changes; absent ones are null. */
export async function shareRows(at: WriteContext, ids: readonly number[]): Promise<(DynamicRow | null)[]> {
  const rows = await lockIds(at, ids, 'share')
  return ids.map((id) => rows.get(id) ?? null)
}

/** Locks the rows that have these values, in ascending order of their ids. PostgreSQL judges those anew for which it had to wait. */
export async function lockRowsWith(at: WriteContext, where: Readonly<Record<string, unknown>>): Promise<readonly DynamicRow[]> {
  const { source, resource, table } = at
  const query = (condition: SQL | undefined) => lockingQuery(at, { mode: 'update', where: condition, isOrdered: true })
  const aim = rowsWithAim(source, resource, where)
  const prepared = aim && preparedStatement(source.db, table, { shape: `lock ${aim.shape}`, build: () => query(aim.where()) })
  const rows = (
    prepared && aim
      ? await prepared.rows(aim.values)
      : await query(and(scopeOf(source.actor, resource, source.tables), whereOf(table, where)))
  ) as DynamicRow[]
  noteLocked(at, rows, 'update')
  return rows
}
