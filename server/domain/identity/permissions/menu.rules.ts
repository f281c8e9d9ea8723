import {
  can,
  conflict,
  defineRules,
  invalidField,
  type Read,
  Refusal,
  type RowOf,
  type UnitOfWork,
  withBelow,
} from '../../../kernel/index.ts'
import { holderOf, holdsEverything } from './grantedPermissions.ts'
import { menu } from './menu.resource.ts'
import { role } from './role.resource.ts'

type MenuRow = RowOf<typeof menu>
type Entry = Pick<MenuRow, 'menuType' | 'parentId' | 'permission' | 'path' | 'isFrame' | 'status'>

/** What may hang below what; on top stand folders and pages. */
const ABOVE: Readonly<Record<MenuRow['menuType'], readonly (MenuRow['menuType'] | null)[]>> = { M: [null, 'M'], C: [null, 'M'], F: ['C'] }

async function refuseMisplaced(uow: UnitOfWork, { menuType, parentId }: Entry, childrenOf: number | null) {
  const [above] = parentId === null ? [] : await uow.of(menu).many([parentId])
  if (parentId !== null && !above) return
  if (!ABOVE[menuType].includes(above?.menuType ?? null))
    throw invalidField('parentId', menuType === 'F' ? 'actionsInPages' : 'pagesInFolders')
  const children = childrenOf === null ? [] : await uow.of(menu).find({ parentId: childrenOf })
  if (children.some((one) => !ABOVE[one.menuType].includes(menuType))) throw invalidField('menuType', 'holdsEntries')
}
async function refuseAddress(uow: UnitOfWork, { menuType, path, isFrame }: Entry, id: number | null) {
  if (menuType !== 'C') return
  if (!path) throw invalidField('path', 'required')
  if (!isFrame && !path.startsWith('/')) throw invalidField('path', 'ownAddress')
  const same = await uow.of(menu).find({ menuType: 'C', path })
  if (same.some((one) => one.id !== id)) throw invalidField('path', 'duplicate')
}
/**
 * Roles that hold the entry would come to hold its tag: only what its giver may do now is handed out, and to nobody who would use it
 * further than the giver reaches.
 */
async function refuseTag({ actor, read }: UnitOfWork, { permission }: Entry, id: number | null) {
  if (!permission) return
  if (!can(actor, permission)) throw invalidField('permission', 'notHeld', { permission })
  if (id === null || actor.dataScope === 'all') return
  const wide = (await read.of(role).find({})).filter((one) => one.dataScope !== 'SELF').map((one) => one.id)
  const opened = await read.of(role).linksOf('menuIds', wide)
  if ([...opened.values()].some((ids) => ids.includes(id))) throw invalidField('permission', 'widerThanOwn')
}
/** Entries of which the reader does not hold the tag, or one below: switching a folder off switches off what it holds. */
async function guard({ read, records }: { read: Read; records: readonly MenuRow[] }) {
  const out = new Map<number, Refusal>()
  if (holdsEverything(read.actor)) return out
  const holds = await holderOf(read, read.actor)
  const all = await read.of(menu).find({})
  const tags = new Map(all.map((one) => [one.id, one.permission]))
  const missing = ({ id }: MenuRow) =>
    withBelow(all, [id])
      .flatMap((at) => tags.get(at) ?? [])
      .find((tag) => !holds([tag]))
  const refused = (permission: string) => new Refusal('identity.menuNotHeld', { permission }, { kind: 'forbidden' })
  for (const record of records) {
    const tag = missing(record)
    if (tag) out.set(record.id, refused(tag))
  }
  return out
}
/** Without the page of menus, nobody could bring back what was switched off: it and the folders above it stay open. */
async function refuseLockOut(uow: UnitOfWork, record: MenuRow, { status, visible }: Partial<MenuRow>) {
  const [field] = [status === 'DISABLED' && 'status', visible === false && 'visible'].filter((one) => one !== false)
  let [at] = field ? await uow.of(menu).find({ menuKey: 'page.menu' }) : []
  for (; at; [at] = at.parentId === null ? [] : await uow.of(menu).find({ id: at.parentId }))
    if (field && at.id === record.id) throw invalidField(field, 'builtIn')
}
/** What the product's own entries are about follows from its definitions. */
const FIXED = ['menuType', 'permission', 'component'] as const

export const menuRules = defineRules(menu, {
  guard,
  // Where entries hang, which addresses are taken and which entry must stay open is judged by looking at others: one unit at a time changes any.
  locks: () => ['menus'],
  async create({ uow, input }) {
    const entry: Entry = {
      menuType: input.menuType,
      parentId: input.parentId ?? null,
      permission: input.permission ?? null,
      path: input.path ?? null,
      isFrame: input.isFrame ?? false,
      status: input.status ?? 'ENABLED',
    }
    await refuseMisplaced(uow, entry, null)
    await refuseAddress(uow, entry, null)
    await refuseTag(uow, entry, null)
  },
  async update({ uow, record, input }) {
    for (const key of FIXED)
      if (record.menuKey && input[key] !== undefined && input[key] !== record[key]) throw invalidField(key, 'builtIn')
    await refuseLockOut(uow, record, input)
    const entry: Entry = { ...record, ...input }
    if (input.parentId !== undefined || input.menuType) await refuseMisplaced(uow, entry, record.id)
    if (input.path !== undefined || input.isFrame !== undefined || input.menuType) await refuseAddress(uow, entry, record.id)
    const isEnabled = entry.status === 'ENABLED' && record.status !== 'ENABLED'
    if (isEnabled || entry.permission !== record.permission) await refuseTag(uow, entry, record.id)
  },
  async remove({ record }) {
    if (record.menuKey) throw conflict('identity.builtInMenu', { name: record.menuName })
  },
})
