import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Actor, ResourceDef } from '../kernel/index.ts'
import { column, type LooseTable } from './loose.ts'

const NOTHING = sql`1 = 0`
const everywhere = (actor: Actor) => actor.kind === 'system' && actor.plantId === 0

/**
 * The condition that keeps a statement inside what the actor may see. Every statement of the repository carries it.
 * An actor without a plant sees no row of a plant; only the system outside any plant (purging, pairing walls) sees all.
 */
export function scopeOf(actor: Actor, resource: ResourceDef, table: LooseTable): SQL | undefined {
  if (resource.scope === 'global' || everywhere(actor)) return undefined
  if (resource.scope === 'plant') return actor.plantId > 0 ? eq(column(table, 'plantId'), actor.plantId) : NOTHING
  return actor.plantIds.length ? inArray(column(table, 'id'), [...actor.plantIds]) : NOTHING
}
