import type { UnitOfWork } from '../ports.ts'
import { invalidField } from '../schema/refusal.ts'
import type { ResourceDef } from '../schema/resource.ts'

/** The key to lock before rows of a tree are moved, or judged by their ancestors or descendants. */
export const treeKey = ({ name }: ResourceDef): string => `tree:${name}`
/** Serializes units that move rows of one tree: two concurrent moves could otherwise form a cycle that neither sees. */
export const lockTree = (uow: UnitOfWork, resource: ResourceDef): Promise<void> => uow.lock(treeKey(resource))

/** Refuses to put a row below itself or one of its descendants. The caller has locked the tree. */
export async function refuseCircle(uow: UnitOfWork, resource: ResourceDef, { id, above }: { id: number; above: unknown }) {
  const key = resource.tree
  if (!key || above == null) return
  const seen = new Set([id])
  for (let at = above as number | null; at !== null; ) {
    if (seen.has(at)) throw invalidField(key, 'circle')
    seen.add(at)
    const [row] = (await uow.of(resource).many([at])) as (Record<string, unknown> | null)[]
    at = (row?.[key] as number | null | undefined) ?? null
  }
}

/** The ids of the given rows and of all their descendants. */
export function withBelow(rows: readonly { id: number; parentId: number | null }[], roots: readonly number[]): number[] {
  const below = new Map<number | null, number[]>()
  for (const { id, parentId } of rows) below.set(parentId, [...(below.get(parentId) ?? []), id])
  const found = new Set<number>()
  for (const open = [...roots]; open.length; ) {
    const id = open.pop() as number
    if (found.has(id)) continue
    found.add(id)
    open.push(...(below.get(id) ?? []))
  }
  return [...found]
}
