import { type Actor, batchComputed, type DataScope, defineRules, type Read, Refusal, type RowOf } from '../../../kernel/index.ts'
import { autoLoginLink } from '../login/autoLoginLink.resource.ts'
import { session } from '../login/session.resource.ts'
import { user } from '../user.resource.ts'
import { dataScopeOf, grantedPermissions, holderOf, holdsEverything, rolesOfUsers } from './grantedPermissions.ts'

type UserRow = RowOf<typeof user>

/**
 * Which of some users hold a permission that the actor does not hold, so that nobody rises by way of somebody else's account. Roles that
 * are disabled count too, and so does what disabled menus grant: both may be enabled again.
 */
export async function holdingMore(read: Read, actor: Actor, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (holdsEverything(actor)) return new Set()
  const [holds, roles] = [await holderOf(read, actor), await rolesOfUsers(read, ids)]
  const tags = await grantedPermissions(read, [...new Map([...roles.values()].flat().map((one) => [one.id, one])).values()])
  return new Set(ids.filter((id) => !(roles.get(id) ?? []).every((one) => holds(tags.get(one.id) ?? []))))
}

const covers = (outer: readonly number[] = [], inner: readonly number[] = []) => inner.every((id) => outer.includes(id))
const isWithin = (inner: DataScope, outer: DataScope) =>
  outer === 'all' || (inner !== 'all' && covers(outer.departmentIds, inner.departmentIds) && covers(outer.belowIds, inner.belowIds))

/** Which of some users reach further than the actor, be it by a role that is disabled now. */
async function reachingFurther(read: Read, { dataScope }: Actor, users: readonly UserRow[]): Promise<number[]> {
  if (dataScope === 'all') return []
  const roles = await rolesOfUsers(
    read,
    users.map(({ id }) => id),
  )
  const out: number[] = []
  for (const { id, departmentId } of users)
    if (!isWithin(await dataScopeOf(read, roles.get(id) ?? [], departmentId), dataScope)) out.push(id)
  return out
}

/**
 * Which of some users have rights, plants or a reach beyond the actor's. Whoever can open or close somebody's account has all of those, so
 * it is left alone: password, second factor, links and sessions.
 */
export async function outrankingUsers(read: Read, actor: Actor, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (actor.kind === 'system') return new Set()
  const systemRead = read.asSystem
  const wanted = [...new Set(ids)]
  const users = (await systemRead.of(user).many(wanted)).filter((one) => one !== null)
  const plants = await systemRead.of(user).linksOf('plantIds', wanted)
  const elsewhere = wanted.filter((id) => !covers(actor.plantIds, plants.get(id)))
  return new Set([...elsewhere, ...(await holdingMore(systemRead, actor, wanted)), ...(await reachingFurther(systemRead, actor, users))])
}

export const isAboveReader = batchComputed(user, 'isAboveReader', async (read, ids) => {
  const above = await outrankingUsers(read, read.actor, ids)
  return new Map(ids.map((id) => [id, above.has(id)]))
})

export const outranked = () => new Refusal('outranked', {}, { kind: 'forbidden' })

/** Guards rows that open somebody's account, such as sessions; one's own are one's own. */
async function guardAccounts<R extends { readonly id: number; readonly userId: number }>({
  read,
  records,
}: {
  read: Read
  records: readonly R[]
}): Promise<ReadonlyMap<number, Refusal>> {
  const others = records.filter(({ userId }) => userId !== read.actor.userId)
  const above = await outrankingUsers(
    read,
    read.actor,
    others.map(({ userId }) => userId),
  )
  return new Map(others.filter(({ userId }) => above.has(userId)).map(({ id }) => [id, outranked()]))
}

/** What opens somebody's account is ended by those who might as well give that account another password. */
export const sessionRules = defineRules(session, { guard: guardAccounts })
export const autoLoginLinkRules = defineRules(autoLoginLink, { guard: guardAccounts })
