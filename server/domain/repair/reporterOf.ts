import { type Actor, type Read, type RowOf, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { user } from '../identity/index.ts'
import { reporter } from './people.resource.ts'

/** The reporter row of a signed-in person in this plant, one in service before others. */
export async function reporterOf(at: Pick<Read, 'of'>, { userId }: Actor): Promise<RowOf<typeof reporter> | undefined> {
  if (userId === null) return undefined
  const rows = await at.of(reporter).find({ userId })
  return rows.find((row) => row.status === 'ENABLED') ?? rows[0]
}

/** Whoever is signed in reports in their own name, also the first time in this plant. */
export async function reporterFor(uow: UnitOfWork, actor: Actor): Promise<number> {
  const { kind, userId, name } = actor
  if (kind !== 'user' || userId === null) throw wrong('reporterId', 'required')
  // Two phones of one new person make one reporter.
  await uow.lock(`reporter:${actor.plantId}:${userId}`)
  const known = await reporterOf(uow, actor)
  if (known) return known.id
  // A data scope may hide even one's own account; then somebody has to be chosen.
  const [account] = await uow.of(user).many([userId])
  if (!account) throw wrong('reporterId', 'required')
  return (await uow.of(reporter).create({ name, userId })).id
}
