import { choice, defineFlow, defineResource, flag, instant, link, pagePath, text } from '../../../kernel/index.ts'

/** A link that opens a session without a password (§2 /auto-login); its key is kept as a hash and shown once. */
export const autoLoginLink = defineResource('autoLoginLink', {
  permission: 'system:autoLogin',
  title: 'purpose',
  scope: 'global',
  owner: { person: 'userId' },
  can: [],
  icon: 'link',
  columns: ['purpose', 'userId', 'expiresAt', 'isReusable', 'lastUsedAt', 'inPlantId', 'landingPage', 'status'],
  filters: ['userId', 'status'],
  fields: {
    userId: link('user', { required: true, readonly: true, filter: 'eq' }),
    purpose: text({ required: true, max: 128, readonly: true, filter: 'like' }),
    keyHash: text({ required: true, max: 64, unique: true, secret: true, readonly: true }),
    /** Opens one session and is used up, unless this says otherwise. */
    isReusable: flag({ default: false, readonly: true, filter: 'eq' }),
    expiresAt: instant({ required: true, readonly: true }),
    /** The plant in which its sessions begin. */
    inPlantId: link('plant', { readonly: true }),
    landingPage: pagePath({ readonly: true }),
    lastUsedAt: instant({ readonly: true }),
    status: choice(['ACTIVE', 'USED', 'REVOKED'], {
      tones: { ACTIVE: 'good', REVOKED: 'quiet' },
      required: true,
      default: 'ACTIVE',
      readonly: true,
      filter: 'in',
    }),
  },
})

export const autoLoginLinkFlow = defineFlow(
  autoLoginLink,
  'status',
  { revoke: { from: ['ACTIVE'], to: 'REVOKED', tone: 'danger' } },
  { spend: { from: ['ACTIVE'], to: 'USED' } },
)
