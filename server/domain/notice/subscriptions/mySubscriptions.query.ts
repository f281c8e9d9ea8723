import { desc, eq, inArray, or } from 'drizzle-orm'
import { defineReadModel, flag, instant, int, listOf, type Read, type RowOf, shape, text, time } from '../../../kernel/index.ts'
import { user } from '../../identity/index.ts'
import { savedView } from '../../system/index.ts'
import { subscriptionChannel, subscriptionFormat, subscriptionRhythm, viewSending, viewSubscription } from './viewSubscription.resource.ts'

const subscriptionShape = shape('MySubscription', 'A saved view, a list in groups or a table of a board that is sent at regular times.', {
  id: int({ description: 'Its id.' }),
  name: text({ description: 'The name of the view when it was set up.' }),
  format: subscriptionFormat({ description: 'As what it is sent.' }),
  viewId: int({ nullable: true, description: 'The view; empty for groupings and boards.' }),
  period: text({ nullable: true, description: 'Of boards: the days, relative to the time of sending.' }),
  resource: text({ nullable: true, description: 'The list of the view or grouping; empty when the view is gone.' }),
  receiver: text({ description: 'The name of the receiver.' }),
  isForMe: flag({ description: 'Whether the caller is the receiver.' }),
  channel: subscriptionChannel({ description: 'How it is sent.' }),
  rhythm: subscriptionRhythm({ description: 'On which days it is sent.' }),
  weekday: int({ nullable: true, description: 'Of WEEKLY: 1 = Monday to 7 = Sunday.' }),
  monthDay: int({ nullable: true, description: 'Of MONTHLY.' }),
  sendTime: time({ description: 'The time of the business day.' }),
  isPaused: flag({ description: 'Whether nothing is sent until it is resumed.' }),
  nextAt: instant({ nullable: true, description: 'When it is sent next; empty while paused.' }),
  lastSentAt: instant({ nullable: true, description: 'When it was last sent.' }),
  lastRowCount: int({ nullable: true, description: 'How many records that was.' }),
  failure: text({ nullable: true, description: 'Why the last sending failed or waits, in the language of the reader.' }),
})

/** The newest sending of each subscription, and the newest that was sent. */
async function sendingsOf(read: Read, ids: readonly number[]) {
  const t = read.table(viewSending)
  const rows = ids.length
    ? await read.db
        .select({ id: t.id, subscriptionId: t.subscriptionId, status: t.status, reason: t.reason, sentAt: t.sentAt, rowCount: t.rowCount })
        .from(t)
        .where(inArray(t.subscriptionId, [...ids]))
        .orderBy(desc(t.dueAt), desc(t.id))
    : []
  return (id: number) => {
    const own = rows.filter(({ subscriptionId }) => subscriptionId === id)
    return { last: own[0], sent: own.find(({ status }) => status === 'SENT') }
  }
}

export async function mySubscriptions(read: Read, translate: (key: string) => string) {
  const { userId } = read.actor
  if (userId === null) return []
  const all = read.withoutDataScope
  const t = all.table(viewSubscription)
  const found = await all.db
    .select({ id: t.id })
    .from(t)
    .where(or(eq(t.userId, userId), eq(t.createdById, userId)))
    .orderBy(desc(t.id))
  const rows = (await all.of(viewSubscription).many(found.map(({ id }) => id))).filter(
    (one): one is RowOf<typeof viewSubscription> => one !== null,
  )
  const [sendings, people, views] = await Promise.all([
    sendingsOf(
      all,
      rows.map(({ id }) => id),
    ),
    all.asSystem.of(user).many(rows.map((row) => row.userId)),
    all.of(savedView).many(rows.map(({ viewId }) => viewId ?? 0)),
  ])
  return rows.map((row, at) => {
    const { last, sent } = sendings(row.id)
    const isPaused = row.status === 'PAUSED'
    return {
      ...row,
      resource: views[at]?.resource ?? row.list,
      receiver: people[at]?.name ?? '',
      isForMe: row.userId === userId,
      isPaused,
      nextAt: isPaused ? null : row.nextAt,
      lastSentAt: sent?.sentAt ?? null,
      lastRowCount: sent?.rowCount ?? null,
      failure: last?.reason && last.status !== 'SENT' ? translate(`subscriptions.reasons.${last.reason}`) : null,
    }
  })
}

export const mySubscriptionsModel = defineReadModel('mySubscriptions', {
  description: 'The subscriptions that the caller receives or has set up in this plant, newest first.',
  permission: [],
  args: {},
  result: listOf(subscriptionShape),
  stale: [viewSubscription, viewSending, savedView],
  read: ({ read, translate }) => mySubscriptions(read, translate),
})
