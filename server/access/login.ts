import { loginLog } from '../domain/identity/index.ts'
import { Refusal, type Store, wrong } from '../kernel/index.ts'
import type { LiveSession } from './liveSessions.ts'
import type { Lockout } from './lockout.ts'
import { isClientHash, verifyPassword } from './password.ts'
import { outside, personOf, userNamed } from './people.ts'
import { logAttempt, NAME_MAX, type Origin, type Outcome, openSession, plain } from './sessionRows.ts'

export interface Credentials {
  readonly username: string
  /** Lower-case hex SHA-256 of what was typed. */
  readonly password: string
}

/** Whether this person has signed in from this address before. */
const isUsual = async (store: Store, username: string, ip: string) =>
  (await outside(store).of(loginLog).count({ username, ip, outcome: 'OK' })) > 0

/**
 * Opens a session for the right password. Every attempt leaves a row; an unknown name and a wrong password cost the same time and say the same,
 * and that a user is disabled is told only to somebody who knows the password.
 */
export async function signIn(
  desk: { store: Store; lockout: Lockout },
  credentials: Credentials,
  origin: Origin,
): Promise<Pick<LiveSession, 'row' | 'person'>> {
  const { store, lockout } = desk
  const { password } = credentials
  if (!isClientHash(password)) throw wrong('password', 'sha256')
  // As the log will have it: no base is asked for characters it cannot hold, and no counter is kept under a name of any length.
  const username = plain(credentials.username, NAME_MAX).trim()
  const found = await userNamed(store, username)
  const refuse = async (outcome: Outcome, code: string, params: { minutes?: number } = {}) => {
    await logAttempt(store, { username, userId: found?.id ?? null, outcome }, origin)
    return new Refusal(code, params, { kind: outcome === 'LOCKED' ? 'tooMany' : 'invalid' })
  }
  const attempt = { username, ip: origin.ip, isUsual: () => isUsual(store, username, origin.ip) }
  const outcome = await lockout.attempt(attempt, () => verifyPassword(found?.passwordHash, password))
  if (typeof outcome === 'object') throw await refuse('LOCKED', 'login.locked', outcome)
  if (!outcome || !found) throw await refuse('WRONG', 'login.wrong')
  if (found.status !== 'ENABLED') throw await refuse('DISABLED', 'login.disabled')
  const person = await personOf(outside(store), found)
  if (!person.plants.length) throw await refuse('DISABLED', 'login.noPlant')
  const row = await openSession(store, { userId: found.id, username, plantIds: person.plants.map((p) => p.id) }, origin)
  return { row, person }
}
