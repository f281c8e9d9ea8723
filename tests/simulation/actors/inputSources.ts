import { registry } from '../../../server/domain/index.ts'
import type { World } from '../run/world.ts'
import type { Person } from './cast.ts'
import { rowIds } from './rows.ts'
import type { InputSources } from './values.ts'

/** The row that stands for a person, among those that stand for people. */
function ownRow(world: World, { username, plantId }: Person, target: string): number | undefined {
  if (!['worker', 'repairer', 'reporter'].includes(target)) return undefined
  const sql = `SELECT p.id FROM ${target} p JOIN "user" u ON u.id = p.user_id WHERE u.username = ? AND p.plant_id = ? LIMIT 1`
  return world.rows<{ id: number }>(sql, username, plantId)[0]?.id
}
/** How often somebody names a row that new work may not choose. */
const UNSELECTABLE = 0.05

/** What a person fills inputs from at this moment. */
export const inputSources = (world: World, person: Person): InputSources => ({
  dice: world.dice,
  now: world.clock.now(),
  ids: (target, where) => {
    const resource = registry.byName(target)
    return resource ? rowIds(world, resource, { plantId: person.plantId, where, isSelectable: !world.dice.chance(UNSELECTABLE) }) : []
  },
  own: (target) => ownRow(world, person, target),
})
