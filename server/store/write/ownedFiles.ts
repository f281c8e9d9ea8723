import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { invalidField, type ResourceDef } from '../../kernel/index.ts'
import { rowsOf } from '../read/rows.ts'
import { column, type DynamicRow, dynamicTable } from '../schema/tables.ts'
import type { WriteSource } from './context.ts'

/** A set of files being written to a row. */
interface Attachment {
  readonly resource: ResourceDef
  readonly key: string
  readonly ownerId: number
  readonly ids: readonly number[]
}

/**
 * Makes files part of a row. A file is taken from whoever uploaded it for this very field, or is the row's already: nobody attaches what
 * somebody else uploaded, or reads it through a row of their own. What the row no longer names is let go, to be swept later.
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

/** Two rows that name one file in the same moment both found it free: the second does not get what the first has taken. */
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

/** Lets go of everything that belonged to rows which are gone. */
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
