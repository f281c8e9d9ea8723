import { and, eq, inArray } from 'drizzle-orm'
import { operationLog } from '../domain/system/index.ts'
import { conflict, type Refusal, type ResourceDef, wrong } from '../kernel/index.ts'
import { type Changes, changesOf, logRow } from './audit.ts'
import type { Engine } from './engine.ts'
import { column, type LooseRow, type LooseTable, looseLink, looseTable } from './loose.ts'
import { checkReferences, referencedElsewhere, refuseReferenced } from './references.ts'
import { rowsOf, type Source } from './rows.ts'
import { scopeOf } from './scope.ts'
import { nextNumber } from './series.ts'
import { linkFields, snake, storedFields } from './tableSpec.ts'

export interface WriteSource extends Source {
  readonly engine: Engine
  readonly now: Date
  readonly offsetMinutes: number
  /** Told about every resource that a write touched. */
  touched(resource: ResourceDef): void
}
/** One resource being written inside a transaction. */
export interface Place {
  readonly source: WriteSource
  readonly resource: ResourceDef
  readonly table: LooseTable
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

export const placeOf = (source: WriteSource, resource: ResourceDef): Place => ({
  source,
  resource,
  table: looseTable(source.tables, resource),
  rows: rowsOf(source, resource),
  linkKeys: linkFields(resource).map(([key]) => key),
})

const without = (values: Values, keys: readonly string[]) => Object.fromEntries(Object.entries(values).filter(([k]) => !keys.includes(k)))
const only = (values: Values, keys: readonly string[]) => Object.fromEntries(Object.entries(values).filter(([k]) => keys.includes(k)))
const plantOf = ({ resource }: Place, plantId: unknown) => (resource.scope === 'plant' ? { plantId } : {})

/** Which field a duplicate is about, from what the base says. */
function duplicateField(resource: ResourceDef, said: string): string {
  const single = storedFields(resource).filter(([, f]) => f.options.unique)
  const keys = [...single.map(([k]) => k), ...resource.unique.map((u) => u.at(-1) ?? '')]
  return keys.sort((a, b) => b.length - a.length).find((key) => said.includes(snake(key))) ?? ''
}
/** What the base itself refuses: a duplicate, or a reference that came or went after it was looked at. */
async function guarded<T>(
  { source, resource }: Place,
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

async function writeLinks(at: Place, owner: LooseRow, values: Values) {
  const { tables, db } = at.source
  for (const key of at.linkKeys.filter((k) => Array.isArray(values[k]))) {
    const link = looseLink(tables, at.resource, key)
    await db.delete(link).where(eq(column(link, 'ownerId'), owner.id))
    const targets = [...new Set(values[key] as number[])]
    const rows = targets.map((targetId, position) => ({ ownerId: owner.id, targetId, position, ...plantOf(at, owner.plantId) }))
    if (rows.length) await db.insert(link).values(rows as never)
  }
}
async function log({ source, resource }: Place, id: number, { action, changes }: { action: string; changes: Changes }) {
  source.touched(resource)
  if (!resource.audited) return
  const row = logRow(source.actor, source.now, { resource, id, action, changes })
  await source.db.insert(looseTable(source.tables, operationLog)).values(row as never)
}

/** Numbers of series and defaults that nobody gave. */
async function completed({ source, resource }: Place, values: Values): Promise<Values> {
  const full: Values = { ...values }
  for (const [key, { kind, options }] of storedFields(resource)) {
    if (options.series) full[key] = await nextNumber(source, options.series)
    else if (full[key] === undefined && options.default !== undefined) full[key] = kind === 'instant' ? source.now : options.default
  }
  return full
}

export async function createRow(at: Place, values: Values): Promise<LooseRow> {
  const { source, resource, table } = at
  const { actor, now, db } = source
  const full = await completed(at, values)
  await checkReferences(source, resource, { row: full, keys: Object.keys(full) })
  const stamps = { createdAt: now, updatedAt: now, createdById: actor.userId, updatedById: actor.userId }
  const row = { ...without(full, at.linkKeys), ...plantOf(at, actor.plantId), ...stamps }
  const [made] = (await guarded(at, () =>
    db
      .insert(table)
      .values(row as never)
      .returning(),
  )) as LooseRow[]
  if (!made) throw new Error(`${resource.name} was not written`)
  await guarded(at, () => writeLinks(at, made, full))
  await log(at, made.id, { action: 'create', changes: changesOf(resource, {}, { ...made, ...full }) })
  return made
}

async function linksBefore({ rows, linkKeys }: Place, id: number, values: Values): Promise<Values> {
  const out: Values = {}
  for (const key of linkKeys.filter((k) => k in values)) out[key] = (await rows.linksOf(key, [id])).get(id) ?? []
  return out
}

export async function patchRow(at: Place, record: LooseRow, { values, telling }: { values: Values; telling: Telling }): Promise<LooseRow> {
  const { source, resource, table } = at
  const given = Object.fromEntries(Object.entries(values).filter(([, v]) => v !== undefined))
  const before = { ...record, ...(await linksBefore(at, record.id, given)) }
  await checkReferences(source, resource, { row: { ...before, ...given }, keys: Object.keys(given) })
  // Two writes within one millisecond still get two versions.
  const updatedAt = new Date(Math.max(source.now.getTime(), (record.updatedAt as Date).getTime() + 1))
  const change = { ...without(given, at.linkKeys), updatedAt, updatedById: source.actor.userId }
  const version = eq(column(table, 'updatedAt'), record.updatedAt)
  const where = and(eq(column(table, 'id'), record.id), version, scopeOf(source.actor, resource, table))
  const [row] = (await guarded(at, () =>
    source.db
      .update(table)
      .set(change as never)
      .where(where)
      .returning(),
  )) as LooseRow[]
  if (!row) throw conflict('stale')
  await guarded(at, () => writeLinks(at, row, given))
  const noted = Object.fromEntries(Object.entries(telling.note ?? {}).map(([k, v]) => [k, [null, v]] as [string, [unknown, unknown]]))
  const changes = { ...changesOf(resource, before, { ...row, ...only(given, at.linkKeys) }), ...noted }
  await log(at, row.id, { action: telling.action, changes })
  return row
}

export async function removeRows(at: Place, ids: readonly number[]): Promise<number> {
  const { source, resource, table } = at
  const wanted = [...new Set(ids)]
  const found: LooseRow[] = []
  for (const id of wanted) found.push(await at.rows.get(id))
  await refuseReferenced(source, resource, wanted)
  const where = and(inArray(column(table, 'id'), wanted), scopeOf(source.actor, resource, table))
  await guarded(at, () => source.db.delete(table).where(where), referencedElsewhere)
  const gone = (row: LooseRow) => Object.fromEntries(Object.keys(row).map((key) => [key, null]))
  for (const row of found) await log(at, row.id, { action: 'delete', changes: changesOf(resource, row, gone(row)) })
  return wanted.length
}
