import { dataScopeOf, permissionsOf, role, user } from '../domain/identity/index.ts'
import { plant } from '../domain/masterdata/index.ts'
import { type DataScope, type Read, type RowOf, type Store, systemActor } from '../kernel/index.ts'

export type UserRow = RowOf<typeof user>
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

/** A disabled role grants nothing and a disabled plant cannot be worked in. */
const isEnabled = <R extends { status: string }>(row: R | null): row is R => row?.status === 'ENABLED'

export const outside = (store: Pick<Store, 'read'>): Read => store.read(systemActor(0))

export async function userNamed(store: Pick<Store, 'read'>, username: string): Promise<UserRow | undefined> {
  const [found] = await outside(store).of(user).find({ username })
  return found
}

export async function personOf(read: Read, row: UserRow): Promise<Person> {
  const users = read.of(user)
  const [roleIds, plantIds] = await Promise.all([users.linksOf('roleIds', [row.id]), users.linksOf('plantIds', [row.id])])
  const [roles, plants] = await Promise.all([
    read.of(role).many(roleIds.get(row.id) ?? []),
    read.of(plant).many(plantIds.get(row.id) ?? []),
  ])
  const active = roles.filter(isEnabled)
  const [permissions, dataScope] = await Promise.all([permissionsOf(read, active), dataScopeOf(read, active, row.departmentId)])
  return {
    user: row,
    roles: active.map((r) => ({ id: r.id, name: r.roleName, key: r.roleKey })),
    plants: plants.filter(isEnabled).map((p) => ({ id: p.id, name: p.name })),
    memberOf: plants.flatMap((p) => (p ? [p.id] : [])),
    permissions,
    dataScope,
  }
}
