import type { Actor, Read } from '../../kernel/index.ts'
import { permissionsOf } from './permissionsOf.ts'
import { role } from './role.resource.ts'
import { user } from './user.resource.ts'

/**
 * Whether an actor holds every permission that a user has, so that nobody rises by way of somebody else's account. Roles that are disabled
 * count too: they may be enabled again.
 */
export async function mayGovern(read: Read, actor: Actor, target: { readonly id: number }): Promise<boolean> {
  if (actor.permissions.has('*:*:*')) return true
  const roleIds = (await read.of(user).linksOf('roleIds', [target.id])).get(target.id) ?? []
  const roles = (await read.of(role).many(roleIds)).filter((one) => one !== null)
  return (await permissionsOf(read, roles)).every((tag) => actor.permissions.has(tag))
}
