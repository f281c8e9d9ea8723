import {
  clientOf,
  department,
  hashPassword,
  isClientHash,
  isMadeOf,
  isWeakPassword,
  lastLoginsOf,
  localWords,
  personOf,
  post,
  session,
  twoFactor,
  type UserRow,
  user,
} from '../../domain/identity/index.ts'
import { type Actor, type Check, changedTexts, checkOf, conflict, invalidField, notFound, Refusal, titlesOf } from '../../kernel/index.ts'
import type { Account, Accounts, Entered } from '../access.ts'
import { enrolment } from '../login/enrolment.ts'
import type { AuthDeps, Opened } from '../login/entering.ts'
import { asSelf, prove, userOf } from '../login/proof.ts'
import { codesLeft } from '../login/recoveryCodes.ts'
import { voidTickets } from '../login/tickets.ts'
import type { LiveSession, LiveSessions } from '../sessions/liveSessions.ts'
import { isLive, openSession } from '../sessions/sessionRows.ts'
import { ofAccount } from './ofAccount.ts'
import { asSystem } from './people.ts'
import { preferences } from './preferences.ts'

/** What is known of somebody by everybody: no password is made of it. */
export const factsOf = ({ username, name, mobile, email }: UserRow) => [username, name, mobile, email]
export async function refuseWeak({ store }: Pick<AuthDeps, 'store'>, field: string, password: string, owner: UserRow): Promise<void> {
  if (!isClientHash(password)) throw ofAccount(invalidField(field, 'sha256'))
  const isWeak = (await isWeakPassword(password, factsOf(owner))) || (await isMadeOf(password, await localWords(asSystem(store))))
  if (isWeak) throw ofAccount(invalidField(field, 'commonPassword'))
}

async function accountOf({ store }: AuthDeps, row: UserRow): Promise<Account> {
  const read = asSystem(store)
  const postIds = (await read.of(user).linksOf('postIds', [row.id])).get(row.id) ?? []
  const [person, posts, [within], lastLogins, [factor]] = await Promise.all([
    personOf(read, row),
    read.of(post).many(postIds),
    read.of(department).many([row.departmentId ?? 0]),
    lastLoginsOf(read, [row.id]),
    read.of(twoFactor).find({ userId: row.id }),
  ])
  const { username, name, mobile, email, gender, twoFactor: isOn } = row
  return {
    ...{ username, name, mobile, email, gender, twoFactor: isOn },
    departmentName: within?.deptName ?? null,
    postNames: posts.flatMap((one) => (one ? [one.postName] : [])),
    roleNames: person.roles.map((one) => one.name),
    plants: person.plants,
    lastLoginAt: (lastLogins.get(row.id) as Date | null | undefined) ?? null,
    recoveryCodesLeft: isOn ? codesLeft(factor?.recoveryHashes ?? null) : 0,
  }
}

interface Parts {
  readonly live: LiveSessions
  readonly answer: (session: Pick<LiveSession, 'row' | 'person'> & Pick<Opened, 'device'>) => Promise<Entered>
}

function passwordChanging(deps: AuthDeps, { live, answer }: Parts): Accounts['changePassword'] {
  const { store } = deps
  return async (actor, { oldPassword, newPassword }, origin) => {
    const found = await userOf(deps, actor)
    if (newPassword === oldPassword) throw ofAccount(invalidField('newPassword', 'samePassword'))
    await refuseWeak(deps, 'newPassword', newPassword, found)
    await prove(deps, found, { password: oldPassword, field: 'oldPassword', sessionId: actor.sessionId }, origin)
    const passwordHash = await hashPassword(newPassword)
    const changed = await store.write(asSelf(actor), async (uow) => {
      const row = await uow.of(user).lockForUpdate(found.id)
      if (row.passwordHash !== found.passwordHash) throw conflict('stale')
      await voidTickets(uow, row.id)
      return uow.of(user).patch(row, { passwordHash, initialPasswordAt: null }, { action: 'changePassword' })
    })
    const person = await personOf(asSystem(store), changed)
    const { id: userId, username } = changed
    const plantIds = person.plants.map((p) => p.id)
    // A new session, not the old one with a new token: a call that is under way with the old token would end that.
    const opening = { userId, username, plantIds, inPlantId: actor.plantId, outcome: null, isExclusive: true }
    const row = await openSession(store, opening, origin)
    if (actor.sessionId !== null) await live.end(actor.sessionId)
    return answer({ row, person, device: deps.devices.issue(changed, origin.deviceMark) })
  }
}

function ownSessions({ store }: AuthDeps, live: LiveSessions): Pick<Accounts, 'sessions' | 'endSession'> {
  const rowsOf = async ({ userId }: Actor) => {
    const rows = await asSystem(store)
      .of(session)
      .find({ userId: userId ?? 0, revokedAt: null })
    return rows.filter((row) => isLive(row, row.lastSeenAt.getTime(), store.now()))
  }
  return {
    async sessions(actor) {
      const rows = (await rowsOf(actor)).sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime())
      const nameOf = await titlesOf(
        asSystem(store),
        user,
        rows.map(({ viewedById }) => viewedById),
      )
      return rows.map((row) => {
        const { id, ip, startedAt, lastSeenAt, viewedById } = row
        return { id, ip, startedAt, lastSeenAt, ...clientOf(row), current: id === actor.sessionId, viewedBy: nameOf(viewedById) }
      })
    },
    async endSession(actor, id) {
      if (!(await rowsOf(actor)).some((row) => row.id === id)) throw notFound('session', id)
      return live.end(id)
    },
  }
}

const { mobile, email, gender } = user.fields

/** Everybody's own account, over one desk. */
export function createAccounts(deps: AuthDeps, parts: Parts): Accounts {
  const { store } = deps
  const check: Check = checkOf({ mobile, email, gender }, 'update', store.now)
  return {
    read: async (actor) => accountOf(deps, await userOf(deps, actor)),
    async update(actor, input) {
      try {
        const values = check(changedTexts(user.fields, await userOf(deps, actor), input))
        await store.write(asSelf(actor), async (uow) =>
          uow.of(user).patch(await uow.of(user).lockForUpdate(actor.userId ?? 0), values, { action: 'updateMyAccount' }),
        )
        return accountOf(deps, await userOf(deps, actor))
      } catch (e) {
        if (e instanceof Refusal) e.resource ??= user.name
        throw e
      }
    },
    changePassword: passwordChanging(deps, parts),
    ...ownSessions(deps, parts.live),
    ...enrolment(deps),
    ...preferences(store),
  }
}
