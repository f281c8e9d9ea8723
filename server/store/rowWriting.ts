import { and, eq, inArray } from 'drizzle-orm'
import { operationLog } from '../domain/system/index.ts'
import { conflict, flowOf, Refusal, type ResourceDef, wrong } from '../kernel/index.ts'
import { type Changes, changesOf, logRow } from './audit.ts'
import { refuseAdding, refuseBeyond } from './beyond.ts'
import { column, type DynamicRow, type DynamicTable, dynamicLinkTable, dynamicTable } from './dynamicTables.ts'
import type { Engine } from './engine.ts'
import type { IdentityMap } from './identityMap.ts'
import { insertRow } from './insertRow.ts'
import { attachFiles, releaseFiles } from './ownedFiles.ts'
import { plantOfChange } from './plantOfChange.ts'
import { admitMaker, emptyPlants, isPlant } from './plantRows.ts'
import { checkReferences, referencedElsewhere, refuseReferenced, seeReferences } from './references.ts'
import { keepRemoved, reattachFiles, takeRemoved } from './removedRows.ts'
import { rowsOf, type Source } from './rows.ts'
import { isLimited, scopeOf } from './scope.ts'
import { nextNumbers } from './series.ts'
import { spelled } from './spelling.ts'
import { linkFields, snake, storedFields } from './tableSpec.ts'

export interface WriteSource extends Source {
  readonly engine: Engine
  readonly seen: IdentityMap
  readonly now: Date
  readonly offsetMinutes: number
  /** Told about every resource that a write touched. */
  touched(resource: ResourceDef): void
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
/** How a change is told in the operation log. */
export interface Telling {
  readonly action: string
  /** Kept beside the changed fields, such as the reason of a step. */
  readonly note?: Values
}

export const writeContextOf = (source: WriteSource, resource: ResourceDef): WriteContext => ({
  source,
  resource,
  table: dynamicTable(source.tables, resource),
  rows: rowsOf(source, resource),
  linkKeys: linkFields(resource).map(([key]) => key),
})

const without = (values: Values, keys: readonly string[]) => Object.fromEntries(Object.entries(values).filter(([k]) => !keys.includes(k)))
const only = (values: Values, keys: readonly string[]) => Object.fromEntries(Object.entries(values).filter(([k]) => keys.includes(k)))
const plantOf = ({ resource }: WriteContext, plantId: unknown) => (resource.scope === 'plant' ? { plantId } : {})

/** Which field a duplicate is about, from what the base says. */
function duplicateField(resource: ResourceDef, said: string): string {
  const single = storedFields(resource).filter(([, f]) => f.options.unique)
  const keys = [...single.map(([k]) => k), ...resource.unique.map((u) => u.at(-1) ?? '')]
  return keys.sort((a, b) => b.length - a.length).find((key) => said.includes(snake(key))) ?? ''
}
/** What the base itself refuses: a duplicate, or a reference that came or went after it was looked at. */
export async function guarded<T>(
  { source, resource }: WriteContext,
  work: () => Promise<T>,
  unreferenced = (): Refusal => conflict('conflict'),
): Promise<T> {
  try {
    return await work()
  } catch (e) {
    if (source.engine.isReference(e)) throw unreferenced()
    const said = source.engine.duplicateOf(e)
    if (said === undefined) throw e
    throw wrong(duplicateField(resource, said), 'duplicate')
  }
}

/** Links to rows that the writer cannot see: nobody takes away what they do not know of. */
async function unseenLinks({ source, resource, rows }: WriteContext, ownerId: number, key: string): Promise<number[]> {
  const target = source.tables.registry.get(resource.fields[key]?.target ?? '')
  if (!target || !isLimited(source.actor, target)) return []
  const link = dynamicLinkTable(source.tables, resource, key)
  const all = await source.db
    .select({ id: column(link, 'targetId') })
    .from(link)
    .where(eq(column(link, 'ownerId'), ownerId))
  const seen = (await rows.linksOf(key, [ownerId])).get(ownerId) ?? []
  return all.map((row) => row.id as number).filter((id) => !seen.includes(id))
}
/** What belongs to further plants too is changed from where all of them are seen; from here only whether it belongs to one's own. */
async function refuseShared(at: WriteContext, id: number, changes: Changes) {
  const field = at.resource.fields.plantIds && Object.keys(changes).find((key) => key !== 'plantIds')
  if (field && (await unseenLinks(at, id, 'plantIds')).length) throw wrong(field, 'sharedPlants')
}
/** Refuses a write whose row the writer would no longer see. */
export async function refuseVanishing({ source, resource, rows }: WriteContext, row: DynamicRow) {
  const { actor } = source
  if (!isLimited(actor, resource)) return
  const { owner = {}, tree } = resource
  // A department made below those one reaches is reached with them from the next call on.
  if (tree && owner.department === 'id' && actor.dataScope !== 'all' && actor.dataScope.belowIds?.includes(row[tree] as number)) return
  const field = [owner.department, owner.person].find((key) => key && key !== 'id') ?? tree ?? 'plantIds'
  await rows.get(row.id).catch((e: unknown) => {
    throw e instanceof Refusal && e.kind === 'notFound' ? wrong(field, 'outsideReach') : e
  })
}
export async function writeLinks(at: WriteContext, owner: DynamicRow, values: Values) {
  const { tables, db } = at.source
  for (const key of at.linkKeys.filter((k) => Array.isArray(values[k]))) {
    const link = dynamicLinkTable(tables, at.resource, key)
    const unseen = await unseenLinks(at, owner.id, key)
    await db.delete(link).where(eq(column(link, 'ownerId'), owner.id))
    const targets = [...new Set([...(values[key] as number[]), ...unseen])]
    const rows = targets.map((targetId, position) => ({ ownerId: owner.id, targetId, position, ...plantOf(at, owner.plantId) }))
    if (rows.length) await db.insert(link).values(rows as never)
    if (at.resource.fields[key]?.options.accept)
      await attachFiles(at.source, { resource: at.resource, key, ownerId: owner.id, ids: targets })
  }
}
/** Where only people's steps count, those that the server makes alone are as little as its other writing. */
export const isLogged = (resource: ResourceDef, action: string) =>
  resource.audited &&
  !(resource.audited === 'steps' && (BOOKKEEPING.has(action) || action in (flowOf(resource)?.internalTransitions ?? {})))
async function log(
  { source, resource }: WriteContext,
  record: DynamicRow,
  { action, changes, place }: { action: string; changes: Changes; place?: number | null },
) {
  source.touched(resource)
  if (!isLogged(resource, action)) return
  const atPlantId = place === undefined ? await plantOfChange(source, resource, record) : place
  const row = logRow(source.actor, source.now, { resource, row: record, action, changes, atPlantId })
  await insertRow(source.db, dynamicTable(source.tables, operationLog), row)
}

const BOOKKEEPING: ReadonlySet<string> = new Set(['create', 'update', 'delete'])

/** Numbers of series and defaults that nobody gave. */
async function completed({ source, resource }: WriteContext, list: readonly Values[]): Promise<Values[]> {
  const numbers = new Map<string, ReadonlyMap<number, string>>()
  for (const [key, { options }] of storedFields(resource))
    if (options.series) {
      // Rows of a former system keep the numbers they had; the counter knows nothing of them.
      const wanting = list.flatMap((values, at) => (values[key] === undefined ? [at] : []))
      const given = wanting.length ? await nextNumbers(source, options.series, wanting.length) : []
      numbers.set(key, new Map(wanting.map((at, nth) => [at, given[nth] ?? ''])))
    }
  const out: Values[] = []
  for (const [at, values] of list.entries()) {
    const full: Values = { ...values }
    for (const [key, { kind, options }] of storedFields(resource)) {
      if (options.series) full[key] ??= numbers.get(key)?.get(at)
      else if (full[key] === undefined && options.default !== undefined) full[key] = kind === 'instant' ? source.now : options.default
    }
    out.push({ ...full, ...(await spelled(resource, full)) })
  }
  return out
}
/** New rows as they are to be written, those of `links` fields still among the values; refused when they point at what is not there. */
export async function drafted(at: WriteContext, list: readonly Values[]): Promise<{ full: Values; row: Values }[]> {
  const { source, resource } = at
  const { actor, now } = source
  await refuseAdding(source, resource)
  const stamps = { createdAt: now, updatedAt: now, createdById: actor.userId, updatedById: actor.userId }
  const all = await completed(at, list)
  if (all.length > 1) await seeReferences(source, resource, all)
  for (const full of all) await checkReferences(source, resource, { row: full, keys: Object.keys(full) })
  return all.map((full) => ({ full, row: { ...without(full, at.linkKeys), ...plantOf(at, actor.plantId), ...stamps } }))
}

export async function createRow(at: WriteContext, values: Values): Promise<DynamicRow> {
  const { source, resource, table } = at
  const [draft] = await drafted(at, [values])
  const { full = {}, row = {} } = draft ?? {}
  const made = await guarded(at, () => insertRow(source.db, table, row))
  if (!made) throw new Error(`${resource.name} was not written`)
  await guarded(at, () => writeLinks(at, made, full))
  if (isPlant(resource)) await admitMaker(source, made.id)
  else await refuseVanishing(at, made)
  await log(at, made, { action: 'create', changes: changesOf(resource, {}, { ...made, ...full }) })
  return made
}

async function linksBefore({ rows, linkKeys }: WriteContext, id: number, values: Values): Promise<Values> {
  const out: Values = {}
  for (const key of linkKeys.filter((k) => k in values)) out[key] = (await rows.linksOf(key, [id])).get(id) ?? []
  return out
}

export async function patchRow(
  at: WriteContext,
  record: DynamicRow,
  { values, telling }: { values: Values; telling: Telling },
): Promise<DynamicRow> {
  const { source, resource, table } = at
  const said = Object.fromEntries(Object.entries(values).filter(([, v]) => v !== undefined))
  const given = { ...said, ...(await spelled(resource, said)) }
  await refuseBeyond(source, resource, [record.id])
  const before = { ...record, ...(await linksBefore(at, record.id, given)) }
  await checkReferences(source, resource, { row: { ...before, ...given }, keys: Object.keys(given) })
  await refuseShared(at, record.id, changesOf(resource, before, { ...before, ...given }))
  // Two writes within one millisecond still get two versions.
  const updatedAt = new Date(Math.max(source.now.getTime(), (record.updatedAt as Date).getTime() + 1))
  const change = { ...without(given, at.linkKeys), updatedAt, updatedById: source.actor.userId }
  const version = eq(column(table, 'updatedAt'), record.updatedAt)
  const where = and(eq(column(table, 'id'), record.id), version, scopeOf(source.actor, resource, source.tables))
  const [row] = (await guarded(at, () =>
    source.db
      .update(table)
      .set(change as never)
      .where(where)
      .returning(),
  )) as DynamicRow[]
  if (!row) throw conflict('stale')
  await guarded(at, () => writeLinks(at, row, given))
  await refuseVanishing(at, row)
  const noted = Object.fromEntries(Object.entries(telling.note ?? {}).map(([k, v]) => [k, [null, v]] as [string, [unknown, unknown]]))
  const changes = { ...changesOf(resource, before, { ...row, ...only(given, at.linkKeys) }), ...noted }
  await log(at, row, { action: telling.action, changes })
  return row
}

/** Refuses rows all at once; of many, it names the first that is refused. */
async function refuseEach({ resource }: WriteContext, rows: readonly DynamicRow[], refuse: (ids: readonly number[]) => Promise<void>) {
  await refuse(rows.map((row) => row.id)).catch(async (e: unknown) => {
    for (const row of rows.length > 1 ? rows : [])
      await refuse([row.id]).catch((own: unknown) => {
        if (own instanceof Refusal) own.row = String(row[resource.title] ?? `#${row.id}`)
        throw own
      })
    throw e
  })
}

export async function removeRows(at: WriteContext, ids: readonly number[]): Promise<number> {
  const { source, resource, table } = at
  const wanted = [...new Set(ids)]
  const found: DynamicRow[] = []
  for (const id of wanted) found.push(await at.rows.get(id))
  const places = new Map<number, number | null>()
  for (const row of found) places.set(row.id, await plantOfChange(source, resource, row))
  await refuseEach(at, found, (some) => refuseBeyond(source, resource, some))
  await refuseEach(at, found, (some) => refuseReferenced(source, resource, some))
  // What other plants have too is not for one of them to delete.
  if (resource.fields.plantIds) for (const id of wanted) if ((await unseenLinks(at, id, 'plantIds')).length) throw referencedElsewhere()
  if (source.actor.kind === 'user') await keepRemoved(at, found)
  if (isPlant(resource)) await emptyPlants(source, wanted)
  const where = and(inArray(column(table, 'id'), wanted), scopeOf(source.actor, resource, source.tables))
  await guarded(at, () => source.db.delete(table).where(where), referencedElsewhere)
  await releaseFiles(source, resource, wanted)
  const gone = (row: DynamicRow) => Object.fromEntries(Object.keys(row).map((key) => [key, null]))
  for (const row of found)
    await log(at, row, { action: 'delete', changes: changesOf(resource, row, gone(row)), place: places.get(row.id) ?? null })
  return wanted.length
}

/** Writes rows that were removed a moment ago as they were, under their old ids; refused when something has taken their place or left it. */
export async function undeleteRows(at: WriteContext, ids: readonly number[] | undefined): Promise<DynamicRow[]> {
  const { source, resource, table } = at
  await refuseAdding(source, resource)
  const kept = await takeRemoved(at, ids)
  const out: DynamicRow[] = []
  for (const { row, links } of kept) {
    const updatedAt = new Date(Math.max(source.now.getTime(), (row.updatedAt as Date).getTime() + 1))
    await checkReferences(source, resource, { row, keys: storedFields(resource).map(([key]) => key) })
    const [made] = (await guarded(at, () =>
      source.db
        .insert(table)
        .values({ ...row, updatedAt, updatedById: source.actor.userId } as never)
        .returning(),
    )) as DynamicRow[]
    if (!made) throw new Error(`${resource.name} was not written`)
    for (const [key, targets] of Object.entries(links)) await guarded(at, () => linkAgain(at, made, { key, targets }))
    await reattachFiles(at, made.id, links)
    await refuseVanishing(at, made)
    await log(at, made, { action: 'undelete', changes: {} })
    out.push(made)
  }
  return out
}
async function linkAgain(at: WriteContext, owner: DynamicRow, { key, targets }: { key: string; targets: readonly number[] }) {
  const rows = targets.map((targetId, position) => ({ ownerId: owner.id, targetId, position, ...plantOf(at, owner.plantId) }))
  if (rows.length) await at.source.db.insert(dynamicLinkTable(at.source.tables, at.resource, key)).values(rows as never)
}
