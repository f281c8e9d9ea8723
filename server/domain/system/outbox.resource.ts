import { defineResource, text } from '../../kernel/index.ts'

/** What a committed transaction still owes to the queue; a row lives until the queue has it. */
export const outbox = defineResource('outbox', {
  permission: 'system:outbox',
  title: 'job',
  plural: 'outbox',
  scope: 'global',
  internal: true,
  audited: false,
  fields: {
    job: text({ required: true, max: 64 }),
    payload: text({ required: true, max: 20_000, long: true }),
  },
})
