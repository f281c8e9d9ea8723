import { and, eq, type SQL } from 'drizzle-orm'
import { type LockStrength, notFound } from '../../kernel/index.ts'
import { whereOf } from '../read/conditions.ts'
import { inOrderOfIds, preparedStatement, rowIdsAim, rowsWithAim, rowTarget } from '../read/preparedStatements.ts'
import { scopeOf } from '../schema/scope.ts'
import { column, type DynamicRow } from '../schema/tables.ts'
import type { WriteContext } from './context.ts'
import type { LockMode } from './unitLocks.ts'

/** The condition of one row by id inside the actor's scope. */
export const whereOfRow = ({ source, resource, table }: WriteContext, id: number) =>
  and(eq(column(table, 'id'), id), scopeOf(source.actor, resource, source.tables))

/** 'no key update' lets others write rows that refer to a locked row; otherwise two units that each wrote one could never both lock it. */
const STRENGTH = { share: 'share', update: 'no key update', remove: 'update' } as const satisfies Record<LockMode, string>
/** Ids per statement, below the limits of both databases. */
const CHUNK = 5_000
/** The same order for all units, which prevents deadlocks. */
const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

interface Locking {
  readonly mode: LockMode
  readonly where: SQL | undefined
  /** Rows are locked in the order of ids. */
  readonly isOrdered?: boolean
}
function lockingQuery({ source, table }: WriteContext, { mode, where, isOrdered }: Locking) {
  const rows = source.db.select().from(table).where(where).$dynamic()
  const ordered = isOrdered ? rows.orderBy(inOrderOfIds(column(table, 'id'))) : rows
  return source.tables.dialect === 'postgres' ? ordered.for(STRENGTH[mode]) : ordered
}
/** Records which rows the unit has locked, and caches them. */
function noteLocked({ source, resource }: WriteContext, rows: readonly DynamicRow[], mode: LockMode): void {
  source.locks.add(
    resource,
    rows.map(({ id }) => id),
    mode,
  )
  for (const row of rows) source.seen.see(resource, row)
}
/** The cached row if no other unit can have changed it: on SQLite, with its single writer, any cached row; on PostgreSQL a locked one. */
function currentRow({ source, resource }: WriteContext, id: number, mode: LockMode): DynamicRow | undefined {
  const isCurrent = source.tables.dialect === 'sqlite' || source.locks.has(resource, id, mode)
  return isCurrent ? source.seen.row(resource, id) : undefined
}

/** Throws a plain Error, as it is a programming error: the row to write was read without a lock and may have changed. */
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

/**
 * Locks a row for update.
 * @throws Refusal notFound.
 */
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
/** Locks those of the rows that exist. */
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

/**
 * Locks rows in ascending order of ids and returns them in the given order.
 * @throws Refusal notFound.
 */
export async function lockRows(at: WriteContext, ids: readonly number[], strength: LockStrength = 'update'): Promise<DynamicRow[]> {
  const rows = await lockIds(at, ids, strength)
  return ids.map((id) => {
    const row = rows.get(id)
    if (!row) throw notFound(at.resource.name, id)
    return row
  })
}
/** Locks rows for share; absent ones are null. */
export async function shareRows(at: WriteContext, ids: readonly number[]): Promise<(DynamicRow | null)[]> {
  const rows = await lockIds(at, ids, 'share')
  return ids.map((id) => rows.get(id) ?? null)
}

/** Locks the rows with these values, in ascending order of ids. PostgreSQL compares rows anew for which it had to wait. */
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
