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
  /** The unchecked input that is written to them. */
  readonly input?: Input
  readonly strength?: LockStrength
}

/**
 * Locks rows before anything about them is judged: first the keys that the rules of the resource name, then the rows, each in one statement
 * and in a fixed order. Returns the rows in the order of the ids.
 * @throws Refusal notFound.
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
  // The keys were derived from rows read without a lock; other keys by now mean that the unit starts over.
  if (records.some((record) => keysOf(record).some((key) => !named.has(key)))) throw new LocksChanged()
  return records
}

export interface ManyWrites {
  /** The unchecked input of existing rows, by id. */
  readonly changed: ReadonlyMap<number, Input>
  readonly added: readonly Input[]
}
/** Ids per statement, below the parameter limit of both databases. */
const CHUNK = 5_000

/** The same for many writes, each with its own input, and for new rows. Returns the rows that still exist, in the order of their ids. */
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

/** Runs `lockAhead` of the rules for several rows. */
export async function lockAhead(uow: UnitOfWork, registry: Registry, resource: ResourceDef, records: readonly Row[]): Promise<void> {
  if (records.length > 1) await registry.rulesFor(resource)?.lockAhead?.({ uow: withSystemScope(uow, resource), records })
}

/** Locks the keys that the rules of a resource name for a new row. */
export async function lockForCreate(uow: UnitOfWork, registry: Registry, resource: ResourceDef, input: Input): Promise<void> {
  const keys = registry.rulesFor(resource)?.locks?.({ plantId: uow.actor.plantId, input: { ...input } })
  if (keys?.length) await uow.lock(...keys)
}

/**
 * Reads a row whose state a rule judges and locks it for share until the unit ends.
 * @throws Refusal the one that `condition` returns, or notFound.
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
