import type { Registry } from '../definitions/area.ts'
import { withSystemScope } from '../definitions/dataScope.ts'
import { treeKey } from '../definitions/tree.ts'
import type { LockStrength, UnitOfWork } from '../ports.ts'
import { LocksChanged, notFound, type Refusal } from '../schema/refusal.ts'
import type { ResourceDef, RowOf } from '../schema/resource.ts'
import type { Row } from './rowWrite.ts'

type Input = Readonly<Record<string, unknown>>
export interface Locking {
  readonly ids: readonly number[]
  /** What is written to them, unchecked. */
  readonly input?: Input
  readonly strength?: LockStrength
}

/**
 * Locks rows before anything of them is judged: first the keys that the rules of the resource name for them, then the rows, each in one
 * statement and in one order. Out: the rows in the order of the ids. Throws notFound.
 */
export async function lockRecords(
  uow: UnitOfWork,
  registry: Registry,
  resource: ResourceDef,
  { ids, input = {}, strength }: Locking,
): Promise<Row[]> {
  const repository = uow.of(resource)
  const { locks } = registry.rulesFor(resource) ?? {}
  const lockRows = async () =>
    (ids.length === 1 && !strength
      ? [await repository.lockForUpdate(ids[0] as number)]
      : await repository.lockManyForUpdate(ids, strength)) as unknown as Row[]
  if (!locks) return lockRows()
  const { plantId } = uow.actor
  const keysOf = (record: Row) => locks({ plantId, record, input: { ...input } })
  const before = (await repository.many(ids)) as (Row | null)[]
  const missing = ids.find((_, nth) => !before[nth])
  if (missing !== undefined) throw notFound(resource.name, missing)
  const named = new Set(before.flatMap((record) => keysOf(record as Row)))
  await uow.lock(...named)
  const records = await lockRows()
  // What the keys were named by was read without a lock.
  if (records.some((record) => keysOf(record).some((key) => !named.has(key)))) throw new LocksChanged()
  return records
}

export interface ManyWrites {
  /** What is written to rows that are there, unchecked, by their ids. */
  readonly changed: ReadonlyMap<number, Input>
  readonly added: readonly Input[]
}
/** Ids of one statement: either database takes more. */
const CHUNK = 5_000

/**
 * The same for many writes at once, each with an input of its own, and for rows that are added. Out: those of the rows that are there still, in
 * the order of their ids.
 */
export async function lockWrites(
  uow: UnitOfWork,
  registry: Registry,
  resource: ResourceDef,
  { changed, added }: ManyWrites,
): Promise<Row[]> {
  const { tree } = resource
  const { locks } = registry.rulesFor(resource) ?? {}
  const repository = uow.of(resource)
  const ids = [...changed.keys()].sort((a, b) => a - b)
  const { plantId } = uow.actor
  const keysOf = (record: Row) => locks?.({ plantId, record, input: { ...changed.get(record.id) } }) ?? []
  const before = locks && ids.length ? ((await repository.many(ids)) as (Row | null)[]) : []
  const named = new Set([
    ...(tree && [...changed.values()].some((input) => input[tree] != null) ? [treeKey(resource)] : []),
    ...added.flatMap((input) => locks?.({ plantId, input: { ...input } }) ?? []),
    ...before.flatMap((record) => (record ? keysOf(record) : [])),
  ])
  if (named.size) await uow.lock(...named)
  const rows: Row[] = []
  for (let at = 0; at < ids.length; at += CHUNK)
    rows.push(...((await repository.lockWhere({ id: ids.slice(at, at + CHUNK) } as never)) as unknown as Row[]))
  if (rows.some((record) => keysOf(record).some((key) => !named.has(key)))) throw new LocksChanged()
  return rows
}

/** Has the rules of a resource lock what they will lock for each of several rows. */
export async function lockAhead(uow: UnitOfWork, registry: Registry, resource: ResourceDef, records: readonly Row[]): Promise<void> {
  if (records.length > 1) await registry.rulesFor(resource)?.lockAhead?.({ uow: withSystemScope(uow, resource), records })
}

/** Locks the keys that the rules of a resource name for a row that is added. */
export async function lockForCreate(uow: UnitOfWork, registry: Registry, resource: ResourceDef, input: Input): Promise<void> {
  const keys = registry.rulesFor(resource)?.locks?.({ plantId: uow.actor.plantId, input: { ...input } })
  if (keys?.length) await uow.lock(...keys)
}

/**
 * Reads a row whose state a rule judges, and keeps it so until the unit ends: whoever changes it waits. Throws what `condition` answers, and
 * notFound when there is no such row.
 */
export async function requireRow<D extends ResourceDef>(
  uow: UnitOfWork,
  resource: D,
  id: number,
  condition: (row: RowOf<D>) => Refusal | undefined | null | Promise<Refusal | undefined | null>,
): Promise<RowOf<D>> {
  const [row] = await uow.of(resource).lockForShare([id])
  if (!row) throw notFound(resource.name, id)
  const refusal = await condition(row)
  if (refusal) throw refusal
  return row
}
