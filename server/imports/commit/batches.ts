import { importBatch } from '../../domain/system/index.ts'
import {
  type Actor,
  historyOf,
  isHistory,
  isImportable,
  notFound,
  Refusal,
  type ResourceDef,
  requirePermission,
} from '../../kernel/index.ts'
import type { Opened, Services } from './parts.ts'

/** Throws where an import of this kind is nothing the actor may do, or nobody. */
export function requireImportPermission(actor: Actor, resource: ResourceDef) {
  if (!isImportable(resource)) throw notFound(resource.name, 'import')
  requirePermission(actor, `${resource.permission}:${isHistory(resource) ? 'importHistory' : 'import'}`)
  // A batch belongs to a person who can be asked.
  if (actor.userId === null) throw new Refusal('forbidden', {}, { kind: 'forbidden' })
}

/** Whoever imports a batch or takes it back locks it before everything else: one unit at a time. */
export const batchKey = (id: number): string => `import:${id}`

/** A batch of the actor's plant and what it is about. Whose it is, the caller decides. */
export async function openBatch({ store, registry }: Services, actor: Actor, id: number): Promise<Opened> {
  const batch = await store.read(actor).of(importBatch).get(id)
  const found = registry.byName(batch.resource)
  const resource = found && batch.isHistory ? historyOf(found) : found
  if (!resource) throw notFound(importBatch.name, id)
  requireImportPermission(actor, resource)
  return { batch, resource }
}
/** Nobody looks into a workbook that somebody else has uploaded. */
export async function openOwnBatch(services: Services, actor: Actor, id: number): Promise<Opened> {
  const opened = await openBatch(services, actor, id)
  if (opened.batch.userId !== actor.userId) throw notFound(importBatch.name, id)
  return opened
}
