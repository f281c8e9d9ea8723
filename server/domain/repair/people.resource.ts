import {
  type Actor,
  choice,
  defineResource,
  int,
  invalidField,
  link,
  mobileNumber,
  type Read,
  type RowOf,
  serviceStatus,
  spelling,
  text,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { user } from '../identity/index.ts'

export const repairer = defineResource('repairer', {
  permission: 'repair:repairer',
  title: 'name',
  importKey: ['name'],
  icon: 'wrench',
  columns: ['name', 'sapName', 'craft', 'mobile', 'workerId', 'userId', 'status'],
  person: { crew: 'workerId', account: 'userId', phone: 'mobile' },
  fields: {
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    sapName: text({ max: 64 }),
    craft: choice(['MECHANICAL', 'ELECTRICAL', 'HYDRAULIC', 'OTHER'], { filter: 'in' }),
    mobile: mobileNumber({ max: 20 }),
    /** The worker who they are in the schedule. */
    workerId: link('worker', { unique: true, filter: 'eq', someoneElse: true, anyRow: true }),
    userId: link('user', { readonly: true, filter: 'eq' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})

export const reporter = defineResource('reporter', {
  permission: 'repair:reporter',
  title: 'name',
  importKey: ['name'],
  icon: 'users',
  columns: ['name', 'mobile', 'workshopId', 'userId', 'sortOrder', 'status'],
  person: { account: 'userId', phone: 'mobile' },
  fields: {
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    mobile: mobileNumber({ max: 20 }),
    workshopId: link('workshop', { filter: 'eq' }),
    userId: link('user', { readonly: true, filter: 'eq' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})

/** The reporter row of a signed-in person in this plant, one in service before others. */
export async function reporterOf(at: Pick<Read, 'of'>, { userId }: Actor): Promise<RowOf<typeof reporter> | undefined> {
  if (userId === null) return undefined
  const rows = await at.of(reporter).find({ userId })
  return rows.find((row) => row.status === 'ENABLED') ?? rows[0]
}

/** Whoever is signed in reports in their own name, also the first time in this plant. */
export async function reporterFor(uow: UnitOfWork, actor: Actor): Promise<number> {
  const { kind, userId, name } = actor
  if (kind !== 'user' || userId === null) throw invalidField('reporterId', 'required')
  const known = await reporterOf(uow, actor)
  if (known) return known.id
  // Two phones of one new person make one reporter. It comes after rows: whoever has this key waits for none that others have chosen.
  await uow.lock(`reporter:${actor.plantId}:${userId}`)
  const made = await reporterOf(uow, actor)
  if (made) return made.id
  // A data scope may hide even one's own account; then somebody has to be chosen.
  const [account] = await uow.of(user).many([userId])
  if (!account) throw invalidField('reporterId', 'required')
  return (await uow.of(reporter).create({ name, userId })).id
}
