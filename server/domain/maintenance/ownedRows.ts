import type { ResourceDef, UnitOfWork } from '../../kernel/index.ts'
import { type Owner, removedWith } from './removedWith.query.ts'

/** Lines that mean nothing without the row they belong to go with it. */
export async function removeOwned(uow: UnitOfWork, lines: ResourceDef, owner: Owner): Promise<void> {
  const rows = await uow.of(lines).find(owner as never)
  if (rows.length) await uow.of(lines).remove(rows.map(({ id }) => id))
}

/** They come back with it, too. */
export async function restoreOwned(uow: UnitOfWork, lines: ResourceDef, owner: Owner): Promise<void> {
  const ids = await removedWith(uow.read, lines, owner)
  if (ids.length) await uow.of(lines).undelete(ids)
}
