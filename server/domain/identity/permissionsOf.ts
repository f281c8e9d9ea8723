import type { Read, RowOf } from '../../kernel/index.ts'
import { menusOfRoles, tagsIn } from './heldTags.ts'
import type { role } from './role.resource.ts'

/** The tags that open something now: those that roles hold themselves and through enabled menus. For who may govern whom see `heldTags`. */
export async function permissionsOf(read: Read, roles: readonly RowOf<typeof role>[]): Promise<string[]> {
  const menus = [...(await menusOfRoles(read, roles)).values()].flat()
  const granted = menus.flatMap((one) => (one.status === 'ENABLED' && one.permission ? [one.permission] : []))
  return [...new Set([...roles.flatMap((one) => tagsIn(one.permissions)), ...granted])].sort()
}
