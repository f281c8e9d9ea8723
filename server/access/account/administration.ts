import {
  autoLoginLink,
  hashPassword,
  isEnabled,
  newSecretKey,
  outranked,
  outranking,
  type Person,
  personOf,
  user,
  worksIn,
} from '../../domain/identity/index.ts'
import {
  type Actor,
  type Check,
  checkOf,
  conflict,
  flag,
  int,
  invalidField,
  link,
  pagePath,
  Refusal,
  requirePermission,
  text,
} from '../../kernel/index.ts'
import type { Administration, IssuedLink, LinkRequest } from '../access.ts'
import { removeFactor } from '../login/enrolment.ts'
import type { AuthDeps } from '../login/entering.ts'
import { linkName } from '../login/login.ts'
import { voidTickets } from '../login/tickets.ts'
import { VIEW_AS } from '../sessions/liveSessions.ts'
import { endSessionsOf } from '../sessions/sessionRows.ts'
import { refuseWeak } from './accounts.ts'
import { ofAccount } from './ofAccount.ts'
import { asSystem } from './people.ts'

const HOUR_MS = 3_600_000

const REQUEST = {
  purpose: text({ required: true, max: 128 }),
  hours: int({ default: 24, min: 1, max: 720 }),
  isReusable: flag({ default: false }),
  plantId: link('plant'),
  landingPage: pagePath(),
}
interface LoginLinkInput {
  readonly purpose: string
  readonly hours: number
  readonly isReusable: boolean
  readonly plantId?: number | null
  readonly landingPage?: string | null
}

/** The user as seen by the actor, if the actor may take that account over. */
async function governedIn({ store }: Pick<AuthDeps, 'store'>, actor: Actor, { tag, id }: { tag: string; id: number }): Promise<Person> {
  requirePermission(actor, tag)
  const target = await store.read(actor).of(user).get(id)
  if ((await outranking(asSystem(store), actor, [id])).has(id)) throw outranked()
  return personOf(asSystem(store), target)
}
/** Somebody as whom the actor may look on: who could sign in here themself. */
export async function viewable(deps: Pick<AuthDeps, 'store'>, actor: Actor, id: number): Promise<Person> {
  const person = await governedIn(deps, actor, { tag: VIEW_AS, id })
  if (actor.userId === id) throw ofAccount(invalidField('userId', 'ownAccount'))
  if (!isEnabled(person.user) || !worksIn(person, actor.plantId)) throw conflict('login.notHere', { name: person.user.name })
  return person
}

/** The administrators' part, over one desk. */
export function createAdministration(deps: AuthDeps): Administration {
  const { store, lockout } = deps
  const check: Check = checkOf(REQUEST, 'create', store.now)
  const governed = (actor: Actor, tag: string, id: number) => governedIn(deps, actor, { tag, id })
  /** A stolen session must not get round the questions that are asked of the owner. */
  function refuseSelf(actor: Actor, id: number) {
    if (actor.userId === id) throw ofAccount(invalidField('id', 'ownAccount'))
  }
  return {
    async resetPassword(actor, id, password) {
      const { user: target } = await governed(actor, 'system:user:resetPassword', id)
      refuseSelf(actor, id)
      await refuseWeak(deps, 'password', password, target)
      const passwordHash = await hashPassword(password)
      await store.write(actor, async (uow) => {
        const account = await uow.of(user).lockForUpdate(id)
        await voidTickets(uow, id)
        await uow.of(user).patch(account, { passwordHash, initialPasswordAt: uow.now }, { action: 'resetPassword' })
      })
      await endSessionsOf(store, id)
      return true
    },
    async resetTwoFactor(actor, id) {
      await governed(actor, 'system:user:resetTwoFactor', id)
      refuseSelf(actor, id)
      await store.write(actor, (uow) => removeFactor(uow, id, 'resetTwoFactor'))
      return true
    },
    async unlock(actor, id) {
      const { user: target } = await governed(actor, 'system:user:unlock', id)
      await store.write(actor, async (uow) => uow.of(user).patch(await uow.of(user).lockForUpdate(id), {}, { action: 'unlock' }))
      await Promise.all([target.username, ...(target.mobile ? [linkName(target.mobile)] : [])].map((name) => lockout.forgive(name)))
      return true
    },
    issueAutoLoginLink: (actor, userId, request) => issueLink({ deps, check, governed }, actor, userId, request),
  }
}

interface Issuing {
  readonly deps: AuthDeps
  readonly check: Check
  readonly governed: (actor: Actor, tag: string, id: number) => Promise<Person>
}
async function issueLink({ deps, check, governed }: Issuing, actor: Actor, userId: number, request: LinkRequest): Promise<IssuedLink> {
  const { store } = deps
  const person = await governed(actor, 'system:autoLogin:issue', userId)
  try {
    const { purpose, hours, isReusable, plantId = null, landingPage = null } = check({ ...request }) as unknown as LoginLinkInput
    const { mobile } = person.user
    if (!mobile) throw ofAccount(invalidField('userId', 'noMobile'))
    if (plantId !== null && !person.memberOf.includes(plantId)) throw ofAccount(invalidField('plantId', 'notOfUser'))
    const { key, keyHash } = newSecretKey()
    const expiresAt = new Date(store.now().getTime() + hours * HOUR_MS)
    const values = { userId, purpose, isReusable, keyHash, expiresAt, inPlantId: plantId, landingPage }
    const { id } = await store.write(actor, (uow) => uow.of(autoLoginLink).create(values))
    return { id, key, url: `/auto-login#mobile=${mobile}&key=${key}`, expiresAt }
  } catch (e) {
    if (e instanceof Refusal) e.resource ??= 'account'
    throw e
  }
}
