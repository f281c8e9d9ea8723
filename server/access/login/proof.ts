import { isClientHash, type UserRow, user, verifyPassword } from '../../domain/identity/index.ts'
import { type Actor, invalidField, systemActor } from '../../kernel/index.ts'
import { ofAccount } from '../account/ofAccount.ts'
import { asSystem } from '../account/people.ts'
import { signedOut } from '../sessions/liveSessions.ts'
import type { Origin } from '../sessions/sessionRows.ts'
import { codeOf } from './codes.ts'
import { type AuthDeps, locked, rejectLogin } from './entering.ts'
import { lockFactor, prepareCode, takeCode } from './secondFactor.ts'

/** People reach their own account whatever the data scope of their roles. */
export const asSelf = (actor: Actor): Actor => ({ ...actor, dataScope: { departmentIds: [], self: true } })

export async function userOf({ store }: Pick<AuthDeps, 'store'>, actor: Actor): Promise<UserRow> {
  const [found] = await asSystem(store)
    .of(user)
    .many([actor.userId ?? 0])
  if (!found) throw signedOut()
  return found
}

interface ProofInput {
  readonly password: string
  /** Which field of the form the password stands in. */
  readonly field: string
  readonly code?: string
  /** The open console that asks; its failures are its own. */
  readonly sessionId: Actor['sessionId']
}

/**
 * Asks somebody who is signed in for the password once more, and for a code where one is given: whoever finds an open console must not be
 * able to take the account over. Failures count like those of log-ins.
 */
export async function prove(
  deps: AuthDeps,
  found: UserRow,
  { password, field, code, sessionId }: ProofInput,
  origin: Origin,
): Promise<void> {
  if (!isClientHash(password)) throw ofAccount(invalidField(field, 'sha256'))
  const parsedCode = code === undefined ? undefined : codeOf(code)
  if (parsedCode === null) throw ofAccount(invalidField('code', 'codeForm'))
  const { id: userId, username, passwordHash } = found
  let isCodeChecked = false
  const attempt = { username, ip: origin.ip, known: async () => `session ${sessionId}` }
  const outcome = await deps.lockout.attempt(attempt, async () => {
    if (!(await verifyPassword(passwordHash, password))) return false
    if (!parsedCode) return found.twoFactor ? 'half' : true
    isCodeChecked = true
    const prepared = await prepareCode(deps.store, userId, parsedCode)
    return deps.store.write(systemActor(0), async (uow) => {
      await lockFactor(uow, userId)
      return takeCode(uow, deps.secretBox, userId, prepared)
    })
  })
  const login = { username, userId }
  if (typeof outcome === 'object') throw await rejectLogin(deps, { ...login, outcome: 'LOCKED' }, locked(outcome), origin)
  if (outcome) return
  if (isCodeChecked) throw await rejectLogin(deps, { ...login, outcome: 'STEP2' }, ofAccount(invalidField('code', 'wrongCode')), origin)
  throw await rejectLogin(deps, { ...login, outcome: 'WRONG' }, ofAccount(invalidField(field, 'wrongPassword')), origin)
}
