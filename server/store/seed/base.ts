import { role, user } from '../../domain/identity/index.ts'
import { plant } from '../../domain/masterdata/index.ts'
import { type Store, systemActor } from '../../kernel/index.ts'
import { adminRole } from './roles.ts'

/** What an empty base needs before anybody can sign in: one plant, and an administrator who works there. */
export async function seedBase(store: Store, { adminPasswordHash }: { adminPasswordHash: string }): Promise<void> {
  await store.write(systemActor(0), async (uow) => {
    const first = await uow.of(plant).create({ name: '一厂', code: 'P1' })
    const { roleKey, roleName, permissions } = adminRole
    const admins = await uow.of(role).create({ roleKey, roleName, permissions: permissions.join(' ') })
    await uow
      .of(user)
      .create({ username: 'admin', name: roleName, passwordHash: adminPasswordHash, roleIds: [admins.id], plantIds: [first.id] })
  })
}
