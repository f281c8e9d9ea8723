import { menu, role } from '../domain/identity/index.ts'
import { type BulkStore, type RowOf, type Store, systemActor, type UnitOfWork } from '../kernel/index.ts'

/** A menu entry that follows from the product's own definitions; `parentKey` names the entry above it. */
export interface BuiltInMenu {
  readonly menuKey: string
  readonly parentKey: string | null
  readonly menuType: RowOf<typeof menu>['menuType']
  readonly menuName: string
  readonly menuNameEn: string
  readonly icon: string | null
  readonly sortOrder: number
  readonly permission: string | null
  readonly path: string | null
  readonly routerName: string | null
  readonly component: string | null
  readonly isFrame: boolean
}

const everywhere = (store: Pick<Store, 'read'>) => store.read(systemActor(0))
const tagsOf = (permissions: string) => permissions.split(/\s+/).filter(Boolean)

/** Tags of a later version, each with the one whose holders have it from the start: what they could do before they still can. */
export type Heirs = Readonly<Record<string, string>>

/** Rows are written as they are: entries that every installation has are no change that a log should tell of. */
async function insertMissing(store: BulkStore, entries: readonly BuiltInMenu[], heirs: Heirs) {
  await store.write(systemActor(0), async (uow) => {
    await uow.lock('menus')
    const ids = new Map((await uow.of(menu).find({})).map((row) => [row.menuKey, row.id]))
    const stamps = { createdAt: uow.now, updatedAt: uow.now }
    const isNew = (key: string) => !ids.has(key)
    const handed = Object.entries(heirs).filter(([tag, from]) => isNew(tag) && ids.has(from))
    let left = entries.filter(({ menuKey }) => !ids.has(menuKey))
    // Level by level, because a row needs the id of the one above it.
    while (left.length) {
      const ready = left.filter(({ parentKey }) => parentKey === null || ids.has(parentKey))
      if (!ready.length) throw new Error(`menus hang on nothing: ${left.map((one) => one.menuKey).join(', ')}`)
      const rows = ready.map(({ parentKey, ...own }) => ({
        ...own,
        parentId: parentKey === null ? null : ids.get(parentKey),
        noCache: false,
        visible: true,
        status: 'ENABLED',
        ...stamps,
      }))
      await store.bulk(menu, rows, uow)
      const made = await uow.of(menu).find({ menuKey: ready.map((one) => one.menuKey) })
      for (const row of made) ids.set(row.menuKey, row.id)
      left = left.filter((one) => !ready.includes(one))
    }
    for (const [tag, from] of handed) await handDown(uow, ids.get(from) as number, ids.get(tag) as number)
  })
}

/** Whatever role holds one entry gets the other. */
async function handDown(uow: UnitOfWork, from: number, to: number) {
  const roles = await uow.of(role).lockWhere({})
  const menuIdsByRole = await uow.of(role).linksOf(
    'menuIds',
    roles.map((one) => one.id),
  )
  for (const one of roles) {
    const menuIds = menuIdsByRole.get(one.id) ?? []
    if (menuIds.includes(from)) await uow.of(role).patch(one, { menuIds: [...menuIds, to] })
  }
}

/** The built-in entries by the tag that they grant; where two pages ask for the same one, the list stands for it. */
export const tagsOfMenus = (rows: readonly RowOf<typeof menu>[]): ReadonlyMap<string, number> =>
  new Map([...rows].reverse().flatMap(({ id, menuKey, permission }) => (menuKey && permission ? [[permission, id]] : [])))
/** What tags grant by menus of the same tag, and what is left to be held as text. */
export function grantsOf(permissions: string, byTag: ReadonlyMap<string, number>): { menuIds: number[]; permissions: string } {
  const tags = [...new Set(tagsOf(permissions))]
  return { menuIds: tags.flatMap((tag) => byTag.get(tag) ?? []), permissions: tags.filter((tag) => !byTag.has(tag)).join(' ') }
}

/** Tags that roles hold as text move to the menus of the same tag, where the role editor shows them. */
async function moveTags(store: Store, rows: readonly RowOf<typeof menu>[]) {
  const read = everywhere(store)
  const byTag = tagsOfMenus(rows)
  const isMoving = (one: RowOf<typeof role>) => tagsOf(one.permissions).some((tag) => byTag.has(tag))
  if (!(await read.of(role).find({})).some(isMoving)) return
  await store.write(systemActor(0), async (uow) => {
    await uow.lock('menus')
    const roles = (await uow.of(role).lockWhere({})).filter(isMoving)
    const menuIdsByRole = await uow.of(role).linksOf(
      'menuIds',
      roles.map((one) => one.id),
    )
    for (const one of roles) {
      const { menuIds, permissions } = grantsOf(one.permissions, byTag)
      await uow.of(role).patch(one, { permissions, menuIds: [...new Set([...(menuIdsByRole.get(one.id) ?? []), ...menuIds])] })
    }
  })
}

/** Tags that earlier versions had and that open nothing any more go, with the entries that granted them. */
async function dropRetired(store: Store, retired: readonly string[]) {
  const isRetired = (tag: string) => retired.includes(tag)
  const holds = (one: RowOf<typeof role>) => tagsOf(one.permissions).some(isRetired)
  const read = everywhere(store)
  const isThere = await read.of(menu).exists({ menuKey: [...retired] })
  if (!isThere && !(await read.of(role).find({})).some(holds)) return
  await store.write(systemActor(0), async (uow) => {
    await uow.lock('menus')
    const roles = await uow.of(role).lockWhere({})
    const found = await uow.of(menu).find({ menuKey: [...retired] })
    const gone = found.map((row) => row.id)
    const menuIdsByRole = await uow.of(role).linksOf(
      'menuIds',
      roles.map((one) => one.id),
    )
    for (const one of roles) {
      const before = menuIdsByRole.get(one.id) ?? []
      const menuIds = before.filter((id) => !gone.includes(id))
      if (menuIds.length === before.length && !holds(one)) continue
      const permissions = tagsOf(one.permissions)
        .filter((tag) => !isRetired(tag))
        .join(' ')
      await uow.of(role).patch(one, { permissions, menuIds })
    }
    await uow.of(menu).remove(await uow.of(menu).lockManyForUpdate(gone, 'remove'))
  })
}

/**
 * Entries side by side that nobody has ever touched stand where the product puts them, in an older base too. Once somebody has changed one
 * of them, all of that folder stay where they are.
 */
async function putInOrder(store: Store, entries: readonly BuiltInMenu[], rows: readonly RowOf<typeof menu>[]) {
  const wanted = new Map(entries.map(({ menuKey, sortOrder }) => [menuKey as string | null, sortOrder]))
  const touched = new Set(rows.flatMap((row) => (row.updatedById === null ? [] : [row.parentId])))
  const isMoving = (row: RowOf<typeof menu>) => {
    const place = wanted.get(row.menuKey)
    return place !== undefined && place !== row.sortOrder && !touched.has(row.parentId)
  }
  if (!rows.some(isMoving)) return
  await store.write(systemActor(0), async (uow) => {
    await uow.lock('menus')
    const found = await uow.of(menu).lockWhere({ updatedById: null })
    for (const row of found.filter(isMoving)) await uow.of(menu).patch(row, { sortOrder: wanted.get(row.menuKey) ?? row.sortOrder })
  })
}

/**
 * Gives the base the menu entries that it lacks, by key, and takes away those of retired tags; whatever an administrator made of the others
 * stays. Runs at every start.
 */
export async function syncMenus(
  store: BulkStore,
  entries: readonly BuiltInMenu[],
  { retired = [], heirs = {} }: { retired?: readonly string[]; heirs?: Heirs } = {},
): Promise<void> {
  if (retired.length) await dropRetired(store, retired)
  const all = () => everywhere(store).of(menu).find({})
  const rows = await all()
  const known = new Set(rows.map((row) => row.menuKey))
  const isComplete = entries.every(({ menuKey }) => known.has(menuKey))
  if (!isComplete) await insertMissing(store, entries, heirs)
  const now = isComplete ? rows : await all()
  await putInOrder(store, entries, now)
  await moveTags(store, now)
}
