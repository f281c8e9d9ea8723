import { Secret, TOTP } from 'otpauth'
import { CLIENT_HASH } from '../site/ground.ts'
import { administrator } from './cast.ts'
import { actingAs } from './colleagues.ts'
import { UserSession } from './userSession.ts'
import type { Violation } from './violations.ts'

const WRONG_HASH = 'a'.repeat(64)
/** Wrong passwords until an account is locked. */
const TRIES = 6

const call =
  (name: string, argsOf: (session: UserSession) => Record<string, unknown>): Violation =>
  ({ session }) =>
    session.call('mutation', name, argsOf(session))
const login = (username: string, password: string) => ({ input: { username, password } })

/** An account that an administrator has made, another one each time; none where there is none yet. */
export const madeUser = ({ world }: UserSession) =>
  world.dice.pick(
    world.rows<{ id: number; username: string }>(`SELECT id, username FROM "user" WHERE username GLOB 'u[0-9]*' ORDER BY id DESC LIMIT 5`),
  )

/** The same, made on the spot where there is none. */
async function anyMadeUser(session: UserSession) {
  const known = madeUser(session)
  if (known) return known
  const { world } = session
  const input = { username: `u${world.step}`, name: `u${world.step}`, password: CLIENT_HASH, plantIds: ['1'] }
  await actingAs(world, administrator).session.call('mutation', 'createUser', { input })
  return madeUser(session)
}
/** Passwords and second factors. */
export const SIGNING_IN: readonly Violation[] = [
  call('login', ({ person }) => login(person.username, CLIENT_HASH.replace(/./, '0'))),
  call('login', ({ world }) => login(`nobody${world.dice.below(9)}`, CLIENT_HASH)),
  async ({ session }) => {
    const username = madeUser(session)?.username ?? 'nobody'
    for (let nth = 0; nth < TRIES; nth++) await session.call('mutation', 'login', login(username, WRONG_HASH))
  },
  async ({ session }) => {
    const user = await anyMadeUser(session)
    if (!user) return
    const { session: administering } = actingAs(session.world, administrator)
    const input = session.world.dice.pick([{ status: 'DISABLED' }, { plantIds: [] }])
    await administering.call('mutation', 'updateUser', { id: String(user.id), input })
    await session.call('mutation', 'login', login(user.username, CLIENT_HASH))
  },
  call('autoLogin', () => ({ input: { mobile: '13800000001', key: WRONG_HASH } })),
  call('loginStep2', () => ({ input: { ticket: WRONG_HASH, code: '000000' } })),
  call('confirmTwoFactor', () => ({ code: '000000' })),
  call('endTwoFactor', () => ({ code: '000000', password: CLIENT_HASH })),
  call('renewRecoveryCodes', () => ({ code: '000000', password: CLIENT_HASH })),
  async ({ session }) => {
    await session.call('mutation', 'startTwoFactor', { password: CLIENT_HASH })
    await session.call('mutation', 'confirmTwoFactor', { code: '000000' })
  },
  async ({ session, world }) => {
    const user = await anyMadeUser(session)
    if (!user) return
    await actingAs(world, administrator).session.call('mutation', 'updateUser', {
      id: String(user.id),
      input: { status: 'ENABLED', plantIds: ['1'] },
    })
    const own = new UserSession(world, { username: user.username, plantId: 1, kind: 'operator', plants: [1] })
    const started = await own.call('mutation', 'startTwoFactor', { password: CLIENT_HASH })
    const { secret } = (started?.data ?? {}) as { secret?: string }
    if (!secret) return
    const code = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
      timestamp: world.clock.ms,
    })
    await own.call('mutation', 'confirmTwoFactor', { code })
    await own.call('mutation', 'startTwoFactor', { password: CLIENT_HASH })
    const first = await session.call('mutation', 'login', login(user.username, CLIENT_HASH))
    const { ticket } = (first?.data ?? {}) as { ticket?: string }
    if (ticket) await session.call('mutation', 'loginStep2', { input: { ticket, code: '000000' } })
  },
  call('changePassword', () => ({ input: { oldPassword: WRONG_HASH, newPassword: WRONG_HASH } })),
  call('answerCallByLink', () => ({ key: WRONG_HASH.slice(0, 44) })),
]
