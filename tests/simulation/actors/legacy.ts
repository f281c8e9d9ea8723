import { registry } from '../../../server/domain/index.ts'
import { flowOf, type ResourceDef } from '../../../server/kernel/index.ts'
import { makingOf } from './doing.ts'
import type { Hand } from './hand.ts'
import { inputOf } from './values.ts'

/** What clients of the old system do: resources, and how often. */
const ON = [
  'reportLog',
  'reportLog',
  'reportLog',
  'repairLog',
  'maintenanceOrder',
  'inspectionOrder',
  'repairTimeLog',
  'ductLog',
  'rollerLog',
] as const
const PAGE = 12

async function pageOf(hand: Hand, { rest, permission }: ResourceDef): Promise<number[]> {
  const about = { resource: '', action: 'list', tag: `${permission}:list` }
  const { data } = await hand.call({ wire: 'rest', method: 'GET', url: `${rest}?pageNo=1&pageSize=${PAGE}` }, about)
  const { list = [] } = (data ?? {}) as { list?: { id?: number }[] }
  return list.flatMap(({ id }) => (id ? [Number(id)] : []))
}
async function create(hand: Hand, { name, rest, permission, fields }: ResourceDef): Promise<void> {
  const payload = inputOf(fields, makingOf(hand.world, hand.person))
  await hand.call({ wire: 'rest', method: 'POST', url: rest, payload }, { resource: name, action: 'create', tag: `${permission}:add` })
}
async function step(hand: Hand, resource: ResourceDef): Promise<void> {
  const { dice } = hand.world
  const [ids, steps] = [await pageOf(hand, resource), Object.values(flowOf(resource)?.steps ?? {})]
  if (!ids.length || !steps.length) return
  const [id, chosen] = [dice.pick(ids), dice.pick(steps)]
  const payload = inputOf(chosen.input, makingOf(hand.world, hand.person), 0.3)
  const about = { resource: resource.name, id, action: chosen.name, tag: chosen.permission }
  await hand.call({ wire: 'rest', method: 'POST', url: `${resource.rest}/${id}/${chosen.name}`, payload }, about)
}

/** A client of the old system: short calls to addresses, each with a key of its own. */
export async function legacyAct(hand: Hand): Promise<void> {
  const resource = registry.byName(hand.world.dice.pick(ON)) as ResourceDef
  if (hand.world.dice.chance(0.4)) return create(hand, resource)
  await step(hand, resource)
}
