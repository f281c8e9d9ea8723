import { createAccess, type Entered, hashPassword, type LoginAnswer, sha256Hex } from '../../../server/access/index.ts'
import { loginLog, role, session, user } from '../../../server/domain/identity/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { makePlant, unique } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

export const SECRET = 'unit-tests-sign-with-this-0123456789'
export const PASSWORD = sha256Hex('correct horse')
export const WRONG = sha256Hex('battery staple')
/** Addresses from which a mobile number alone opens a session. */
export const TRUSTED = ['10.50.0.0/16', '10.60.0.7']
export const ORIGIN = { ip: '10.0.0.1', userAgent: 'tests' }
const system = systemActor(0)
const logger = { warn: () => undefined, error: () => undefined }

/** A base with two plants and one role, and access over it. */
export async function setUp() {
  const base = await testStore()
  const { store } = base
  const [east, west, closed] = [await makePlant(store), await makePlant(store), await makePlant(store)]
  const clerk = await store.write(system, (uow) =>
    uow.of(role).create({ roleName: 'Clerk', roleKey: `clerk${unique()}`, permissions: 'repair:report:list\n repair:report:add ' }),
  )
  const passwordHash = await hashPassword(PASSWORD)
  const open = () => createAccess({ store, config: { jwtSecret: SECRET, redisUrl: null, autoLoginTrusted: TRUSTED }, logger })
  const access = open()
  const opened = [access]

  return {
    ...base,
    east,
    west,
    closed,
    clerk,
    access,
    /** Another server process over the same base. */
    another() {
      const more = open()
      opened.push(more)
      return more
    },
    addUser: (given: { plantIds?: number[]; status?: 'ENABLED' | 'DISABLED'; roleIds?: number[] } = {}) =>
      store.write(system, (uow) =>
        uow.of(user).create({
          username: `user${unique()}`,
          name: 'Somebody',
          passwordHash,
          plantIds: [east.id, west.id],
          roleIds: [clerk.id],
          ...given,
        }),
      ),
    change: (id: number, values: Record<string, unknown>) =>
      store.write(system, async (uow) => uow.of(user).patch(await uow.of(user).lockForUpdate(id), values)),
    changeRole: (permissions: string) =>
      store.write(system, async (uow) => uow.of(role).patch(await uow.of(role).lockForUpdate(clerk.id), { permissions })),
    sessions: (userId: number) => store.read(system).of(session).find({ userId }),
    log: async (username: string) => (await store.read(system).of(loginLog).find({ username })).map((row) => row.outcome),
    async close() {
      for (const one of opened) await one.close()
      await base.close()
    },
  }
}
/** The session of an answer that asks for no second step. */
export function entered(answer: LoginAnswer): Entered {
  if (!('token' in answer)) throw new Error('a further step is asked for')
  return answer
}
export type Scene = Awaited<ReturnType<typeof setUp>>
