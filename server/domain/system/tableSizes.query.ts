import { type SQL, sql } from 'drizzle-orm'
import type { Read, ResourceDef } from '../../kernel/index.ts'

/** At most how many rows each table may have, by name: the last id it gave, which both bases look up without counting. */
export async function tableSizes(read: Read, resources: readonly ResourceDef[]): Promise<Map<string, number>> {
  if (!resources.length) return new Map()
  const last = (resource: ResourceDef): SQL<number> => {
    const table = read.table(resource)
    return sql<number>`(select max(${table.id}) from ${table})`.as(resource.name) as never
  }
  const [row] = await read.db.select(Object.fromEntries(resources.map((one) => [one.name, last(one)]))).from(sql`(select 1) as one`)
  return new Map(resources.map(({ name }) => [name, Number(row?.[name] ?? 0)]))
}
