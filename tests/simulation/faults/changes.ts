import { registry } from '../../../server/domain/index.ts'
import type { ResourceDef } from '../../../server/kernel/index.ts'
import { administrator, CAST, type Person } from '../actors/cast.ts'
import { inputSources } from '../actors/inputSources.ts'
import { UserSession } from '../actors/userSession.ts'
import { inputOf } from '../actors/values.ts'
import type { World } from '../run/world.ts'
import type { Fault } from './faults.ts'

const named = (name: string) => registry.byName(name) as ResourceDef
const planner = CAST.find(({ kind }) => kind === 'planner') as Person
const PLANTS_MOST = 4
/** Taken away and given back: rights that a day's work needs. */
const RIGHTS = ['repair:report:confirm', 'dataview:handover:view', 'stock:order:add', 'inspect:order:skip', 'shifts:swap:approve']

const changing = (
  name: string,
  weight: number,
  change: (session: UserSession, world: World) => Promise<unknown>,
  person: Person = administrator,
): Fault => ({
  name,
  weight,
  injectFault: async (world) => void (await change(new UserSession(world, person), world)),
})

/** What administrators and planners change while everybody works. */
export const CHANGES: readonly Fault[] = [
  changing('parameterChanged', 2, async (session, { dice, rows }) => {
    const world = session.world
    const all = rows.call(world, 'SELECT id, config_value AS value FROM config WHERE config_value GLOB ?', '[0-9]*') as {
      id: number
      value: string
    }[]
    const { id, value } = dice.pick(all)
    const next = dice.pick([Number(value) + 1, Math.max(0, Number(value) - 1), Number(value) * 2])
    await session.call(
      'mutation',
      'updateConfig',
      { id: String(id), input: { configValue: String(next) } },
      { resource: 'config', id, action: 'update' },
    )
  }),
  changing('shiftChanged', 1, async (session, world) => {
    const input = inputOf(named('shiftChange').fields, inputSources(world, session.person), 1)
    await session.call('mutation', 'createShiftChange', { input }, { resource: 'shiftChange', action: 'create' })
  }),
  changing(
    'holidayChanged',
    1,
    async (session, world) => {
      const input = inputOf(named('holiday').fields, inputSources(world, session.person), 1)
      await session.call(
        'mutation',
        'createHoliday',
        { input: { ...input, endDate: input['beginDate'] } },
        { resource: 'holiday', action: 'create' },
      )
    },
    planner,
  ),
  changing('roleChanged', 1, async (session, world) => {
    // Rights come from the entries of the menu that a role has.
    const [entry] = world.rows<{ id: number }>('SELECT id FROM menu WHERE permission = ?', world.dice.pick(RIGHTS))
    const role = world.dice.pick(world.rows<{ id: number }>("SELECT id FROM role WHERE role_key <> 'admin' AND status = 'ENABLED'"))
    if (!role || !entry) return
    const has = world.rows<{ id: number }>('SELECT target_id AS id FROM role_menu WHERE owner_id = ? ORDER BY position', role.id)
    const others = has.filter(({ id }) => id !== entry.id)
    const menuIds = (others.length < has.length ? others : [...has, entry]).map(({ id }) => String(id))
    await session.call(
      'mutation',
      'updateRole',
      { id: String(role.id), input: { menuIds } },
      { resource: 'role', id: role.id, action: 'update' },
    )
  }),
  changing('plantAdded', 1, async (session, world) => {
    const [{ count } = { count: 0 }] = world.rows<{ count: number }>('SELECT count(*) AS count FROM plant')
    if (count >= PLANTS_MOST) return
    const input = { name: `Plant ${world.step}`, code: `P${world.step}` }
    await session.call('mutation', 'createPlant', { input }, { resource: 'plant', action: 'create' })
  }),
]
