import { sql } from 'drizzle-orm'
import type { Db, ResourceDef } from '../../kernel/index.ts'
import { linkFields, snake } from '../schema/tableSpec.ts'
import { dynamicLinkTable, dynamicTable, type Tables } from '../schema/tables.ts'
import { spelled } from '../search/spelling.ts'
import { addRows } from './insertRow.ts'

type Row = Readonly<Record<string, unknown>>

/** Inserts complete rows unchecked; `links` fields are arrays of ids. */
export async function bulkInsert(tables: Tables, db: Db, resource: ResourceDef, rows: readonly Record<string, unknown>[]) {
  const keys = linkFields(resource).map(([key]) => key)
  const stored: Row[] = []
  for (const row of rows) {
    const own = keys.length ? Object.fromEntries(Object.entries(row).filter(([k]) => !keys.includes(k))) : row
    stored.push({ ...own, ...(await spelled(resource, own)) })
  }
  await addRows({ db, tables }, dynamicTable(tables, resource), stored)
  for (const key of keys) {
    const links = rows.flatMap((row) =>
      ((row[key] as number[] | undefined) ?? []).map((targetId, position) => ({
        ownerId: row.id,
        targetId,
        position,
        ...(resource.scope === 'plant' && { plantId: row.plantId }),
      })),
    )
    await addRows({ db, tables }, dynamicLinkTable(tables, resource, key), links)
  }
  // Explicit ids do not advance PostgreSQL's sequence.
  if (tables.dialect === 'postgres' && rows.some((row) => row.id !== undefined)) {
    const name = `"${snake(resource.name)}"`
    await db.execute(sql.raw(`SELECT setval(pg_get_serial_sequence('${name}', 'id'), (SELECT max(id) FROM ${name}))`))
  }
}
