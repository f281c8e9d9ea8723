import { type ResourceDef, type UnitOfWork, wrong } from '../../kernel/index.ts'

/** Pictures taken while the work was going on stay; those of its end join them. Out: what to write, nothing when none are added. */
export async function withPhotos(
  uow: UnitOfWork,
  orders: ResourceDef,
  { id, added }: { id: number; added: readonly number[] | null | undefined },
): Promise<{ photoIds?: number[] }> {
  if (!added?.length) return {}
  const known = (await uow.of(orders).linksOf('photoIds' as never, [id])).get(id) ?? []
  const photoIds = [...new Set([...known, ...added])]
  const max = orders.fields.photoIds?.options.max ?? Number.POSITIVE_INFINITY
  if (photoIds.length > max) throw wrong('photoIds', 'max', { max })
  return { photoIds }
}
