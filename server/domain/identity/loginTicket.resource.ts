import { defineResource, instant, int, link, text } from '../../kernel/index.ts'

/** The way from a right password to the second step of a log-in: five minutes, one use, few tries. */
export const loginTicket = defineResource('loginTicket', {
  permission: 'system:loginTicket',
  title: 'ticketHash',
  scope: 'global',
  internal: true,
  audited: false,
  indexes: [['expiresAt']],
  fields: {
    ticketHash: text({ required: true, max: 64, unique: true, secret: true }),
    userId: link('user', { required: true }),
    expiresAt: instant({ required: true }),
    tries: int({ default: 0, min: 0 }),
    usedAt: instant(),
  },
})
