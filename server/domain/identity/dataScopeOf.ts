import { type DataScope, type Read, type RowOf, withBelow } from '../../kernel/index.ts'
import { department } from './organization.resource.ts'
import { role } from './role.resource.ts'

type RoleRow = RowOf<typeof role>

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
