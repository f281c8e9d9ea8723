import { defineResource, link, text } from '../../kernel/index.ts'

/** What one user set up for themself, such as the look of the console; the value is JSON. */
export const preference = defineResource('preference', {
  permission: 'system:preference',
  title: 'key',
  scope: 'global',
  internal: true,
  audited: false,
  unique: [['userId', 'key']],
  fields: {
    userId: link('user', { required: true }),
    key: text({ required: true, max: 64 }),
    value: text({ required: true, max: 20_000, long: true }),
  },
})
