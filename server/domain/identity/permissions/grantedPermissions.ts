import { type Actor, type DataScope, type Read, type RowOf, withBelow } from '../../../kernel/index.ts'
import { department } from '../organization.resource.ts'
import { user } from '../user.resource.ts'
import { menu } from './menu.resource.ts'
import { role } from './role.resource.ts'

type RoleRow = RowOf<typeof role>
const EVERYTHING = '*:*:*'
/** Spares looking at what others hold. */
export const holdsEverything = (actor: Actor) => actor.permissions.has(EVERYTHING)

/** Tags are kept as one text in which white space separates them. */
export const tagsIn = (permissions: string) => permissions.split(/\s+/).filter(Boolean)

/** What of an entry of the menu decides rights: each sign-in reads hundreds of them, whose titles and places nobody asks for here. */
const GRANTING = ['status', 'permission'] as const
type GrantingMenu = Pick<RowOf<typeof menu>, 'id' | (typeof GRANTING)[number]>

/** The menus that roles open, by role, whether they are enabled or not. */
async function menusOfRoles(read: Read, roles: readonly RoleRow[]): Promise<Map<number, GrantingMenu[]>> {
  const links = await read.of(role).linksOf(
    'menuIds',
    roles.map((one) => one.id),
  )
  const found = (await read.of(menu).partsOf([...new Set([...links.values()].flat())], GRANTING)) as (GrantingMenu | null)[]
  const byId = new Map(found.flatMap((one) => (one ? [[one.id, one]] : [])))
  return new Map([...links].map(([id, ids]) => [id, ids.flatMap((menuId) => byId.get(menuId) ?? [])]))
}

/** Every tag that each of some roles holds, itself and through menus, enabled or not: what is switched off may be switched on again. */
export async function grantedPermissions(read: Read, roles: readonly RoleRow[]): Promise<Map<number, string[]>> {
  const menus = await menusOfRoles(read, roles)
  const tags = ({ id, permissions }: RoleRow) => [...tagsIn(permissions), ...(menus.get(id) ?? []).flatMap((one) => one.permission ?? [])]
  return new Map(roles.map((one) => [one.id, [...new Set(tags(one))]]))
}

/** The roles of some users as they stand, disabled ones too. */
export async function rolesOfUsers(read: Read, ids: readonly number[]): Promise<Map<number, RoleRow[]>> {
  const links = await read.of(user).linksOf('roleIds', ids)
  const found = await read.of(role).many([...new Set([...links.values()].flat())])
  const byId = new Map(found.flatMap((one) => (one ? [[one.id, one]] : [])))
  return new Map([...links].map(([id, roleIds]) => [id, roleIds.flatMap((roleId) => byId.get(roleId) ?? [])]))
}

/**
 * Whether an actor holds all of some tags: by what they may do now, and by what menus of their roles would grant that are switched off, so
 * that equals stay equals whatever is. A role that is itself switched off was taken from them.
 */
export async function holderOf(read: Read, actor: Actor): Promise<(tags: readonly string[]) => boolean> {
  if (holdsEverything(actor)) return () => true
  const mine = actor.userId === null ? [] : ((await rolesOfUsers(read.asSystem, [actor.userId])).get(actor.userId) ?? [])
  const enabled = mine.filter((one) => one.status === 'ENABLED')
  const ownPermissions = new Set([...actor.permissions, ...[...(await grantedPermissions(read, enabled)).values()].flat()])
  return (tags) => ownPermissions.has(EVERYTHING) || tags.every((tag) => ownPermissions.has(tag))
}

/** The tags that permit something now: those of roles and of their enabled menus. `grantedPermissions` decides who may administer whom. */
export async function permissionsOf(read: Read, roles: readonly RowOf<typeof role>[]): Promise<string[]> {
  const menus = [...(await menusOfRoles(read, roles)).values()].flat()
  const granted = menus.flatMap((one) => (one.status === 'ENABLED' && one.permission ? [one.permission] : []))
  return [...new Set([...roles.flatMap((one) => tagsIn(one.permissions)), ...granted])].sort()
}

/** Adds up the data scopes of roles (§6). Without a department "my department" reaches nobody. */
export async function dataScopeOf(read: Read, roles: readonly RoleRow[], departmentId: number | null): Promise<DataScope> {
  const having = (...scopes: RoleRow['dataScope'][]) => roles.filter((r) => scopes.includes(r.dataScope))
  if (having('ALL').length) return 'all'
  const chosen = await read.of(role).linksOf(
    'departmentIds',
    having('CUSTOM').map((r) => r.id),
  )
  const own = departmentId !== null && having('DEPARTMENT', 'DEPARTMENT_AND_CHILDREN').length ? [departmentId] : []
  const isBelow = own.length > 0 && having('DEPARTMENT_AND_CHILDREN').length > 0
  const below = isBelow ? withBelow(await read.of(department).find({}), own) : own
  return {
    departmentIds: [...new Set([...[...chosen.values()].flat(), ...below])],
    self: having('SELF').length > 0,
    ...(isBelow && { belowIds: below }),
  }
}
