import { asc, eq } from 'drizzle-orm'
import { user } from '../domain/identity/index.ts'
import type { ResourceDef } from '../kernel/index.ts'
import { column, type DynamicRow, dynamicLinkTable } from './dynamicTables.ts'
import type { Source } from './rows.ts'
import { followsPeople } from './scope.ts'

/**
 * The plant in whose log a change stands: where its writer works, if the row is seen there, else a plant of the row. An administrator of
 * several plants must not leave what concerns one of them in the log of another.
 */
export async function plantOfChange({ tables, db, actor }: Source, resource: ResourceDef, row: DynamicRow): Promise<number | null> {
  const here = actor.plantId || null
  const isOfPeople = followsPeople(resource)
  if (!isOfPeople && !resource.fields.plantIds) return here
  const owner = (isOfPeople ? row[resource.owner?.person ?? ''] : row.id) as number | null
  if (owner === null) return here
  const link = dynamicLinkTable(tables, isOfPeople ? user : resource, 'plantIds')
  const found = await db
    .select({ id: column(link, 'targetId') })
    .from(link)
    .where(eq(column(link, 'ownerId'), owner))
    .orderBy(asc(column(link, 'position')))
  const ids = found.map((one) => one.id as number)
  return here !== null && ids.includes(here) ? here : (ids[0] ?? here)
}
