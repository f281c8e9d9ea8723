import { file } from '../domain/system/index.ts'
import { isPublicField, type Read, type Registry, type ResourceDef, type RowOf, reads } from '../kernel/index.ts'

type FileRow = RowOf<typeof file>

/** Whether a row that the actor sees points at the owner. */
async function isReferred(read: Read, { resources }: Registry, { owner, id }: { owner: ResourceDef; id: number }): Promise<boolean> {
  for (const other of resources) {
    if (other.internal || !reads(read.actor, other)) continue
    const links = Object.entries(other.fields).filter(([, field]) => field.target === owner.name && !field.options.secret)
    for (const [key] of links) {
      const { items } = await read.list(other, { filter: { [key]: { eq: id } }, no: 1, size: 1 })
      if (items.length) return true
    }
  }
  return false
}

/**
 * A file is for whoever may read the record that it is part of, or, where it travels with that, one that points at it; before it is part
 * of any for whoever uploaded it. Whoever reads all files reads those within their data scope.
 */
export async function mayRead(read: Read, registry: Registry, row: FileRow): Promise<boolean> {
  const { id, ownerName, ownerField, ownerId, createdById } = row
  const { actor } = read
  if (reads(actor, file) && (await read.hiddenBy(file, id)) === null) return true
  if (ownerId === null) return createdById !== null && createdById === actor.userId
  const owner = registry.byName(ownerName)
  if (!owner) return false
  if (reads(actor, owner) && (await read.of(owner).many([ownerId]))[0]) return true
  return isPublicField(owner, ownerField) && isReferred(read, registry, { owner, id: ownerId })
}
