import { loginLog, session, user, VIEW_MS } from '../../domain/identity/index.ts'
import { type Actor, type LockedRow, type RowOf, type Store, systemActor, type UnitOfWork } from '../../kernel/index.ts'
import { ABSOLUTE_MS } from './token.ts'

export type SessionRow = RowOf<typeof session>
export type Outcome = RowOf<typeof loginLog>['outcome']
/** Where a call comes from. */
export interface Origin {
  readonly ip: string
  readonly userAgent?: string | undefined
  /** What an earlier log-in left on the device, if it was sent along. */
  readonly deviceMark?: string | undefined
  /** The token of a session that was open when somebody signed in there; that session ends with the log-in. */
  readonly authorization?: string | undefined
}

export const IDLE_MS = 30 * 60_000
const PER_USER = 5
export const NAME_MAX = 64
const AGENT_MAX = 255

/** Line breaks in a name or a browser's own description would forge lines of the log. */
export const plain = (text: string, max: number) => text.replace(/\p{C}/gu, ' ').slice(0, max)
export const agentOf = ({ userAgent }: Origin) => (userAgent ? plain(userAgent, AGENT_MAX) : null)
export const addressOf = ({ ip }: Origin) => plain(ip, NAME_MAX) || '-'

/** Whether a session still opens anything, given the last call that we know of. */
export const isLive = (row: SessionRow, lastSeenMs: number, now: Date) =>
  row.revokedAt === null &&
  now.getTime() - lastSeenMs < IDLE_MS &&
  now.getTime() - row.startedAt.getTime() < (row.viewedById === null ? ABSOLUTE_MS : VIEW_MS)

interface Entry {
  readonly username: string
  readonly userId: number | null
  readonly outcome: Outcome
  /** Where the session is; else the first plant of the user, if there is one. */
  readonly plantId?: number
  readonly viewedById?: number | null
}
async function log(uow: UnitOfWork, { username, userId, outcome, plantId, viewedById = null }: Entry, origin: Origin) {
  // Asked for unknown users too: the answer to them must not come sooner.
  const plants = await uow.of(user).linksOf('plantIds', [userId ?? 0])
  const values = {
    at: uow.now,
    username: plain(username, NAME_MAX) || '-',
    userId,
    atPlantId: plantId ?? plants.get(userId ?? 0)?.[0] ?? null,
    outcome,
    viewedById,
    ip: addressOf(origin),
    userAgent: agentOf(origin),
  }
  await uow.of(loginLog).create(values)
}
export const logAttempt = (store: Store, entry: Entry, origin: Origin) => store.write(systemActor(0), (uow) => log(uow, entry, origin))

/**
 * All that write several sessions stand in one line, whatever the order in which they lock them. What ends a single one by its step locks no
 * other row.
 */
const inLine = <T>(store: Store, work: (uow: UnitOfWork) => Promise<T>) =>
  store.write(systemActor(0), async (uow) => {
    await uow.lock('sessions')
    return work(uow)
  })
/** Whoever leaves stops looking on as somebody else. */
async function end(uow: UnitOfWork, row: LockedRow<typeof session>) {
  await uow.of(session).patch(row, { revokedAt: uow.now, status: 'ENDED' })
  if (row.viewedById === null) await endViews(uow, row.userId)
}
async function endViews(uow: UnitOfWork, viewedById: number) {
  for (const view of await uow.of(session).lockWhere({ viewedById, revokedAt: null })) await end(uow, view)
}

export interface Opening {
  readonly userId: number
  readonly username: string
  readonly plantIds: readonly number[]
  /** Where the session begins, if the user works there; else where the newest one was. */
  readonly inPlantId?: number | null
  /** None when it goes on for another one and nobody signed in. */
  readonly outcome: 'OK' | 'AUTO' | null
  /** The session that the caller had until now; it ends if it is the user's. */
  readonly previousSessionId?: number | null
  /** Ends all other sessions of the user. */
  readonly isExclusive?: boolean
  /** More to be done in the same transaction. */
  readonly also?: (uow: UnitOfWork) => Promise<void>
}
/** Opens a session and ends dead and surplus ones of the same user, and the one that it replaces. */
export function openSession(store: Store, opening: Opening, origin: Origin) {
  const { userId, username, plantIds, inPlantId, outcome, previousSessionId, isExclusive, also } = opening
  return inLine(store, async (uow) => {
    const rows = (await uow.of(session).lockWhere({ userId, revokedAt: null, viewedById: null })).sort(
      (a, b) => b.startedAt.getTime() - a.startedAt.getTime(),
    )
    await also?.(uow)
    const remains = (row: SessionRow) => row.id !== previousSessionId && isLive(row, row.lastSeenAt.getTime(), uow.now)
    const live = isExclusive ? [] : rows.filter(remains)
    for (const row of rows) if (!live.slice(0, PER_USER - 1).includes(row)) await end(uow, row)
    const wanted = [inPlantId, rows[0]?.currentPlantId].find((id) => id && plantIds.includes(id))
    const currentPlantId = wanted ?? plantIds[0] ?? 0
    const stamps = { startedAt: uow.now, lastSeenAt: uow.now }
    const made = await uow.of(session).create({ userId, currentPlantId, ip: addressOf(origin), userAgent: agentOf(origin), ...stamps })
    if (outcome) await log(uow, { username, userId, outcome, plantId: currentPlantId }, origin)
    return made
  })
}

export interface Viewing {
  readonly actor: Actor
  readonly target: Pick<RowOf<typeof user>, 'id' | 'username'>
}
/** Opens a session in which somebody looks on as somebody else, one at a time; both logs tell of it, and of both. */
export function openView(store: Store, { actor, target }: Viewing, origin: Origin) {
  const viewedById = actor.userId ?? 0
  return inLine(store, async (uow) => {
    const users = uow.as(actor).of(user)
    const viewed = await users.lockForUpdate(target.id)
    await endViews(uow, viewedById)
    const stamps = { startedAt: uow.now, lastSeenAt: uow.now }
    const where = { currentPlantId: actor.plantId, ip: addressOf(origin), userAgent: agentOf(origin) }
    const made = await uow.of(session).create({ userId: target.id, viewedById, ...where, ...stamps })
    await log(uow, { username: target.username, userId: target.id, outcome: 'VIEW', plantId: actor.plantId, viewedById }, origin)
    await users.patch(viewed, {}, { action: 'viewAs' })
    return made
  })
}

/** Ends every session of a user. */
export const endSessionsOf = (store: Store, userId: number) =>
  inLine(store, async (uow) => {
    for (const row of await uow.of(session).lockWhere({ userId, revokedAt: null })) await end(uow, row)
  })

/** Ends a session for good; true when it was alive until now. */
export function endSession(store: Store, sessionId: number, logout?: { username: string; plantId: number; origin: Origin }) {
  return inLine(store, async (uow) => {
    const [row] = await uow.of(session).lockWhere({ id: sessionId })
    if (!row || row.revokedAt) return false
    await end(uow, row)
    if (logout) {
      const { username, plantId, origin } = logout
      await log(uow, { username, userId: row.userId, outcome: 'LOGOUT', plantId, viewedById: row.viewedById }, origin)
    }
    return true
  })
}

/** Notes the plant that was chosen last: the next log-in begins there. Tokens that name another one go on as they are. */
export const notePlant = (store: Store, sessionId: number, plantId: number) =>
  inLine(store, async (uow) => uow.of(session).patch(await uow.of(session).lockForUpdate(sessionId), { currentPlantId: plantId }))

/** Notes the newest calls of many sessions in one transaction. One that ended or changed meanwhile keeps what it has. */
export function touchSessions(store: Store, seen: ReadonlyMap<number, number>) {
  return inLine(store, async (uow) => {
    const rows = await uow.of(session).lockWhere({ id: [...seen.keys()] })
    for (const row of rows) {
      const at = seen.get(row.id)
      if (!at || row.revokedAt || at <= row.lastSeenAt.getTime()) continue
      await uow.of(session).patch(row, { lastSeenAt: new Date(at) })
    }
  })
}
