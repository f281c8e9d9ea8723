import type { Logger } from 'pino'
import { type Actor, type Change, notFound, type Store } from '../kernel/index.ts'
import { type LiveSession, LiveSessions, signedOut } from './liveSessions.ts'
import { createLockout } from './lockout.ts'
import { type Credentials, signIn } from './login.ts'
import type { Person } from './people.ts'
import { movePlant, type Origin } from './sessionRows.ts'
import { createTokens, type Issued, type Tokens } from './token.ts'

/** What the session says about itself, to its owner. */
export interface Self {
  readonly user: { id: number; username: string; name: string; roles: Person['roles']; landingPage: string | null }
  readonly plants: Person['plants']
  readonly currentPlantId: number
  readonly permissions: readonly string[]
}
export interface Switched extends Issued {
  readonly currentPlantId: number
}
export interface Authenticated {
  readonly actor: Actor
  /** The end of the token that the client holds from now on. */
  readonly expiresAt: Date
  /** Set in the last half of a token's life; the client goes on with this one. */
  readonly renewedToken?: string
}
export interface Access {
  login(credentials: Credentials, origin: Origin): Promise<Issued & Self>
  logout(actor: Actor, origin: Origin): Promise<boolean>
  switchPlant(actor: Actor, plantId: number): Promise<Switched>
  me(actor: Actor): Promise<Self>
  /** Who sends this Authorization header; throws `unauthenticated` unless a living session of ours does. */
  authenticate(header: string | undefined, origin: { ip: string }): Promise<Authenticated>
  /** The actor of an open socket's session as of now; throws `unauthenticated` when it has ended. Does not keep it alive. */
  verifySession(sessionId: number): Promise<Actor>
  /** A name for the sender that its calls are counted under; null unless the header holds a token of ours. */
  callerOf(header: string | undefined): Promise<string | null>
  /** Tells of rows that were changed, by another process too: rights are believed no longer. */
  changed(news: Change | 'everything'): void
  /** Writes what is remembered of the last calls. */
  close(): Promise<void>
}
export interface AccessOptions {
  readonly store: Store
  readonly config: { readonly jwtSecret: string; readonly redisUrl: string | null }
  readonly logger: Pick<Logger, 'warn' | 'error'>
}

/** Old clients send the bare token, or the word twice. */
const tokenOf = (header: string | undefined) => (header ?? '').trim().replace(/^(?:bearer\s+)*/i, '')
const selfOf = ({ row, person }: Pick<LiveSession, 'row' | 'person'>): Self => ({
  user: {
    id: person.user.id,
    username: person.user.username,
    name: person.user.name,
    roles: person.roles,
    landingPage: person.user.landingPage,
  },
  plants: person.plants,
  currentPlantId: row.currentPlantId,
  permissions: person.permissions,
})

const issuer =
  (tokens: Tokens) =>
  ({ row, person }: Pick<LiveSession, 'row' | 'person'>) =>
    tokens.sign({
      userId: row.userId,
      plantId: row.currentPlantId,
      sessionId: row.id,
      mark: tokens.markOf(person.user.passwordHash),
      startedAt: row.startedAt,
    })
const authenticator =
  (tokens: Tokens, live: LiveSessions): Access['authenticate'] =>
  async (header, { ip }) => {
    const claims = await tokens.verify(tokenOf(header))
    if (!claims) throw signedOut()
    const session = await live.called(claims)
    const actor = { ...session.actor, ip }
    if (!tokens.isDue(claims)) return { actor, expiresAt: new Date(claims.exp * 1000) }
    const { token, expiresAt } = await issuer(tokens)(session)
    return { actor, expiresAt, renewedToken: token }
  }

/** Log-in, tokens and sessions over one store; its clock is the store's. */
export function createAccess({ store, config, logger }: AccessOptions): Access {
  const tokens = createTokens({ secret: config.jwtSecret, now: store.now })
  const lockout = createLockout({ redisUrl: config.redisUrl, logger })
  const live = new LiveSessions(store, tokens, (error) => logger.error({ err: error }, 'last calls of sessions not written'))
  const desk = { store, lockout }

  const issue = issuer(tokens)
  const own = (actor: Actor) => {
    if (actor.sessionId === null) throw signedOut()
    return live.get(actor.sessionId)
  }
  async function switchPlant(actor: Actor, plantId: number): Promise<Switched> {
    const { row, person } = await own(actor)
    if (!person.plants.some((p) => p.id === plantId)) throw notFound('plant', plantId)
    const moved = await movePlant(store, row.id, plantId)
    return { ...(await issue({ row: moved, person })), currentPlantId: plantId }
  }

  return {
    async login(credentials, origin) {
      const session = await signIn(desk, credentials, origin)
      return { ...(await issue(session)), ...selfOf(session) }
    },
    async logout(actor, origin) {
      const { row, person } = await own(actor)
      return live.end(row.id, { username: person.user.username, origin })
    },
    switchPlant,
    me: async (actor) => selfOf(await own(actor)),
    authenticate: authenticator(tokens, live),
    changed: (news) => live.changed(news),
    verifySession: async (sessionId) => (await live.get(sessionId)).actor,
    async callerOf(header) {
      const claims = header ? await tokens.verify(tokenOf(header)) : null
      return claims && `session ${claims.sid}`
    },
    async close() {
      lockout.close()
      await live.close()
    },
  }
}
