import { type Actor, can, Refusal, type RowOf, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { departmentsBelow } from './departmentTree.query.ts'
import { permissionsOf } from './permissionsOf.ts'
import type { role } from './role.resource.ts'
import type { user } from './user.resource.ts'

type RoleRow = RowOf<typeof role>

export const holdsMore = () => new Refusal('identity.holdsMore', {}, { kind: 'forbidden' })
export const isWildcard = (one: Pick<RoleRow, 'permissions'>) => one.permissions.split(/\s+/).includes('*:*:*')
/** Whether an actor holds every one of some tags. */
export const holdsAll = (actor: Actor, tags: readonly string[]) => tags.every((tag) => can(actor, tag))

/** Nobody gives away what they do not hold: neither permissions nor a reach that goes beyond their own. */
export async function refuseGiving(uow: UnitOfWork, roles: readonly RoleRow[], owner: Pick<RowOf<typeof user>, 'departmentId'>) {
  const { actor } = uow
  for (const one of roles) {
    if (!holdsAll(actor, await permissionsOf(uow.read, [one]))) throw wrong('roleIds', 'roleHoldsMore', { name: one.roleName })
    if (!(await isWithinReach(uow, one, owner.departmentId))) throw wrong('roleIds', 'roleReachesFurther', { name: one.roleName })
  }
}

/** Chosen departments may lie where the giver cannot see them, so a limited giver gives no role of that scope. */
async function isWithinReach({ actor, read }: UnitOfWork, { dataScope }: RoleRow, departmentId: number | null): Promise<boolean> {
  const { reach } = actor
  if (reach === 'all' || dataScope === 'SELF') return true
  if (dataScope === 'ALL' || dataScope === 'CUSTOM') return false
  if (departmentId === null) return true
  const reached = dataScope === 'DEPARTMENT' ? [departmentId] : await departmentsBelow(read, departmentId)
  return reached.every((id) => reach.departmentIds.includes(id))
}
