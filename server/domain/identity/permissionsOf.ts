import type { Read, RowOf } from '../../kernel/index.ts'
import { menu } from './menu.resource.ts'
import { role } from './role.resource.ts'

/** Tags are kept as one text in which white space separates them. */
const tagsOf = (permissions: string) => permissions.split(/\s+/).filter(Boolean)

/** The tags that roles hold themselves and through enabled menus. */
export async function permissionsOf(read: Read, roles: readonly RowOf<typeof role>[]): Promise<string[]> {
  const links = await read.of(role).linksOf(
    'menuIds',
    roles.map((r) => r.id),
  )
  const menus = await read.of(menu).many([...new Set([...links.values()].flat())])
  const granted = menus.flatMap((m) => (m?.status === 'ENABLED' && m.permission ? [m.permission] : []))
  return [...new Set([...roles.flatMap((r) => tagsOf(r.permissions)), ...granted])].sort()
}
