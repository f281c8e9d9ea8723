import { role, user } from '../domain/identity/index.ts'
import { plant } from '../domain/masterdata/index.ts'
import { type Store, systemActor, type UnitOfWork } from '../kernel/index.ts'

/** Whoever set the system up, and may do everything. */
export const adminRole = { roleKey: 'admin', roleName: '系统管理员', permissions: ['*:*:*'] } as const

/**
 * Fills a base that has no users, all or nothing: servers that start together do it once, and one that dies meanwhile leaves the base
 * empty. True when it was filled.
 */
export const fillEmpty = (store: Store, fill: (uow: UnitOfWork) => Promise<void>): Promise<boolean> =>
  store.write(systemActor(0), async (uow) => {
    await uow.lock('seed')
    if (await uow.of(user).exists({})) return false
    await fill(uow)
    return true
  })

/** What an empty base needs before anybody can sign in: one plant, and an administrator who works there. */
export const seedBase = (store: Store, { adminPasswordHash }: { adminPasswordHash: string }): Promise<boolean> =>
  fillEmpty(store, async (uow) => {
    const first = await uow.of(plant).create({ name: '一厂', code: 'P1' })
    const { roleKey, roleName, permissions } = adminRole
    const admins = await uow.of(role).create({ roleKey, roleName, permissions: permissions.join(' ') })
    const password = { passwordHash: adminPasswordHash, initialPasswordAt: uow.now }
    await uow.of(user).create({ username: 'admin', name: roleName, ...password, roleIds: [admins.id], plantIds: [first.id] })
  })
