import { choice, defineResource, instant, link, type RowOf, text } from '../../kernel/index.ts'

/** The link by which somebody's shifts and leave in this plant are read without a log-in. One a person; a new key takes the place of the old one. */
export const calendarFeed = defineResource('calendarFeed', {
  permission: 'shifts:calendarFeed',
  title: 'keyHash',
  internal: true,
  unique: [['userId']],
  fields: {
    userId: link('user', { required: true, anyRow: true }),
    /** Nothing once it is revoked. */
    keyHash: text({ max: 64, unique: true, secret: true }),
    language: choice(['zh', 'en'], { required: true }),
    issuedAt: instant({ required: true }),
    lastReadAt: instant(),
  },
})
export type CalendarFeed = RowOf<typeof calendarFeed>
