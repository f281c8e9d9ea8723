import { invalidField, type Read, Refusal, type RowOf, type UnitOfWork, withBelow } from '../../../kernel/index.ts'
import { department } from '../organization.resource.ts'
import type { user } from '../user.resource.ts'
import { grantedPermissions, holderOf, tagsIn } from './grantedPermissions.ts'
import type { role } from './role.resource.ts'

/** The ids of a department and of everything below it, whether or not the reader sees them. */
async function departmentsBelow(read: Read, rootId: number): Promise<number[]> {
  const t = read.table(department)
  return withBelow(await read.db.select({ id: t.id, parentId: t.parentId }).from(t), [rootId])
}

type RoleRow = RowOf<typeof role>

/** Whoever takes rights or plants away from somebody looks whether others are left who have all of them: one unit at a time does so. */
export const ADMINS = 'admins'

export const holdsMore = () => new Refusal('identity.holdsMore', {}, { kind: 'forbidden' })
export const isWildcard = (one: Pick<RoleRow, 'permissions'>) => tagsIn(one.permissions).includes('*:*:*')

/** Nobody gives away what they do not hold: neither permissions nor a reach that goes beyond their own. */
export async function refuseGiving(uow: UnitOfWork, roles: readonly RoleRow[], owner: Pick<RowOf<typeof user>, 'departmentId'>) {
  const [holds, tags] = [await holderOf(uow.read, uow.actor), await grantedPermissions(uow.read, roles)]
  for (const one of roles) {
    if (!holds(tags.get(one.id) ?? [])) throw invalidField('roleIds', 'roleHoldsMore', { name: one.roleName })
    if (!(await isWithinDataScope(uow, one, owner.departmentId)))
      throw invalidField('roleIds', 'roleReachesFurther', { name: one.roleName })
  }
}

/** Chosen departments may lie where the giver cannot see them, so a limited giver gives no role of that scope. */
async function isWithinDataScope({ actor, read }: UnitOfWork, { dataScope }: RoleRow, departmentId: number | null): Promise<boolean> {
  const { dataScope: own } = actor
  if (own === 'all' || dataScope === 'SELF') return true
  if (dataScope === 'ALL' || dataScope === 'CUSTOM') return false
  if (departmentId === null) return true
  const reached = dataScope === 'DEPARTMENT' ? [departmentId] : await departmentsBelow(read, departmentId)
  return reached.every((id) => own.departmentIds.includes(id))
}
