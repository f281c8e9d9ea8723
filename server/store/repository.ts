import { and, eq, inArray } from 'drizzle-orm'
import { operationLog } from '../domain/system/index.ts'
import { conflict, type ResourceDef, wrong } from '../kernel/index.ts'
import { type Changes, changesOf, logRow } from './audit.ts'
import type { Engine } from './engine.ts'
import { column, type LooseRow, looseLink, looseTable } from './loose.ts'
import { checkReferences, refuseReferenced } from './references.ts'
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
type Values = Record<string, unknown>

/** Which field a duplicate is about, from what the base says. */
function duplicateField(resource: ResourceDef, said: string): string {
  const keys = [
    ...storedFields(resource)
      .filter(([, f]) => f.options.unique)
      .map(([k]) => k),
    ...resource.unique.map((u) => u.at(-1) ?? ''),
  ]
  return keys.sort((a, b) => b.length - a.length).find((key) => said.includes(snake(key))) ?? ''
}

/** Writing of one resource inside a transaction: references, numbers, stamps, link tables and the operation log. */
export function repositoryOf(source: WriteSource, resource: ResourceDef) {
  const { tables, db, actor, engine, now } = source
  const table = looseTable(tables, resource)
  const rows = rowsOf(source, resource)
  const id = column(table, 'id')
  const linkKeys = linkFields(resource).map(([key]) => key)

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (e) {
      const said = engine.duplicateOf(e)
      if (said === undefined) throw e
      throw wrong(duplicateField(resource, said), 'duplicate')
    }
  }
  async function writeLinks(owner: LooseRow, values: Values) {
    for (const key of linkKeys.filter((k) => Array.isArray(values[k]))) {
      const link = looseLink(tables, resource, key)
      await db.delete(link).where(eq(column(link, 'ownerId'), owner.id))
      const targets = [...new Set(values[key] as number[])]
      const scope = resource.scope === 'plant' ? { plantId: owner.plantId } : {}
      if (targets.length)
        await db.insert(link).values(targets.map((targetId, position) => ({ ownerId: owner.id, targetId, position, ...scope })) as never)
    }
  }
  async function withLinks(row: LooseRow, keys: readonly string[]): Promise<LooseRow> {
    const out: LooseRow = { ...row }
    for (const key of keys) out[key] = (await rows.linksOf(key, [row.id])).get(row.id) ?? []
    return out
  }
  async function log(row: LooseRow, action: string, changes: Changes) {
    source.touched(resource)
    if (resource.audited)
      await db.insert(looseTable(tables, operationLog)).values(logRow(actor, now, { resource, id: row.id, action, changes }) as never)
  }

  return {
    ...rows,
    async create(values: Values) {
      const full: Values = { ...values }
      for (const [key, f] of storedFields(resource)) {
        if (f.options.series) full[key] = await nextNumber(source, f.options.series, now, source.offsetMinutes)
        else if (full[key] === undefined && f.options.default !== undefined) full[key] = f.kind === 'instant' ? now : f.options.default
      }
      await checkReferences(source, resource, full, Object.keys(full))
      const stamps = { createdAt: now, updatedAt: now, createdById: actor.userId, updatedById: actor.userId }
      const scope = resource.scope === 'plant' ? { plantId: actor.plantId } : {}
      const stored = Object.fromEntries(Object.entries(full).filter(([k]) => !linkKeys.includes(k)))
      const [row] = await guarded(() =>
        db
          .insert(table)
          .values({ ...stored, ...scope, ...stamps } as never)
          .returning(),
      )
      const made = row as LooseRow
      await writeLinks(made, full)
      await log(made, 'create', changesOf(resource, {}, { ...made, ...full }))
      return made
    },
    async patch(record: LooseRow, values: Values, action = 'update', note: Values = {}) {
      const keys = Object.keys(values).filter((k) => values[k] !== undefined)
      const before = await withLinks(
        record,
        linkKeys.filter((k) => keys.includes(k)),
      )
      await checkReferences(source, resource, { ...before, ...values }, keys)
      const stored = Object.fromEntries(keys.filter((k) => !linkKeys.includes(k)).map((k) => [k, values[k]]))
      // Two writes within one millisecond still get two versions.
      const updatedAt = new Date(Math.max(now.getTime(), (record.updatedAt as Date).getTime() + 1))
      const version = eq(column(table, 'updatedAt'), record.updatedAt)
      const scope = scopeOf(actor, resource, table)
      const change = { ...stored, updatedAt, updatedById: actor.userId }
      const [row] = await guarded(() =>
        db
          .update(table)
          .set(change as never)
          .where(and(eq(id, record.id), version, scope))
          .returning(),
      )
      if (!row) throw conflict('stale')
      const after = row as LooseRow
      await writeLinks(after, values)
      const noted = Object.fromEntries(Object.entries(note).map(([k, v]) => [k, [null, v]] as [string, [unknown, unknown]]))
      await log(after, action, {
        ...changesOf(resource, before, {
          ...after,
          ...Object.fromEntries(linkKeys.filter((k) => keys.includes(k)).map((k) => [k, values[k]])),
        }),
        ...noted,
      })
      return after
    },
    async remove(ids: readonly number[]) {
      const wanted = [...new Set(ids)]
      const found = await rows.many(wanted)
      for (const [at, row] of found.entries()) if (!row) await rows.get(wanted[at] ?? 0)
      await refuseReferenced(source, resource, wanted)
      await db.delete(table).where(and(inArray(id, wanted), scopeOf(actor, resource, table)))
      for (const row of found)
        if (row) await log(row, 'delete', changesOf(resource, row, Object.fromEntries(Object.keys(row).map((k) => [k, null]))))
      return wanted.length
    },
  }
}
