import { defineResource, int, text } from '../../kernel/index.ts'

/** A write that named an idempotency key, kept in the write's own transaction: asked again, it answers the same and does nothing. */
export const idempotentCall = defineResource('idempotentCall', {
  permission: 'system:idempotentCall',
  title: 'key',
  scope: 'global',
  internal: true,
  audited: false,
  unique: [['caller', 'key']],
  fields: {
    caller: text({ required: true, max: 64 }),
    key: text({ required: true, max: 128 }),
    /** SHA-256 of method, address and body. */
    requestHash: text({ required: true, max: 64 }),
    /** What the write answered: ids or a count, as JSON. */
    result: text({ required: true, max: 4000 }),
    httpStatus: int({ default: 200 }),
  },
})
