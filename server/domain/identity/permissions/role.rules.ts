import {
  type Actor,
  can,
  conflict,
  defineRules,
  invalidField,
  newChoices,
  type RowOf,
  refusalsOf,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { grantedPermissions, holderOf, holdsEverything } from './grantedPermissions.ts'
import { ADMINS, holdsMore, isWildcard } from './grants.ts'
import { menu } from './menu.resource.ts'
import { role } from './role.resource.ts'

type RoleRow = RowOf<typeof role>
interface Span {
  readonly dataScope: RoleRow['dataScope']
  readonly departmentIds: readonly number[]
}

async function refuseMenus(uow: UnitOfWork, ids: readonly number[]) {
  const tags = (await uow.of(menu).lockForShare(ids)).flatMap((one) => one?.permission ?? [])
  const missing = tags.find((tag) => !can(uow.actor, tag))
  if (missing) throw invalidField('menuIds', 'notHeld', { permission: missing })
}

/** A narrower reach than everybody's gives no wider one; what depends on the holder is for those who know all holders. */
function refuseWiderScope({ dataScope: own }: Actor, { dataScope, departmentIds }: Span, hasHolders: boolean) {
  if (dataScope !== 'CUSTOM' && departmentIds.length) throw invalidField('departmentIds', 'customOnly')
  if (dataScope === 'CUSTOM' && !departmentIds.length) throw invalidField('departmentIds', 'required')
  if (own === 'all' || dataScope === 'SELF') return
  if (dataScope === 'CUSTOM' && departmentIds.every((id) => own.departmentIds.includes(id))) return
  if ((dataScope === 'DEPARTMENT' || dataScope === 'DEPARTMENT_AND_CHILDREN') && !hasHolders) return
  throw invalidField('dataScope', 'widerThanOwn')
}

/** Who holds the role, and in which departments, is more than a limited reach can see: it neither enables such a role nor adds to it. */
function refuseStrengthening({ dataScope: own }: Actor, { dataScope }: Pick<RoleRow, 'dataScope'>, field: 'status' | 'menuIds') {
  if (own !== 'all' && dataScope !== 'SELF') throw invalidField(field, 'widerThanOwn')
}

/** Whoever holds this role can let everybody else back in, so it stays as it is. */
const isBuiltIn = ({ roleKey, permissions }: RoleRow) => roleKey === 'admin' && isWildcard({ permissions })

function refuseBuiltIn(record: RoleRow, input: Partial<RoleRow>) {
  if (!isBuiltIn(record)) return
  for (const key of ['roleKey', 'status', 'dataScope'] as const)
    if (input[key] !== undefined && input[key] !== record[key]) throw invalidField(key, 'builtIn')
}

export const roleRules = defineRules(role, {
  locks: ({ record }) => (record ? [ADMINS] : []),
  async guard({ read, records }) {
    if (holdsEverything(read.actor)) return new Map()
    const [holds, tags] = [await holderOf(read, read.actor), await grantedPermissions(read, records)]
    return new Map(records.filter(({ id }) => !holds(tags.get(id) ?? [])).map(({ id }) => [id, holdsMore()]))
  },
  async create({ uow, actor, input }) {
    refuseWiderScope(actor, { dataScope: input.dataScope ?? 'ALL', departmentIds: input.departmentIds ?? [] }, false)
    await refuseMenus(uow, input.menuIds ?? [])
  },
  async update({ uow, actor, record, input }) {
    refuseBuiltIn(record, input)
    const linked = async (key: 'menuIds' | 'departmentIds') => (await uow.of(role).linksOf(key, [record.id])).get(record.id) ?? []
    if (input.status === 'ENABLED' && record.status !== 'ENABLED') refuseStrengthening(actor, record, 'status')
    const added = input.menuIds ? newChoices(await linked('menuIds'), input.menuIds) : []
    await refuseMenus(uow, added)
    if (added.length) refuseStrengthening(actor, record, 'menuIds')
    if (input.dataScope === undefined && input.departmentIds === undefined) return
    const before = await linked('departmentIds')
    const dataScope = input.dataScope ?? record.dataScope
    // Another scope has no use for departments that were chosen before.
    const departmentIds = input.departmentIds ?? (dataScope === 'CUSTOM' ? before : [])
    const isSame = dataScope === record.dataScope && !newChoices(before, departmentIds).length && departmentIds.length === before.length
    if (!isSame) refuseWiderScope(actor, { dataScope, departmentIds }, true)
    return { departmentIds: [...departmentIds] }
  },
  frozen: ({ records, action }) =>
    refusalsOf(records, (record) => (action === 'remove' && isBuiltIn(record) ? conflict('identity.builtInRole') : null)),
})
