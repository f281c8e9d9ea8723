import { date, defineResource, text } from '../../kernel/index.ts'

/** The weekly days of rest on the days before one from which they are others. What holds since is the parameter. */
export const restDaysPast = defineResource('restDaysPast', {
  permission: 'system:restDaysPast',
  title: 'untilDay',
  plural: 'restDaysPasts',
  scope: 'global',
  internal: true,
  audited: false,
  fields: {
    /** The first day on which they no longer hold. */
    untilDay: date({ required: true }),
    restDays: text({ max: 64 }),
  },
})
