import { department, menu, post, role, user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { type Actor, operations, type ResourceDef, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { make, makePlant, person, sampleInput } from '../../../support/samples/factories.ts'
import { testStore } from '../../../support/store/store.ts'

type Input = Record<string, unknown>

/** One plant with an administrator and rows of people and rights, driven through the same operations as the API. */
export async function openOffice() {
  const { store, clock, close } = await testStore()
  const ops = operations(store, registry)
  const { id: plantId } = await makePlant(store)
  const outside = systemActor(0)
  const row = async <D extends ResourceDef>(resource: D, values: Input = {}) =>
    (await make(store, outside, resource, values)) as unknown as RowOf<D>
  const adminRole = await row(role, { roleKey: 'admin', roleName: '系统管理员', permissions: '*:*:*' })
  const member = (values: Input = {}) => row(user, { plantIds: [plantId], ...values })
  const admin = await member({ username: 'admin', roleIds: [adminRole.id] })
  const as = (who: { id: number }, permissions: readonly string[], more: Partial<Actor> = {}) =>
    person(plantId, permissions, { userId: who.id, ...more })
  return {
    store,
    clock,
    close,
    ops,
    plantId,
    row,
    member,
    adminRole,
    admin,
    as,
    boss: as(admin, ['*:*:*']),
    read: () => store.read(outside),
    input: (resource: ResourceDef, values: Input = {}) => sampleInput(store, person(plantId, ['*:*:*']), resource, values),
    role: (permissions: string, values: Input = {}) => row(role, { permissions, ...values }),
    menu: (values: Input = {}) => row(menu, { menuType: 'M', ...values }),
    department: (values: Input = {}) => row(department, values),
    post: (values: Input = {}) => row(post, values),
  }
}
export type Office = Awaited<ReturnType<typeof openOffice>>
