import { addDays, businessDay, type Read, type Registry, todayOf } from '../../../kernel/index.ts'
import { user } from '../user.resource.ts'
import { menu } from './menu.resource.ts'
import { grantsSince } from './rightGrants.query.ts'
import { rightUse } from './rightUse.resource.ts'

/** So long nobody made use of a right that nobody seems to need. */
export const UNUSED_DAYS = 180
const DAY_MS = 86_400_000
/** The page that came with the counting: uses are known since it is there. */
const COUNTED_WITH = 'page.rights'

const latest = (...days: readonly (string | undefined)[]) => days.reduce<string>((last, day) => (day && day > last ? day : last), '')
const earliest = (days: readonly string[]) => days.reduce((first, day) => (day < first ? day : first))

export interface Uses {
  /** The first day that counts. */
  readonly knownSince: string
  lastUsed(userId: number, tag: string): string | null
  /** Whether a right that somebody has by some roles, and could have used for so long, was not used. */
  isUnused(grant: { userId: number; tag: string; roleIds: readonly number[] }): boolean
}

/** When people last made use of their rights. What somebody was given lately counts from then. */
export async function usesOf(read: Read, registry: Pick<Registry, 'inRole'>, userIds: readonly number[]): Promise<Uses> {
  const systemRead = read.asSystem
  const today = todayOf(read)
  const [[page], rows, people, grants] = await Promise.all([
    systemRead.of(menu).find({ menuKey: COUNTED_WITH }),
    systemRead.of(rightUse).find({ userId: [...userIds] }),
    systemRead.of(user).many(userIds),
    grantsSince(read, registry, new Date(read.now.getTime() - UNUSED_DAYS * DAY_MS)),
  ])
  const dayOf = (at: Date) => businessDay(at, read.offsetMinutes)
  const knownSince = page ? dayOf(page.createdAt) : today
  const joined = new Map(people.flatMap((one) => (one ? [[one.id, dayOf(one.createdAt)]] : [])))
  const used = new Map(rows.map((row) => [`${row.userId} ${row.tag}`, row.usedOn]))
  const lastUsed = (userId: number, tag: string) => used.get(`${userId} ${tag}`) ?? null
  const limit = addDays(today, -UNUSED_DAYS)
  return {
    knownSince,
    lastUsed,
    isUnused({ userId, tag, roleIds }) {
      if (knownSince > limit) return false
      const grantedOn = earliest(roleIds.map((roleId) => grants.since(userId, roleId, tag) ?? ''))
      return latest(knownSince, joined.get(userId), grantedOn, lastUsed(userId, tag) ?? undefined) <= limit
    },
  }
}
