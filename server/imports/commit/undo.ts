import { and, eq, gt } from 'drizzle-orm'
import { importBatch, importedRow, importLog } from '../../domain/system/index.ts'
import {
  can,
  conflict,
  type FieldDef,
  isHistory,
  type LockedRow,
  lockWrites,
  Refusal,
  type Registry,
  type ResourceDef,
  type RowOf,
  storedAs,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { breather } from '../check/validation.ts'
import type { DynamicRow } from '../rows/names.ts'
import { batchKey, openBatch } from './batches.ts'
import type { Opened, Services, Visitor } from './parts.ts'

const CHUNK = 200
/** Few: everything about a removal is looked at before anybody else gets a turn. */
const REMOVAL_BATCH = 25
/** Records named in a refusal. */
const NAMED = 10

export interface Undone {
  readonly created: number
  readonly changed: number
}
type Trace = RowOf<typeof importedRow>
interface Undoing {
  readonly uow: UnitOfWork
  readonly resource: ResourceDef
  readonly traces: readonly Trace[]
  breathe(): Promise<void>
}

function permitUndo({ batch, resource }: Opened, { actor }: Visitor) {
  const may = ['remove', 'edit'].every((verb) => can(actor, `${resource.permission}:${verb}`))
  if (batch.userId !== actor.userId && !may)
    throw new Refusal('forbidden', { permission: `${resource.permission}:remove` }, { kind: 'forbidden' })
  if (batch.state === 'UNDONE') throw conflict('import.alreadyUndone')
  if (batch.state !== 'IMPORTED') throw conflict('import.notImported')
}

const valuesBefore = (resource: ResourceDef, { before }: Trace) => revived(resource, JSON.parse(before ?? '{}'))

/** The records as they stand, locked; refused when one of them is not as the import left it. */
async function untouched(registry: Registry, { uow, resource, traces, breathe }: Undoing): Promise<Map<number, DynamicRow>> {
  const changed = new Map(traces.map((trace) => [trace.recordId, trace.action === 'CHANGED' ? valuesBefore(resource, trace) : {}]))
  const rows = (await lockWrites(uow, registry, storedAs(resource), { changed, added: [] })) as readonly DynamicRow[]
  await breathe()
  const found = new Map(rows.map((row) => [row.id, row]))
  const touched = traces.flatMap(({ recordId, version }) => {
    const row = found.get(recordId)
    if (row?.updatedAt.getTime() === version.getTime()) return []
    return row ? [String(row[resource.title] ?? `#${recordId}`)] : [`#${recordId}`]
  })
  if (!touched.length) return found
  const names = touched.slice(0, NAMED).join(', ')
  throw conflict(touched.length > NAMED ? 'import.touchedMany' : 'import.touched', { names, count: touched.length })
}

/** Moments come back from JSON as texts. */
function revived({ fields }: ResourceDef, before: Readonly<Record<string, unknown>>) {
  const isMoment = (field: FieldDef | undefined, value: unknown) => field?.kind === 'instant' && typeof value === 'string'
  return Object.fromEntries(
    Object.entries(before).map(([key, value]) => [key, isMoment(fields[key], value) ? new Date(value as string) : value]),
  )
}
/** A refusal about one of the records says which. */
async function naming<T>(row: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) error.row ??= row
    throw error
  }
}

/** Many at once are quick, but a refusal does not say which of them it is about. */
async function removeSome(
  { rows }: Services,
  { uow, resource }: Undoing,
  { ids, nameOf }: { ids: number[]; nameOf: (id: number) => string },
) {
  // What came in closed leaves as it came: no rule of daily work has ever looked at it.
  if (isHistory(resource)) {
    const stored = uow.of(storedAs(resource))
    return void (await stored.remove((await stored.lockManyForUpdate(ids, 'remove')) as LockedRow<ResourceDef>[]))
  }
  try {
    await uow.savepoint(() => rows.remove(uow, resource, ids))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    for (const id of ids) await naming(nameOf(id), () => rows.remove(uow, resource, [id]))
    throw error
  }
}

async function takeBack(services: Services, undoing: Undoing, found: ReadonlyMap<number, DynamicRow>): Promise<Undone> {
  const { uow, resource, traces, breathe } = undoing
  const nameOf = (id: number) => String(found.get(id)?.[resource.title] ?? `#${id}`)
  const changed = traces.filter(({ action }) => action === 'CHANGED')
  for (const trace of changed) {
    const { recordId } = trace
    await naming(nameOf(recordId), () => services.rows.update(uow, resource, recordId, valuesBefore(resource, trace)))
    await breathe()
  }
  // The last first: what came later may hang below what came before.
  const created = traces
    .filter(({ action }) => action === 'CREATED')
    .map(({ recordId }) => recordId)
    .reverse()
  const size = resource.tree ? 1 : REMOVAL_BATCH
  for (let at = 0; at < created.length; at += size) {
    await removeSome(services, undoing, { ids: created.slice(at, at + size), nameOf })
    await breathe()
  }
  return { created: created.length, changed: changed.length }
}

/** What an import did, in its order. */
async function tracesOf(uow: UnitOfWork, id: number, breathe: () => Promise<void>): Promise<Trace[]> {
  const { db, table } = uow.read
  const traces = table(importedRow)
  const out: Trace[] = []
  for (let after = 0; ; after = out.at(-1)?.id ?? 0) {
    const page = (await db
      .select()
      .from(traces)
      .where(and(eq(traces.batchId, id), gt(traces.id, after)))
      .orderBy(traces.id)
      .limit(CHUNK)) as Trace[]
    out.push(...page)
    await breathe()
    if (page.length < CHUNK) return out
  }
}

/** Whoever takes a batch back need not see the log of who imported it. */
async function markUndone(uow: UnitOfWork, id: number) {
  const { db, table } = uow.read
  const logs = table(importLog)
  await db
    .update(logs)
    .set({ outcome: 'UNDONE' } as never)
    .where(and(eq(logs.batchNo, id), eq(logs.outcome, 'SUCCEEDED')))
  uow.invalidate(importLog)
}

/** Takes a whole batch back as long as nobody has touched what it made, all of it or nothing. */
export async function undo(services: Services, visitor: Visitor, id: number): Promise<Undone> {
  const { actor } = visitor
  const { store, gate } = services
  const opened = await openBatch(services, actor, id)
  permitUndo(opened, visitor)
  const { resource } = opened
  return gate.pass(actor.plantId, () =>
    store.write(actor, async (uow) => {
      await uow.lock(batchKey(id))
      permitUndo({ batch: await uow.of(importBatch).get(id), resource }, visitor)
      const breathe = breather()
      const undoing: Undoing = { uow, resource, traces: await tracesOf(uow, id, breathe), breathe }
      const undone = await takeBack(services, undoing, await untouched(services.registry, undoing))
      await uow.of(importBatch).patch(await uow.of(importBatch).lockForUpdate(id), { state: 'UNDONE' })
      await markUndone(uow, id)
      return undone
    }),
  )
}
