import { flowOf, type ResourceDef } from '../../../server/kernel/index.ts'
import { snake } from '../../../server/store/schema/tableSpec.ts'
import type { World } from '../run/world.ts'

const MOST = 40
/** So many commands a look is remembered. */
const FRESH = 40

/** What rows are looked for: of a plant, and those with a value. */
export interface Wanted {
  readonly plantId: number
  readonly where?: { readonly key: string; readonly value: number } | undefined
  /** Rows that new work may choose alone. */
  readonly isSelectable?: boolean
}

/** Most work is about what is still open. */
const OPEN_SHARE = 0.85
/** The states of a flow from which work leads on, as a condition. */
function openStates(resource: ResourceDef): string | undefined {
  const flow = flowOf(resource)
  const states = Object.values(flow?.steps ?? {})
    .filter((step) => step.field === flow?.field && !step.corrects && !step.reopens && step.name !== 'reverse' && step.name !== 'reopen')
    .flatMap((step) => step.from)
  return flow && states.length ? `"${snake(flow.field)}" IN (${[...new Set(states)].map((state) => `'${state}'`).join()})` : undefined
}

/** Rows that people know by their labels and papers: the newest first. */
export function rowIds(world: World, resource: ResourceDef, { plantId, where, isSelectable = false }: Wanted): readonly number[] {
  const open = isSelectable && world.dice.chance(OPEN_SHARE) ? openStates(resource) : undefined
  const key = `ids ${resource.name} ${plantId} ${where?.key} ${where?.value} ${isSelectable} ${open !== undefined}`
  const known = world.memory.get(key) as { at: number; ids: readonly number[] } | undefined
  if (known && world.log.count - known.at < FRESH) return known.ids
  const { status } = isSelectable ? (resource.selectable ?? {}) : {}
  const conditions = [
    ...(resource.scope === 'plant' ? [`plant_id = ${plantId}`] : []),
    ...(where ? [`${snake(where.key)} = ${where.value}`] : []),
    ...(open ? [open] : []),
    ...(typeof status === 'string' ? [`status = '${status}'`] : []),
  ]
  const condition = conditions.length ? `WHERE ${conditions.join(' AND ')}` : ''
  const ids = world
    .rows<{ id: number }>(`SELECT id FROM "${snake(resource.name)}" ${condition} ORDER BY id DESC LIMIT ${MOST}`)
    .map(({ id }) => id)
  world.memory.set(key, { at: world.log.count, ids })
  return ids
}
