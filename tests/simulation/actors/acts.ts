import { registry } from '../../../server/domain/index.ts'
import type { ResourceDef } from '../../../server/kernel/index.ts'
import type { Token } from '../run/promises.ts'
import type { World } from '../run/world.ts'
import type { Acting } from './act.ts'
import { dayBefore, EDITED, LIKELY } from './likely.ts'
import type { ListedRow } from './userSession.ts'
import { changeOf, type InputSources, inputOf } from './values.ts'

const STALE = 0.08
export const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const FREE_TEXTS = ['remark', 'description', 'detail', 'comment', 'request'] as const
/** A text of the row that no other has, where it has one that people may write. */
function tokenOf({ step, command }: World, { fields }: ResourceDef): Token | undefined {
  const field = FREE_TEXTS.find((key) => fields[key]?.kind === 'text' && !fields[key].options.readonly && !fields[key].options.rich)
  return field && { field, text: `step ${step} command ${command}` }
}
export async function createRow({ world, session, sources }: Acting, resource: ResourceDef): Promise<void> {
  const token = tokenOf(world, resource)
  const likely = LIKELY[resource.name]?.(world, session.person)
  const input = { ...inputOf(resource.fields, sources), ...likely, ...(token && { [token.field]: token.text }) }
  const target = { resource: resource.name, action: 'create', token, tag: `${resource.permission}:add` }
  await session.call('mutation', `create${resource.type}`, { input }, target)
}
export async function editRow({ world, session, sources }: Acting, resource: ResourceDef): Promise<void> {
  const row = world.dice.pick(await session.list(resource)) as ListedRow | undefined
  if (!row) return
  const input = { ...changeOf(resource, sources), ...EDITED[resource.name]?.(world, row) }
  const isStale = world.dice.chance(STALE)
  const updatedAt = isStale ? new Date(Date.parse(row.updatedAt) - 1000).toISOString() : row.updatedAt
  const version = isStale || world.dice.chance(0.5) ? { updatedAt } : {}
  const target = { resource: resource.name, id: row.id, action: 'update', tag: `${resource.permission}:edit`, isStale }
  await session.call('mutation', `update${resource.type}`, { id: String(row.id), input: { ...input, ...version } }, target)
}
export async function removeRow({ world, session }: Acting, resource: ResourceDef): Promise<void> {
  const row = world.dice.pick(await session.list(resource)) as ListedRow | undefined
  if (!row) return
  const many = upper(resource.plural)
  const answer = await session.call('mutation', `delete${many}`, { ids: [String(row.id)] })
  if (answer?.outcome === 'ok' && resource.undoable && world.dice.chance(0.5)) await session.call('mutation', `undelete${many}`, {})
}
/** Calls an operation of an area, or one that no area defines. */
export async function callOperation({ world, session, sources }: Acting, name: string): Promise<void> {
  const call = registry.areas.flatMap((area) => area.calls ?? []).find((defined) => defined.name === name)
  if (call)
    return void (await session.call('mutation', name, { ...inputOf(call.args, sources, 0.5), ...LIKELY[name]?.(world, session.person) }))
  const args: Record<string, unknown> = {}
  for (const { name: key, type } of session.operation('mutation', name)?.args ?? []) args[key] = argument(key, String(type), sources)
  await session.call('mutation', name, args)
}
/** An argument of a call that no area defines: ids are those of users. */
function argument(name: string, type: string, { dice, ids }: InputSources): unknown {
  if (name === 'id' || name === 'userId') return String(dice.pick(ids('user')) ?? 1)
  if (type.startsWith('[')) return []
  return type.startsWith('Boolean') ? true : `${name} ${dice.below(1000)}`
}
export async function readModel({ session, sources }: Acting, name: string): Promise<void> {
  const model = registry.readModels.find((defined) => defined.name === name)
  if (!model) return
  const args = inputOf(model.args, sources, 0.2)
  if ('from' in model.args && 'to' in model.args) Object.assign(args, { from: dayBefore(sources.now, 6), to: dayBefore(sources.now, 0) })
  await session.call('query', name, args)
}
