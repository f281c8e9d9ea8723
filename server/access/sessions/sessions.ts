import type { Logger } from 'pino'
import { passwordsPending, VIEW_MS } from '../../domain/identity/index.ts'
import { type Actor, isPagePath, notFound, readOnlyImpersonation, type Store } from '../../kernel/index.ts'
import { type Meter, unread } from '../../platform/meter.ts'
import { networksOf } from '../../platform/networks.ts'
import type { Access, Entered, LoginAnswer, RateCaller, Self, Switched } from '../access.ts'
import { createAccounts } from '../account/accounts.ts'
import { createAdministration, viewable } from '../account/administration.ts'
import { languageOf } from '../account/preferences.ts'
import { choosePassword } from '../login/choosePassword.ts'
import { createDevices, deviceMarkIn } from '../login/devices.ts'
import type { AuthDeps, Opened, Passed } from '../login/entering.ts'
import { createLockout } from '../login/lockout.ts'
import { finish, signIn, signInByLink } from '../login/login.ts'
import { createSecretBox } from '../secretBox.ts'
import { type LiveSession, LiveSessions, signedOut } from './liveSessions.ts'
import { notePlant, type Origin, openView } from './sessionRows.ts'
import { type Claims, createTokens, type Tokens } from './token.ts'

export interface AccessOptions {
  readonly store: Store
  readonly config: { readonly jwtSecret: string; readonly redisUrl: string | null; readonly autoLoginTrusted: readonly string[] }
  readonly logger: Pick<Logger, 'warn' | 'error'>
  readonly meter?: Meter
}

/** Old clients send the bare token, or the word twice. */
const tokenOf = (header: string | undefined) => (header ?? '').trim().replace(/^(?:bearer\s+)*/i, '')
/** A session with the plant in which a token of it acts. */
interface Placed extends Pick<LiveSession, 'row' | 'person'> {
  readonly plantId: number
  readonly viewedBy?: Actor['impersonatedBy']
}
const placed = ({ row, person, actor: { plantId, impersonatedBy: viewedBy } }: LiveSession): Placed => ({ row, person, plantId, viewedBy })

const selfOf = ({ row, person, plantId, viewedBy }: Placed, landingPage = person.user.landingPage): Self => ({
  user: {
    id: person.user.id,
    username: person.user.username,
    name: person.user.name,
    departmentId: person.user.departmentId,
    roles: person.roles,
    // One from before its form was asked for leads nowhere.
    landingPage: isPagePath(landingPage) ? landingPage : null,
  },
  plants: person.plants,
  currentPlantId: plantId,
  permissions: person.permissions,
  viewedBy: viewedBy ? { name: viewedBy.name, until: new Date(row.startedAt.getTime() + VIEW_MS) } : null,
})

const issuer =
  (tokens: Tokens) =>
  ({ row, person, plantId }: Placed) =>
    tokens.sign({
      userId: row.userId,
      plantId,
      sessionId: row.id,
      mark: tokens.markOf(person.user.passwordHash),
      startedAt: row.startedAt,
      shown: { name: person.user.name, roleKey: person.roles[0]?.key ?? '', roleName: person.roles[0]?.name ?? '' },
    })
const holderOf = ({ sid }: Claims): RateCaller => ({ name: `session ${sid}`, isSignedIn: true })
const authenticator =
  (tokens: Tokens, live: LiveSessions): Access['authenticate'] =>
  async (header, { ip, isLook = false }) => {
    const token = tokenOf(header)
    const claims = tokens.remembered(token) ?? (await tokens.verify(token))
    if (!claims) throw signedOut()
    const session = await live.called(claims)
    const actor = { ...session.actor, ip }
    if (actor.impersonatedBy && !isLook) throw readOnlyImpersonation()
    if (!tokens.isDue(claims)) return { actor, expiresAt: new Date(claims.exp * 1000) }
    const { token: renewedToken, expiresAt } = await issuer(tokens)(placed(session))
    return { actor, expiresAt, renewedToken }
  }

/** What a step of a log-in answers: a session, or a ticket for the next step. */
const answering =
  (entered: (opened: Opened) => Promise<Entered>) =>
  async (passed: Passed): Promise<LoginAnswer> => {
    if ('ticket' in passed) return { needStep2: true, ...passed }
    if ('opened' in passed) return entered(passed.opened)
    return { needStep2: false, needNewPassword: true, ticket: passed.passwordTicket }
  }

/** Log-in, tokens and sessions over one store; its clock is the store's. */
export function createAccess({ store, config, logger, meter = unread }: AccessOptions): Access {
  const tokens = createTokens({ secret: config.jwtSecret, now: store.now })
  const lockout = createLockout({ redisUrl: config.redisUrl, logger, meter })
  meter.gauge('millwright_password_hashes_pending', 'Passwords that are being hashed, four at a time, or wait for it.', passwordsPending)
  const live = new LiveSessions(store, tokens, (error) => logger.error({ err: error }, 'last calls of sessions not written'))
  const secretBox = createSecretBox(config.jwtSecret)
  const devices = createDevices({ secretBox, markOf: tokens.markOf, now: store.now })
  const sessionIn: AuthDeps['sessionIn'] = async (header) => {
    const token = tokenOf(header)
    return (token && (tokens.remembered(token) ?? (await tokens.verify(token)))?.sid) || null
  }
  const deps: AuthDeps = { store, lockout, secretBox, devices, sessionIn, trusts: networksOf(config.autoLoginTrusted) }

  const issue = issuer(tokens)
  const entered = async (opened: Pick<LiveSession, 'row' | 'person'> & Pick<Opened, 'device'> & Partial<Opened>): Promise<Entered> => {
    const session = { ...opened, plantId: opened.row.currentPlantId }
    const { device, landingPage } = opened
    const language = await languageOf(store, session.row.userId)
    return { ...(await issue(session)), ...selfOf(session, landingPage), language, device, needStep2: false, ticket: null }
  }
  const answer = answering(entered)
  const own = (actor: Actor) => {
    if (actor.sessionId === null) throw signedOut()
    return live.get(actor)
  }
  async function switchPlant(actor: Actor, plantId: number): Promise<Switched> {
    const { row, person } = await own(actor)
    if (!person.plants.some((p) => p.id === plantId)) throw notFound('plant', plantId)
    await notePlant(store, row.id, plantId)
    return { ...(await issue({ row, person, plantId })), currentPlantId: plantId }
  }

  /** Looks on as somebody else, in the plant of the one who asks. */
  async function viewAs(actor: Actor, userId: number, origin: Origin): Promise<Switched> {
    const person = await viewable(deps, actor, userId)
    const row = await openView(store, { actor, target: person.user }, origin)
    return { ...(await issue({ row, person, plantId: actor.plantId })), currentPlantId: actor.plantId }
  }

  const over: Access['over'] = (other) => ({
    accounts: createAccounts({ ...deps, store: other }, { live, answer: entered }),
    administration: createAdministration({ ...deps, store: other }),
  })
  return {
    login: async (credentials, origin) => answer(await signIn(deps, credentials, origin)),
    loginStep2: async (step, origin) => answer(await finish(deps, step, origin)),
    loginNewPassword: async (step, origin) => entered(await choosePassword(deps, step, origin)),
    autoLogin: async (credentials, origin) => answer(await signInByLink(deps, credentials, origin)),
    ...over(store),
    over,
    async logout(actor, origin) {
      const { row, person } = await own(actor)
      return live.end(row.id, { username: person.user.username, plantId: actor.plantId, origin })
    },
    switchPlant,
    viewAs,
    me: async (actor) => selfOf(placed(await own(actor))),
    authenticate: authenticator(tokens, live),
    changed: (change) => live.changed(change),
    verifySession: async (place) => (await live.get(place)).actor,
    callerOf(headers) {
      const token = tokenOf(headers.authorization)
      const remembered = tokens.remembered(token)
      if (remembered) return holderOf(remembered)
      const unknown = async () => (token ? await tokens.verify(token) : null)
      return unknown().then((claims) => {
        if (claims) return holderOf(claims)
        const holder = devices.holderOf(deviceMarkIn(headers))
        return holder === null ? null : { name: `devices of ${holder}`, isSignedIn: false }
      })
    },
    async close() {
      lockout.close()
      await live.close()
    },
  }
}
