import { defineResource, instant, link, text } from '../../kernel/index.ts'

/** What makes a token revocable: a token without a live session opens nothing. */
export const session = defineResource('session', {
  permit: 'system:session',
  title: 'ip',
  scope: 'global',
  internal: true,
  audited: false,
  indexes: [['lastSeenAt']],
  fields: {
    userId: link('user', { required: true }),
    currentPlantId: link('plant', { required: true }),
    ip: text({ required: true, max: 64 }),
    userAgent: text({ max: 255 }),
    startedAt: instant({ required: true }),
    lastSeenAt: instant({ required: true }),
    revokedAt: instant(),
  },
})
