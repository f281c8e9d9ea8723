import { defineResource, flag, instant, int, link, type RowOf, text } from '../../kernel/index.ts'

/** Something happened that people may want to know; written in the transaction in which it happened. */
export const noticeEvent = defineResource('noticeEvent', {
  permission: 'notice:event',
  title: 'subjectKey',
  internal: true,
  audited: false,
  indexes: [['createdAt']],
  retention: { days: 'log', since: 'createdAt' },
  fields: {
    typeId: link('notificationType', { required: true }),
    /** What it is about, such as 'reportLog:12': the same again within a short while is suppressed. */
    subjectKey: text({ required: true, max: 128 }),
    resource: text({ required: true, max: 64 }),
    recordId: int({ required: true }),
    /** Values of the placeholders, as JSON. */
    values: text({ required: true, max: 8000, long: true }),
    isUrgent: flag({ default: false }),
    /** People whom it concerns themselves, told beside the receivers of the category; as JSON. */
    audience: text({ max: 8000, long: true }),
    /** The only ways on which it goes, as far as its category has them, with commas in between; all of those when empty. */
    channels: text({ max: 64 }),
    /** Receivers of this level are told: 0 at once, others when nobody has done anything about it. */
    level: int({ required: true, default: 0 }),
    /** When it was worked out who is told, be it nobody. */
    fannedOutAt: instant(),
  },
})

/** Nobody is woken for what happened longer ago: the queue stood still, and the morning will do. */
const FRESH_MS = 60 * 60_000

export const isStillUrgent = ({ isUrgent, createdAt }: Pick<RowOf<typeof noticeEvent>, 'isUrgent' | 'createdAt'>, now: Date): boolean =>
  isUrgent && now.getTime() - createdAt.getTime() < FRESH_MS
