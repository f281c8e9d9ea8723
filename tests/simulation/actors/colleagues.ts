import type { ResourceDef } from '../../../server/kernel/index.ts'
import { snake } from '../../../server/store/schema/tableSpec.ts'
import { holdsAny } from '../laws/rights.ts'
import type { World } from '../run/world.ts'
import type { Acting } from './act.ts'
import { CAST, type Person } from './cast.ts'
import { inputSources } from './inputSources.ts'
import { UserSession } from './userSession.ts'

/** What stands for a person, and the account that it belongs to. */
const ACCOUNT: Readonly<Record<string, string>> = {
  user: 'SELECT username FROM "user" WHERE id = ?',
  ...Object.fromEntries(
    ['worker', 'repairer', 'reporter'].map((table) => [
      table,
      `SELECT u.username FROM ${table} p JOIN "user" u ON u.id = p.user_id WHERE p.id = ?`,
    ]),
  ),
}
/** User names of the people whom a row names, such as the colleague who is asked to swap a shift. */
function namedIn(world: World, { name, fields }: ResourceDef, id: number): ReadonlySet<string> {
  const [row = {}] = world.rows<Record<string, unknown>>(`SELECT * FROM "${snake(name)}" WHERE id = ?`, id)
  const accounts = Object.entries(fields).flatMap(([key, { kind, target = '' }]) => {
    const [sql, linked] = [ACCOUNT[target], row[snake(key)]]
    return kind === 'link' && sql && linked != null ? world.rows<{ username: string }>(sql, linked) : []
  })
  return new Set(accounts.map(({ username }) => username))
}
/** How often those come first whom a row names. */
const NAMED_FIRST = 0.8
/** People of a plant, or of any, who have a permission, or all of several, in any order. */
export function performersOf(
  world: World,
  plantId: number | undefined,
  permissions: string | readonly string[],
  row?: { resource: ResourceDef; id: number },
): Person[] {
  const able = CAST.filter(
    (person) =>
      (plantId === undefined || person.plantId === plantId) &&
      person.kind !== 'legacy' &&
      [permissions].flat().every((tag) => holdsAny(world, person.username, [tag])),
  )
  const shuffled = world.dice.some(able, able.length)
  if (!row || world.dice.chance(1 - NAMED_FIRST)) return shuffled
  const named = namedIn(world, row.resource, row.id)
  return [...shuffled.filter(({ username }) => named.has(username)), ...shuffled.filter(({ username }) => !named.has(username))]
}
/** Somebody else at work, in the same step of the plan. */
export const actingAs = (world: World, person: Person): Acting => ({
  world,
  session: new UserSession(world, person),
  sources: inputSources(world, person),
})
