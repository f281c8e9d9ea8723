import { and, count, eq, inArray, max, notInArray } from 'drizzle-orm'
import { Refusal, type ResourceDef } from '../../kernel/index.ts'
import type { Source } from '../read/source.ts'
import { column, dynamicLinkTable, dynamicTable } from '../schema/tables.ts'

interface Writing extends Source {
  touched(resource: ResourceDef): void
  joined(plantId: number): void
}

/** Plants contain all other rows and are visible to their members only, so creation and deletion differ. */
export const isPlant = ({ role }: ResourceDef) => role === 'tenant'
/** The resource whose rows are members of plants. */
const isMember = ({ role }: ResourceDef) => role === 'principal'

const members = ({ tables }: Source) => {
  const link = dynamicLinkTable(tables, tables.inRole('principal'), 'plantIds')
  return { link, owner: column(link, 'ownerId'), target: column(link, 'targetId'), position: column(link, 'position') }
}

/** Makes the creator of a plant its first member; nobody could see the plant otherwise. */
export async function admitMaker(source: Writing, plantId: number): Promise<void> {
  const { userId, plantId: here } = source.actor
  if (here) source.joined(plantId)
  if (userId === null) return
  const { link, owner, position } = members(source)
  const [last] = await source.db
    .select({ at: max(position) })
    .from(link)
    .where(eq(owner, userId))
  const row = { ownerId: userId, targetId: plantId, position: Number(last?.at ?? -1) + 1 }
  await source.db.insert(link).values(row as never)
  source.touched(source.tables.inRole('principal'))
}

/** References that do not prevent deleting a plant: members, who stay in their other plants, and the last plant of sessions. */
export const goesWithPlant = (resource: ResourceDef, { other, key }: { other: ResourceDef; key: string }) =>
  isPlant(resource) && ((isMember(other) && key === 'plantIds') || other.audited !== true)

/** Refuses to delete the only plant of a user. */
async function refuseOnlyHome(source: Source, ids: readonly number[]) {
  const { link, owner, target } = members(source)
  const elsewhere = source.db
    .select({ id: owner })
    .from(link)
    .where(notInArray(target, [...ids]))
  const [row] = await source.db
    .select({ n: count() })
    .from(link)
    .where(and(inArray(target, [...ids]), notInArray(owner, elsewhere)))
  if (row?.n) throw new Refusal('referenced', { by: `${source.tables.inRole('principal').name}.label`, count: row.n }, { kind: 'conflict' })
}

/**
 * PostgreSQL: waits for writers of rows that refer to these plants, and makes later ones wait for this unit. The request log is written
 * concurrently and could otherwise add a row between emptying and deletion. SQLite has a single writer.
 */
async function waitForWriters({ tables, db }: Source, ids: readonly number[]) {
  const table = dynamicTable(tables, tables.inRole('tenant'))
  const id = column(table, 'id')
  if (tables.dialect === 'postgres')
    await db
      .select({ id })
      .from(table)
      .where(inArray(id, [...ids]))
      .for('update')
}

/**
 * Deletes the rows that exist only as part of plants: memberships, counters, saved views. Log rows and sessions move to the plant from
 * which they are deleted, so that nothing is lost and no other plant sees it.
 */
export async function emptyPlants(source: Writing, ids: readonly number[]): Promise<void> {
  const { tables, db, actor } = source
  await waitForWriters(source, ids)
  await refuseOnlyHome(source, ids)
  const plant = tables.inRole('tenant').name
  const { link, target } = members(source)
  await db.delete(link).where(inArray(target, [...ids]))
  source.touched(source.tables.inRole('principal'))
  // In reverse order, since rows come after those they refer to.
  for (const other of [...tables.registry.values()].reverse()) {
    const table = dynamicTable(tables, other)
    if (other.scope === 'plant') {
      await db.delete(table).where(inArray(column(table, 'plantId'), [...ids]))
      source.touched(other)
    }
    for (const [key, field] of Object.entries(other.fields)) {
      if (field.target !== plant || field.kind !== 'link' || other.audited === true) continue
      const at = column(table, key)
      if (other.sealed && tables.moveLog) {
        await tables.moveLog(db, other, { from: ids, to: actor.plantId || null })
        continue
      }
      const here = { [key]: actor.plantId || null }
      await db
        .update(table)
        .set(here as never)
        .where(inArray(at, [...ids]))
      source.touched(other)
    }
  }
}
