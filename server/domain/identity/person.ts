import type { Actor, DataScope, Read, RowOf } from '../../kernel/index.ts'
import { plant } from '../masterdata/index.ts'
import { dataScopeOf, permissionsOf } from './permissions/grantedPermissions.ts'
import { role } from './permissions/role.resource.ts'
import { user } from './user.resource.ts'

export type UserRow = RowOf<typeof user>
type RoleRow = RowOf<typeof role>
/** A user with what the roles and plants of this moment allow. */
export interface Person {
  readonly user: UserRow
  readonly roles: readonly { id: number; name: string; key: string }[]
  /** Plants to work in. */
  readonly plants: readonly { id: number; name: string }[]
  /** Plants to know of: a disabled one too, or nobody could enable it again. */
  readonly memberOf: readonly number[]
  readonly permissions: readonly string[]
  /** What the data scopes of the roles add up to. */
  readonly dataScope: DataScope
}

/** A disabled role grants nothing, a disabled plant cannot be worked in, and a disabled user is nobody. */
export const isEnabled = <R extends { status: string }>(row: R | null | undefined): row is R => row?.status === 'ENABLED'

/** The roles of a user that grant something. */
export async function activeRoles(read: Read, { id }: Pick<UserRow, 'id'>): Promise<RoleRow[]> {
  const ids = (await read.of(user).linksOf('roleIds', [id])).get(id) ?? []
  return (await read.of(role).many(ids)).filter(isEnabled)
}

export async function personOf(read: Read, row: UserRow): Promise<Person> {
  const [active, plantIds] = await Promise.all([activeRoles(read, row), read.of(user).linksOf('plantIds', [row.id])])
  const [plants, permissions, dataScope] = await Promise.all([
    read.of(plant).many(plantIds.get(row.id) ?? []),
    permissionsOf(read, active),
    dataScopeOf(read, active, row.departmentId),
  ])
  return {
    user: row,
    roles: active.map((r) => ({ id: r.id, name: r.roleName, key: r.roleKey })),
    plants: plants.filter(isEnabled).map((p) => ({ id: p.id, name: p.name })),
    memberOf: plants.flatMap((p) => (p ? [p.id] : [])),
    permissions,
    dataScope,
  }
}

export const worksIn = ({ plants }: Pick<Person, 'plants'>, plantId: number) => plants.some((one) => one.id === plantId)

/** The person at work in one of their plants. Whoever calls has looked whether they may be there. */
export const actingIn = (
  { user: { id, name }, memberOf, dataScope }: Person,
  { plantId, ...session }: Pick<Actor, 'plantId' | 'permissions' | 'sessionId' | 'ip' | 'impersonatedBy' | 'used'>,
): Actor => ({ kind: 'user', userId: id, name, plantId, plantIds: memberOf, dataScope, ...session })
