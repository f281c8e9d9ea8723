import type { Store, UnitOfWork } from './ports.ts'

/** The store as work inside a unit sees it: whatever is written goes into that unit and stands or falls with it. */
export const joined = (store: Store, uow: UnitOfWork): Store => ({
  ...store,
  read: (actor) => (actor === uow.actor ? uow.read : store.read(actor)),
  write: (_actor, work) => work(uow),
})
