import { loginLog, session } from '../domain/identity/index.ts'
import { type RowOf, type Store, systemActor, type UnitOfWork } from '../kernel/index.ts'
import { ABSOLUTE_MS } from './token.ts'

export type SessionRow = RowOf<typeof session>
export type Outcome = RowOf<typeof loginLog>['outcome']
/** Where a call comes from. */
export interface Origin {
  readonly ip: string
  readonly userAgent?: string | undefined
}

export const IDLE_MS = 30 * 60_000
const PER_USER = 5
export const NAME_MAX = 64
const AGENT_MAX = 255

/** Line breaks in a name or a browser's own description would forge lines of the log. */
export const plain = (text: string, max: number) => text.replace(/\p{C}/gu, ' ').slice(0, max)
const agentOf = ({ userAgent }: Origin) => (userAgent ? plain(userAgent, AGENT_MAX) : null)
const addressOf = ({ ip }: Origin) => plain(ip, NAME_MAX) || '-'

/** Whether a session still opens anything, given the last call that we know of. */
export const isLive = (row: SessionRow, lastSeenMs: number, now: Date) =>
  row.revokedAt === null && now.getTime() - lastSeenMs < IDLE_MS && now.getTime() - row.startedAt.getTime() < ABSOLUTE_MS

async function log(uow: UnitOfWork, entry: { username: string; userId: number | null; outcome: Outcome }, origin: Origin) {
  const { username, userId, outcome } = entry
  const values = {
    at: uow.now,
    username: plain(username, NAME_MAX) || '-',
    userId,
    outcome,
    ip: addressOf(origin),
    userAgent: agentOf(origin),
  }
  await uow.of(loginLog).create(values)
}
export const logAttempt = (store: Store, entry: { username: string; userId: number | null; outcome: Outcome }, origin: Origin) =>
  store.write(systemActor(0), (uow) => log(uow, entry, origin))

/** All writes of sessions stand in one line: a touch must never make somebody's log-out conflict. */
const inLine = <T>(store: Store, work: (uow: UnitOfWork) => Promise<T>) =>
  store.write(systemActor(0), async (uow) => {
    await uow.lock('sessions')
    return work(uow)
  })
const end = (uow: UnitOfWork, row: SessionRow) => uow.of(session).patch(row, { revokedAt: uow.now })

/** Opens a session, in the plant of the newest one when that is still allowed, and ends dead and surplus ones of the same user. */
export function openSession(store: Store, opened: { userId: number; username: string; plantIds: readonly number[] }, origin: Origin) {
  const { userId, username, plantIds } = opened
  return inLine(store, async (uow) => {
    const rows = (await uow.of(session).find({ userId, revokedAt: null })).sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
    const live = rows.filter((row) => isLive(row, row.lastSeenAt.getTime(), uow.now))
    for (const row of rows) if (!live.slice(0, PER_USER - 1).includes(row)) await end(uow, row)
    const newest = rows[0]?.currentPlantId ?? 0
    const currentPlantId = plantIds.includes(newest) ? newest : (plantIds[0] ?? 0)
    const stamps = { startedAt: uow.now, lastSeenAt: uow.now }
    const made = await uow.of(session).create({ userId, currentPlantId, ip: addressOf(origin), userAgent: agentOf(origin), ...stamps })
    await log(uow, { username, userId, outcome: 'OK' }, origin)
    return made
  })
}

/** Ends a session for good; true when it was alive until now. */
export function endSession(store: Store, sessionId: number, logout?: { username: string; origin: Origin }) {
  return inLine(store, async (uow) => {
    const [row] = await uow.of(session).many([sessionId])
    if (!row || row.revokedAt) return false
    await end(uow, row)
    if (logout) await log(uow, { username: logout.username, userId: row.userId, outcome: 'LOGOUT' }, logout.origin)
    return true
  })
}

export const movePlant = (store: Store, sessionId: number, plantId: number) =>
  inLine(store, async (uow) => uow.of(session).patch(await uow.of(session).get(sessionId), { currentPlantId: plantId }))

/** Notes the newest calls of many sessions in one transaction. One that ended or changed meanwhile keeps what it has. */
export function touchSessions(store: Store, seen: ReadonlyMap<number, number>) {
  return inLine(store, async (uow) => {
    const rows = await uow.of(session).many([...seen.keys()])
    for (const row of rows) {
      const at = row && seen.get(row.id)
      if (!at || row.revokedAt || at <= row.lastSeenAt.getTime()) continue
      await uow.of(session).patch(row, { lastSeenAt: new Date(at) })
    }
  })
}
