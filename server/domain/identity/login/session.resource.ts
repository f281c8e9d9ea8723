import { choice, command, defineFlow, defineResource, instant, link, text } from '../../../kernel/index.ts'
import { type Client, clientOf } from './client.ts'

/** How long somebody may look on as somebody else. */
export const VIEW_MS = 15 * 60_000

/** What makes a token revocable: a token without a live session opens nothing. */
export const session = defineResource('session', {
  permission: 'system:session',
  affectsAccess: true,
  title: 'ip',
  scope: 'global',
  about: 'currentPlantId',
  owner: { person: 'userId' },
  can: [],
  audited: 'steps',
  icon: 'monitor',
  sort: '-lastSeenAt',
  columns: ['userId', 'viewedById', 'ip', 'browser', 'os', 'startedAt', 'lastSeenAt', 'status'],
  filters: ['userId', 'ip', 'status', 'lastSeenAt'],
  indexes: [['lastSeenAt']],
  retention: { days: 30, since: 'revokedAt' },
  fields: {
    userId: link('user', { required: true, readonly: true, filter: 'eq' }),
    /** Whoever looks on as this user, without writing anything. */
    viewedById: link('user', { readonly: true, filter: 'eq' }),
    currentPlantId: link('plant', { required: true, readonly: true }),
    ip: text({ required: true, max: 64, readonly: true, filter: 'like' }),
    userAgent: text({ max: 255, readonly: true }),
    startedAt: instant({ required: true, readonly: true }),
    lastSeenAt: instant({ required: true, readonly: true, filter: 'range' }),
    revokedAt: instant({ readonly: true }),
    status: choice(['ACTIVE', 'ENDED'], { tones: { ACTIVE: 'good' }, required: true, default: 'ACTIVE', readonly: true, filter: 'in' }),
  },
  computed: {
    browser: { field: text(), from: (row: Client) => clientOf(row).browser },
    os: { field: text(), from: (row: Client) => clientOf(row).os },
  },
})

export const sessionFlow = defineFlow(session, 'status', {
  end: { from: ['ACTIVE'], to: 'ENDED', tone: 'danger' },
})

/** Whoever holds the session is out with their next call. */
export const endSession = command({
  on: sessionFlow.end,
  run: async ({ uow }) => ({ revokedAt: uow.now }),
})
