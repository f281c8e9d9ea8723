import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Actor, Read, RowOf } from '../../../kernel/index.ts'
import { role, user } from '../../identity/index.ts'
import { savedView } from './savedView.resource.ts'

export type SavedView = RowOf<typeof savedView>
export interface RoleRef {
  id: number
  name: string
}

/** Whose roles one has does not depend on whose rows one may see. */
export const unlimited = (actor: Actor): Actor => ({ ...actor, dataScope: 'all' })

const enabled = (roles: readonly (RowOf<typeof role> | null)[]): RoleRef[] =>
  roles.flatMap((one) => (one?.status === 'ENABLED' ? [{ id: one.id, name: one.roleName }] : []))

/** The roles that count for the caller at this moment. */
export async function ownRoles(read: Read): Promise<RoleRef[]> {
  const { userId } = read.actor
  if (userId === null) return []
  const links = await read.of(user).linksOf('roleIds', [userId])
  return enabled(await read.of(role).many(links.get(userId) ?? []))
}

/** Roles that a view can be shared with. */
export const rolesToShareWith = async (read: Read): Promise<RoleRef[]> => enabled(await read.of(role).find({ status: 'ENABLED' }))

/** Every view of this plant that is the caller's own, shared with one of the caller's roles, or shared with the plant. */
export async function visibleViews(read: Read): Promise<SavedView[]> {
  const { userId, plantId } = read.actor
  if (userId === null || !plantId) return []
  const t = read.table(savedView)
  const roleIds = (await ownRoles(read)).map((one) => one.id)
  const rows = await read.db
    .select({ id: t.id })
    .from(t)
    .where(
      and(
        or(
          eq(t.userId, userId),
          eq(t.visibility, 'PLANT'),
          roleIds.length ? and(eq(t.visibility, 'ROLE'), inArray(t.roleId, roleIds)) : undefined,
        ),
      ),
    )
    .orderBy(asc(t.id))
  const views = await read.of(savedView).many(rows.map((row) => row.id))
  return views.filter((view) => view !== null)
}
