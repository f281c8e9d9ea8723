import { registry } from '../../../server/domain/index.ts'
import type { ResourceDef } from '../../../server/kernel/index.ts'
import { CAST, type Person } from '../actors/cast.ts'
import { administrator, makingOf } from '../actors/doing.ts'
import { Hand } from '../actors/hand.ts'
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
  change: (hand: Hand, world: World) => Promise<unknown>,
  person: Person = administrator,
): Fault => ({
  name,
  weight,
  injectFault: async (world) => void (await change(new Hand(world, person), world)),
})

/** What administrators and planners change while everybody works. */
export const CHANGES: readonly Fault[] = [
  changing('parameterChanged', 2, async (hand, { dice, rows }) => {
    const world = hand.world
    const all = rows.call(world, 'SELECT id, config_value AS value FROM config WHERE config_value GLOB ?', '[0-9]*') as {
      id: number
      value: string
    }[]
    const { id, value } = dice.pick(all)
    const next = dice.pick([Number(value) + 1, Math.max(0, Number(value) - 1), Number(value) * 2])
    await hand.ask(
      'mutation',
      'updateConfig',
      { id: String(id), input: { configValue: String(next) } },
      { resource: 'config', id, action: 'update' },
    )
  }),
  changing('shiftChanged', 1, async (hand, world) => {
    const input = inputOf(named('shiftChange').fields, makingOf(world, hand.person), 1)
    await hand.ask('mutation', 'createShiftChange', { input }, { resource: 'shiftChange', action: 'create' })
  }),
  changing(
    'holidayChanged',
    1,
    async (hand, world) => {
      const input = inputOf(named('holiday').fields, makingOf(world, hand.person), 1)
      await hand.ask(
        'mutation',
        'createHoliday',
        { input: { ...input, endDate: input['beginDate'] } },
        { resource: 'holiday', action: 'create' },
      )
    },
    planner,
  ),
  changing('roleChanged', 1, async (hand, world) => {
    const all = world.rows<{ id: number; permissions: string }>(
      "SELECT id, permissions FROM role WHERE role_key NOT IN ('admin') AND permissions <> ''",
    )
    const role = world.dice.pick(all)
    if (!role) return
    const right = world.dice.pick(RIGHTS)
    const has = role.permissions.split(/\s+/)
    const permissions = (has.includes(right) ? has.filter((one) => one !== right) : [...has, right]).join(' ')
    await hand.ask(
      'mutation',
      'updateRole',
      { id: String(role.id), input: { permissions } },
      { resource: 'role', id: role.id, action: 'update' },
    )
  }),
  changing('plantAdded', 1, async (hand, world) => {
    const [{ count } = { count: 0 }] = world.rows<{ count: number }>('SELECT count(*) AS count FROM plant')
    if (count >= PLANTS_MOST) return
    const input = { name: `Plant ${world.step}`, code: `P${world.step}` }
    await hand.ask('mutation', 'createPlant', { input }, { resource: 'plant', action: 'create' })
  }),
]
