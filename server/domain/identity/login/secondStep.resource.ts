import { defineResource, instant, int, link, text } from '../../../kernel/index.ts'

/** The second factor of one user; a log-in asks for it once it is confirmed. */
export const twoFactor = defineResource('twoFactor', {
  permission: 'system:twoFactor',
  title: 'sealedSecret',
  plural: 'twoFactors',
  scope: 'global',
  internal: true,
  audited: false,
  fields: {
    userId: link('user', { required: true, unique: true }),
    /** The shared secret, encrypted with a key of this installation. */
    sealedSecret: text({ required: true, max: 255, secret: true }),
    confirmedAt: instant(),
    /** The last time step that was accepted; no code opens twice. */
    lastStep: int({ default: 0, min: 0 }),
    /** Each unused recovery code under a slow hash with one salt (server/access/login/recoveryCodes.ts). */
    recoveryHashes: text({ max: 2000, secret: true, long: true }),
  },
})

/** The way from a right password to the second step of a log-in: five minutes, one use, few tries. */
export const loginTicket = defineResource('loginTicket', {
  permission: 'system:loginTicket',
  title: 'ticketHash',
  scope: 'global',
  internal: true,
  audited: false,
  indexes: [['expiresAt']],
  retention: { days: 1, since: 'createdAt' },
  fields: {
    ticketHash: text({ required: true, max: 64, unique: true, secret: true }),
    userId: link('user', { required: true }),
    expiresAt: instant({ required: true }),
    tries: int({ default: 0, min: 0 }),
    usedAt: instant(),
  },
})
