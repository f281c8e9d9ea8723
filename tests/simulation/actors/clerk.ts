import { registry } from '../../../server/domain/index.ts'
import type { ResourceDef } from '../../../server/kernel/index.ts'
import type { World } from '../run/world.ts'
import { CLIENT_HASH } from '../site/ground.ts'
import { administrator, type Person } from './cast.ts'
import { actingAs } from './colleagues.ts'
import { inputSources } from './inputSources.ts'
import { rowIds } from './rows.ts'
import type { UserSession } from './userSession.ts'
import { changeOf } from './values.ts'
import type { Violation } from './violations.ts'

/** Rights over accounts and shared data, for somebody who has no others, and works in one of the plants. */
const RIGHTS = [
  'system:user:edit',
  'system:user:resetPassword',
  ...['role', 'menu', 'plant', 'department'].flatMap((name) =>
    ['add', 'edit', 'remove'].map((right) => `${registry.byName(name)?.permission}:${right}`),
  ),
]
const CLERK: Person = { username: 'clerk', plantId: 1, kind: 'operator', plants: [1] }

async function makeClerk(world: World): Promise<void> {
  const { session } = actingAs(world, administrator)
  const tags = RIGHTS.map((right) => `'${right}'`).join()
  const menuIds = world.rows<{ id: number }>(`SELECT id FROM menu WHERE permission IN (${tags})`).map(({ id }) => String(id))
  const role = await session.call('mutation', 'createRole', { input: { roleName: 'Clerk', roleKey: 'clerk', menuIds } })
  const roleId = (role?.data as { id?: string } | undefined)?.id
  if (!roleId) return
  const input = { username: CLERK.username, name: 'Clerk', password: CLIENT_HASH, roleIds: [roleId], plantIds: ['1'] }
  await session.call('mutation', 'createUser', { input })
}
/** Something that the clerk does; whoever they are, an administrator makes them first. */
const asClerk =
  (work: (session: UserSession) => Promise<unknown>): Violation =>
  async ({ world }) => {
    const isThere = () => world.rows('SELECT 1 FROM "user" WHERE username = ?', CLERK.username).length > 0
    if (!isThere()) await makeClerk(world)
    if (isThere()) await work(actingAs(world, CLERK).session)
  }
const change = (type: string, idOf: (world: World) => number | undefined, input: object): Violation =>
  asClerk(async (session) => session.call('mutation', `update${type}`, { id: String(idOf(session.world) ?? 1), input }))
const first = () => 1
const menuWith = (condition: string) => (world: World) =>
  world.dice.pick(world.rows<{ id: number }>(`SELECT id FROM menu WHERE permission ${condition} LIMIT 30`))?.id
/** Rows that plants share: whoever works in one of them adds and changes none. */
const shared = registry.exposed.filter(
  ({ changedFrom, permission, can }) => changedFrom && can.includes('update') && RIGHTS.includes(`${permission}:edit`),
)

/** What whoever manages accounts and has few rights themselves is refused. */
export const FEW_RIGHTS: readonly Violation[] = [
  change('User', first, { remark: 'of the clerk' }),
  change('Role', first, { remark: 'of the clerk' }),
  change('Menu', menuWith("LIKE 'repair:%'"), { remark: 'of the clerk' }),
  change('Menu', menuWith("IN ('system:user:edit', 'system:menu:edit')"), { sortOrder: 7 }),
  asClerk((session) => session.call('mutation', 'resetUserPassword', { id: '1', password: CLIENT_HASH })),
  asClerk((session) => session.call('mutation', 'createPlant', { input: { name: 'Clerk', code: 'CLERK' } })),
  asClerk((session) => session.call('mutation', 'createMenu', { input: { menuName: 'Clerk', menuType: 'M' } })),
  asClerk((session) => session.call('mutation', 'signInForShift', {})),
  asClerk((session) => session.call('mutation', 'issueCalendarFeed', {})),
  asClerk(async (session) => {
    const { world } = session
    const sources = inputSources(world, CLERK)
    const resource = world.dice.pick(shared) as ResourceDef
    const id = rowIds(world, resource, { plantId: 1 }).at(-1)
    if (id) await session.call('mutation', `update${resource.type}`, { id: String(id), input: changeOf(resource, sources) })
  }),
]

/** What administrators do to the last account that could let the others back in: another administrator would be none too many. */
const asLastAdministrator =
  (name: string, args: object): Violation =>
  async ({ world }) => {
    const [{ others } = { others: 0 }] = world.rows<{ others: number }>(
      `SELECT count(*) AS others FROM user_role l JOIN role r ON r.id = l.target_id JOIN "user" u ON u.id = l.owner_id
        WHERE r.role_key = 'admin' AND u.status = 'ENABLED' AND u.username <> ?`,
      administrator.username,
    )
    if (others === 0) await actingAs(world, administrator).session.call('mutation', name, { ...args })
  }
/** Somebody who looks on as another person writes nothing. */
const viewed: Violation = async ({ world }) => {
  const { session } = actingAs(world, administrator)
  const ids = world.rows<{ id: number }>(`SELECT id FROM "user" WHERE username = 'operator'`)
  const answer = await session.call('mutation', 'viewAs', { userId: String(ids[0]?.id) })
  const token = (answer?.data as { token?: string } | undefined)?.token
  if (!token) return
  const place = `${administrator.username}@${administrator.plantId}`
  world.tokens.set(place, token)
  await session.call('mutation', 'createWorkshop', { input: { name: 'looking' } })
  world.tokens.delete(place)
}
/** What not even an administrator may do. */
export const LAST_ACCOUNT: readonly Violation[] = [
  asLastAdministrator('updateUser', { id: '1', input: { status: 'DISABLED' } }),
  asLastAdministrator('updateUser', { id: '1', input: { roleIds: [] } }),
  asLastAdministrator('updateUser', { id: '1', input: { plantIds: ['1'] } }),
  asLastAdministrator('deleteUsers', { ids: ['1'] }),
  asLastAdministrator('deleteRoles', { ids: ['1'] }),
  asLastAdministrator('deletePlants', { ids: ['1'] }),
  viewed,
  async ({ world }) => {
    const rows = world.rows<{ id: number }>(
      "SELECT DISTINCT p.id FROM department p JOIN department d ON d.parent_id = p.id WHERE p.status = 'ENABLED' AND d.status = 'ENABLED'",
    )
    const { session } = actingAs(world, administrator)
    await session.call('mutation', 'updateDepartment', { id: String(world.dice.pick(rows)?.id), input: { status: 'DISABLED' } })
  },
]
