import { conflict, defineCall, flag, objectOf, type Read, shape, text, type UnitOfWork } from '../../kernel/index.ts'
import { newSecretKey } from '../identity/index.ts'
import { calendarFeed } from './calendarFeed.resource.ts'
import { workerOf } from './myShifts.model.ts'

/** Where the calendars of people are read, each under its key. */
export const CALENDAR_PATH = '/calendar'

const issued = shape('CalendarFeedLink', 'The link of a calendar, shown this once; only the hash of its key is kept.', {
  url: text({ required: true, description: 'Address to subscribe to, relative to this server.' }),
})
const gone = shape('CalendarFeedRevoked', 'What came of revoking a calendar.', {
  wasActive: flag({ description: 'Whether there was a link that worked until now.' }),
})

/** The link of the signed-in person in this plant, whether or not it still has a key. */
export async function feedOf({ actor, withoutDataScope: whole }: Pick<Read, 'actor' | 'withoutDataScope'>) {
  const [feed] = actor.userId === null ? [] : await whole.of(calendarFeed).find({ userId: actor.userId })
  return feed
}
/** The link of the signed-in person, locked: two windows of one person make one link. */
async function lockedFeed({ actor, withoutDataScope: whole, lock }: UnitOfWork) {
  if (actor.userId === null) return undefined
  await lock(`calendarFeed:${actor.plantId}:${actor.userId}`)
  const [feed] = await whole.of(calendarFeed).lockWhere({ userId: actor.userId })
  return feed
}

export const issueCalendarFeedCall = defineCall('issueCalendarFeed', {
  description: 'Makes a secret link to the calendar of the signed-in worker in this plant; the one before stops working.',
  permission: [],
  result: objectOf(issued),
  isOneTime: true,
  async run({ store, actor, language }) {
    const key = await store.write(actor, async (uow) => {
      const { userId } = actor
      if (userId === null || !(await workerOf(uow.read))) throw conflict('shifts.noWorker')
      const before = await lockedFeed(uow)
      const { key, keyHash } = newSecretKey()
      const values = { keyHash, language, issuedAt: uow.now, lastReadAt: null }
      const feeds = uow.withoutDataScope.of(calendarFeed)
      if (before) await feeds.patch(before, values, { action: 'issueKey' })
      else await feeds.create({ userId, ...values })
      return key
    })
    return { url: `${CALENDAR_PATH}/${key}.ics` }
  },
})

export const revokeCalendarFeedCall = defineCall('revokeCalendarFeed', {
  description: 'The link to the calendar of the signed-in person in this plant stops working.',
  permission: [],
  result: objectOf(gone),
  run: ({ store, actor }) =>
    store.write(actor, async (uow) => {
      const feed = await lockedFeed(uow)
      if (!feed?.keyHash) return { wasActive: false }
      await uow.withoutDataScope.of(calendarFeed).patch(feed, { keyHash: null }, { action: 'revoke' })
      return { wasActive: true }
    }),
})
