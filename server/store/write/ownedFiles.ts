import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { invalidField, type ResourceDef } from '../../kernel/index.ts'
import { rowsOf } from '../read/rows.ts'
import { column, type DynamicRow, dynamicTable } from '../schema/tables.ts'
import type { WriteSource } from './context.ts'

/** Files being written to a field of a row. */
interface Attachment {
  readonly resource: ResourceDef
  readonly key: string
  readonly ownerId: number
  readonly ids: readonly number[]
}

/**
 * Attaches files to a row. A file must be the row's already, or uploaded by the actor for this field: nobody can attach the upload of
 * another user and read it through a row of their own. Files that the row no longer has are released, and swept later.
 */
export async function attachFiles(source: WriteSource, { resource, key, ownerId, ids }: Attachment) {
  const { actor, tables, db } = source
  const file = tables.inRole('file')
  const found = (await rowsOf(source, file).many(ids)) as (DynamicRow | null)[]
  const isOwn = (row: DynamicRow | null) => {
    if (row?.ownerName !== resource.name || row.ownerField !== key) return false
    return row.ownerId === null ? row.createdById === actor.userId : row.ownerId === ownerId
  }
  if (!found.every(isOwn)) throw invalidField(key, 'unknownReference')
  const table = dynamicTable(tables, file)
  const ofRow = and(
    eq(column(table, 'ownerName'), resource.name),
    eq(column(table, 'ownerField'), key),
    eq(column(table, 'ownerId'), ownerId),
  )
  const id = column(table, 'id')
  const letGo = { ownerId: null, updatedAt: source.now }
  await db
    .update(table)
    .set(letGo as never)
    .where(and(ofRow, ids.length ? notInArray(id, [...ids]) : undefined))
  if (ids.length) await take(source, { key, ownerId, ids })
  source.touched(file)
}

/** Two concurrent writes may both have found a file free; the second is refused. */
async function take({ tables, db, now }: WriteSource, { key, ownerId, ids }: Pick<Attachment, 'key' | 'ownerId' | 'ids'>) {
  const table = dynamicTable(tables, tables.inRole('file'))
  const [id, owner] = [column(table, 'id'), column(table, 'ownerId')]
  const taken = await db
    .update(table)
    .set({ ownerId, updatedAt: now } as never)
    .where(and(inArray(id, [...ids]), or(isNull(owner), eq(owner, ownerId))))
    .returning({ id })
  if (taken.length < new Set(ids).size) throw invalidField(key, 'unknownReference')
}

/** Releases all files of deleted rows. */
export async function releaseFiles(source: WriteSource, resource: ResourceDef, ownerIds: readonly number[]) {
  if (!Object.values(resource.fields).some((field) => field.options.accept)) return
  const file = source.tables.inRole('file')
  const table = dynamicTable(source.tables, file)
  const ofRows = and(eq(column(table, 'ownerName'), resource.name), inArray(column(table, 'ownerId'), [...ownerIds]))
  await source.db
    .update(table)
    .set({ ownerId: null, updatedAt: source.now } as never)
    .where(ofRows)
  source.touched(file)
}
