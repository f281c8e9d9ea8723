import { Secret, TOTP } from 'otpauth'
import { user } from '../../../server/domain/identity/index.ts'
import { type Actor, systemActor } from '../../../server/kernel/index.ts'
import { entered, ORIGIN, PASSWORD, type Scene } from './people.ts'

export const STEP_MS = 30_000
/** The code that an authenticator app shows. */
export const codeAt = (secret: string, at: Date) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

export async function actorFor(scene: Scene, username: string): Promise<Actor> {
  const { token } = entered(await scene.access.login({ username, password: PASSWORD }, ORIGIN))
  return (await scene.access.authenticate(token, ORIGIN)).actor
}
/** A user with a confirmed second factor whose next code is fresh. */
export async function enrolled(scene: Scene, given: Parameters<Scene['addUser']>[0] = {}) {
  const { access, clock, store } = scene
  const { id, username } = await scene.addUser(given)
  const actor = await actorFor(scene, username)
  const { secret, url } = await access.accounts.startTwoFactor(actor, PASSWORD, ORIGIN)
  const code = () => codeAt(secret, clock.now())
  const first = code()
  const recovery = await access.accounts.confirmTwoFactor(actor, first)
  clock.forward(STEP_MS)
  const row = () => store.read(systemActor(0)).of(user).get(id)
  return { id, username, actor, secret, url, first, recovery, code, row }
}
/** The ticket of a first step that was right. */
export async function ticketOf(scene: Scene, username: string, ip = ORIGIN.ip): Promise<string> {
  const answer = await scene.access.login({ username, password: PASSWORD }, { ...ORIGIN, ip })
  if (!answer.needStep2) throw new Error('no second step is asked for')
  return answer.ticket
}
