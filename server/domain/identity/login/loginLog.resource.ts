import { choice, defineResource, instant, link, text } from '../../../kernel/index.ts'
import { type Client, clientOf, placeOf } from './client.ts'

export const loginLog = defineResource('loginLog', {
  permission: 'system:loginLog',
  title: 'username',
  scope: 'global',
  about: 'atPlantId',
  owner: { person: 'userId' },
  can: [],
  audited: false,
  sealed: true,
  icon: 'logIn',
  sort: '-at',
  columns: ['at', 'username', 'outcome', 'viewedById', 'ip', 'location', 'browser', 'os'],
  filters: ['username', 'outcome', 'ip', 'at'],
  indexes: [
    ['username', 'at'],
    ['ip', 'at'],
    ['userId', 'outcome', 'at'],
  ],
  retention: { days: 'log', since: 'at' },
  fields: {
    at: instant({ required: true, readonly: true, filter: 'range' }),
    username: text({ required: true, max: 64, readonly: true, filter: 'like' }),
    userId: link('user', { readonly: true }),
    /** Whoever looks on as this user. */
    viewedById: link('user', { readonly: true }),
    atPlantId: link('plant', { readonly: true }),
    ip: text({ required: true, max: 64, readonly: true, filter: 'like' }),
    userAgent: text({ max: 255, readonly: true }),
    outcome: choice(['OK', 'WRONG', 'LOCKED', 'DISABLED', 'EXPIRED', 'STEP2', 'AUTO', 'LOGOUT', 'VIEW'], {
      tones: { DISABLED: 'quiet', EXPIRED: 'quiet' },
      required: true,
      readonly: true,
      filter: 'in',
    }),
  },
  computed: {
    location: { field: choice(['SAME', 'LAN', 'INTERNET']), from: (row: { ip: string }) => placeOf(row.ip) },
    browser: { field: text(), from: (row: Client) => clientOf(row).browser },
    os: { field: text(), from: (row: Client) => clientOf(row).os },
  },
})
