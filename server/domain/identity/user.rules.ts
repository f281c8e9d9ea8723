import { conflict, defineRules, invalidField, newChoices, type Read, type RowOf, refusalsOf, type UnitOfWork } from '../../kernel/index.ts'
import { localWords } from './login/localWords.ts'
import { hashPassword, isMadeOf, isWeakPassword } from './login/password.ts'
import { ADMINS, holdsMore, isWildcard, refuseGiving } from './permissions/grants.ts'
import { holdingMore } from './permissions/privilegeGuard.ts'
import { role } from './permissions/role.resource.ts'
import { user } from './user.resource.ts'

type UserRow = RowOf<typeof user>
type UserAssignments = Record<'roleIds' | 'plantIds', readonly number[]>

async function assignmentsOf(uow: UnitOfWork, id: number): Promise<UserAssignments> {
  const of = async (key: keyof UserAssignments) => (await uow.of(user).linksOf(key, [id])).get(id) ?? []
  return { roleIds: await of('roleIds'), plantIds: await of('plantIds') }
}
const rolesOf = async (uow: UnitOfWork, ids: readonly number[]) => (await uow.of(role).lockForShare(ids)).filter((one) => one !== null)

/** Enabled users who may do everything. */
export async function adminIds(read: Read): Promise<number[]> {
  const wildcards = (await read.of(role).find({ status: 'ENABLED' })).filter(isWildcard).map((one) => one.id)
  const enabled = (await read.of(user).find({ status: 'ENABLED' })).map((one) => one.id)
  const roleIds = await read.of(user).linksOf('roleIds', enabled)
  return enabled.filter((id) => roleIds.get(id)?.some((one) => wildcards.includes(one)))
}
/**
 * The last one who may do everything must stay able to: nobody else could let anybody back in. And where one of them works in every plant,
 * the last such one does: nobody else could change what all plants share, nor make anybody who could. Whoever changes a user, a role or the
 * plants has locked `ADMINS` before.
 */
async function refuseLastAdmin(
  { read: { asSystem: systemRead } }: UnitOfWork,
  record: UserRow,
  retained: { rights: boolean } = { rights: false },
) {
  const admins = await adminIds(systemRead)
  if (!admins.includes(record.id)) return
  const others = admins.filter((id) => id !== record.id)
  if (!others.length && !retained.rights) throw conflict('identity.lastAdmin')
  const places = await systemRead.of(user).linksOf(
    'plantIds',
    (await systemRead.of(user).find({})).map((one) => one.id),
  )
  const all = new Set([...places.values()].flat())
  const worksEverywhere = (id: number) => new Set(places.get(id)).size === all.size
  if (worksEverywhere(record.id) && !others.some(worksEverywhere)) throw conflict('identity.lastEverywhere')
}
const ownAccount = () => conflict('identity.ownAccount')

export const userRules = defineRules(user, {
  locks: ({ record }) => (record ? [ADMINS] : []),
  frozen: ({ read, records, action }) =>
    refusalsOf(records, ({ id }) => (action === 'remove' && id === read.actor.userId ? ownAccount() : null)),
  async guard({ read, records }) {
    const above = await holdingMore(
      read,
      read.actor,
      records.map(({ id }) => id),
    )
    return new Map([...above].map((id) => [id, holdsMore()]))
  },
  async prepare({ password, username, mobile }) {
    if (!password) throw invalidField('password', 'required')
    if (await isWeakPassword(password, [username ?? null, mobile ?? null])) throw invalidField('password', 'commonPassword')
    return { passwordHash: await hashPassword(password) }
  },
  async create({ uow, input }) {
    if (input.password && (await isMadeOf(input.password, await localWords(uow.read)))) throw invalidField('password', 'commonPassword')
    await refuseGiving(uow, await rolesOf(uow, input.roleIds ?? []), { departmentId: input.departmentId ?? null })
    return { initialPasswordAt: uow.now }
  },
  async update({ uow, actor, record, input }) {
    const current = await assignmentsOf(uow, record.id)
    const departmentId = input.departmentId === undefined ? record.departmentId : input.departmentId
    const moves = departmentId !== record.departmentId
    // Whoever changes the department changes what its roles reach.
    const grantedRoleIds = moves ? (input.roleIds ?? current.roleIds) : newChoices(current.roleIds, input.roleIds ?? [])
    await refuseGiving(uow, await rolesOf(uow, grantedRoleIds), { departmentId })
    const isDisabled = input.status === 'DISABLED' && record.status !== 'DISABLED'
    if (isDisabled && record.id === actor.userId) throw ownAccount()
    const losesRoles = input.roleIds !== undefined && current.roleIds.some((id) => !input.roleIds?.includes(id))
    const losesPlants = current.plantIds.some((id) => input.plantIds && !input.plantIds.includes(id))
    if (losesPlants) await refuseLastAdmin(uow, record, { rights: true })
    if (isDisabled) await refuseLastAdmin(uow, record)
    else if (losesRoles) {
      const remainingRoles = await rolesOf(uow, input.roleIds ?? [])
      if (!remainingRoles.some((one) => one.status === 'ENABLED' && isWildcard(one))) await refuseLastAdmin(uow, record)
    }
  },
  async remove({ uow, record }) {
    await refuseLastAdmin(uow, record)
  },
})
