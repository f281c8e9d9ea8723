import { choice, defineFlow, defineResource, instant, text } from '../../kernel/index.ts'

/** A screen on a wall. Its key opens only the summaries of its plant, read-only. */
export const wallDisplay = defineResource('wallDisplay', {
  permit: 'wall:display',
  title: 'name',
  icon: 'grid',
  columns: ['name', 'language', 'status', 'keyIssuedAt', 'lastSeenAt'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    language: choice(['zh', 'en'], { default: 'zh' }),
    remark: text({ max: 500, long: true }),
    keyHash: text({ max: 64, unique: true, secret: true, readonly: true }),
    keyIssuedAt: instant({ readonly: true }),
    lastSeenAt: instant({ readonly: true }),
    status: choice(['ACTIVE', 'REVOKED'], { required: true, default: 'ACTIVE', readonly: true, filter: 'in' }),
  },
})

export const wallDisplayFlow = defineFlow(wallDisplay, 'status', {
  revoke: { from: ['ACTIVE'], to: 'REVOKED', tone: 'danger' },
  restore: { from: ['REVOKED'], to: 'ACTIVE' },
})
