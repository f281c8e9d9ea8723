import { registry } from '../../../server/domain/index.ts'
import { flowOf, type ResourceDef } from '../../../server/kernel/index.ts'
import { inputSources } from './inputSources.ts'
import type { UserSession } from './userSession.ts'
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

async function pageOf(session: UserSession, { rest, permission }: ResourceDef): Promise<number[]> {
  const target = { resource: '', action: 'list', tag: `${permission}:list` }
  const { data } = await session.callRest({ wire: 'rest', method: 'GET', url: `${rest}?pageNo=1&pageSize=${PAGE}` }, target)
  const { list = [] } = (data ?? {}) as { list?: { id?: number }[] }
  return list.flatMap(({ id }) => (id ? [Number(id)] : []))
}
async function create(session: UserSession, { name, rest, permission, fields }: ResourceDef): Promise<void> {
  const payload = inputOf(fields, inputSources(session.world, session.person))
  await session.callRest(
    { wire: 'rest', method: 'POST', url: rest, payload },
    { resource: name, action: 'create', tag: `${permission}:add` },
  )
}
async function step(session: UserSession, resource: ResourceDef): Promise<void> {
  const { dice } = session.world
  const [ids, steps] = [await pageOf(session, resource), Object.values(flowOf(resource)?.steps ?? {})]
  if (!ids.length || !steps.length) return
  const [id, chosen] = [dice.pick(ids), dice.pick(steps)]
  const payload = inputOf(chosen.input, inputSources(session.world, session.person), 0.3)
  const target = { resource: resource.name, id, action: chosen.name, tag: chosen.permission }
  await session.callRest({ wire: 'rest', method: 'POST', url: `${resource.rest}/${id}/${chosen.name}`, payload }, target)
}

/** A client of the old system: short calls to addresses, each with a key of its own. */
export async function legacyAct(session: UserSession): Promise<void> {
  const resource = registry.byName(session.world.dice.pick(ON)) as ResourceDef
  if (session.world.dice.chance(0.4)) return create(session, resource)
  await step(session, resource)
}
