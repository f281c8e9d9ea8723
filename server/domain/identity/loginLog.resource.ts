import { choice, defineResource, instant, link, text } from '../../kernel/index.ts'

export const loginLog = defineResource('loginLog', {
  permit: 'system:loginLog',
  title: 'username',
  scope: 'global',
  internal: true,
  audited: false,
  indexes: [['at'], ['username', 'at'], ['ip', 'at']],
  fields: {
    at: instant({ required: true }),
    username: text({ required: true, max: 64 }),
    userId: link('user'),
    ip: text({ required: true, max: 64 }),
    userAgent: text({ max: 255 }),
    outcome: choice(['OK', 'WRONG', 'LOCKED', 'DISABLED', 'LOGOUT'], { required: true }),
  },
})
