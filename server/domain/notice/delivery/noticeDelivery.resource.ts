import { choice, defineFlow, defineResource, instant, int, link, text } from '../../../kernel/index.ts'
import { CHANNELS } from '../channels.ts'

/** Why a delivery waits, was not sent, or failed. */
export const DELIVERY_REASONS = [
  // Waits.
  'QUIET_HOURS',
  'RATE_LIMIT',
  'UNREACHABLE',
  'PROVIDER_ERROR',
  // Was never sent.
  'REPEATED',
  'BUDGET',
  'SWITCHED_OFF',
  'NO_ADDRESS',
  'NO_TEMPLATE',
  'NO_SETTINGS',
  // Failed.
  'REFUSED',
  'NO_ANSWER',
  'BAD_ANSWER',
  'INTERRUPTED',
] as const
export type DeliveryReason = (typeof DELIVERY_REASONS)[number]

/** One piece of news to one receiver on one channel, with what the provider answered (§10). */
export const noticeDelivery = defineResource('noticeDelivery', {
  permission: 'notice:delivery',
  title: 'subject',
  icon: 'send',
  sort: '-id',
  audited: 'steps',
  owner: { through: ['userId'] },
  can: [],
  columns: ['createdAt', 'subject', 'receiverId', 'channel', 'address', 'status'],
  filters: ['status', 'channel', 'typeId', 'receiverId', 'reason', 'address', 'sentAt'],
  indexes: [
    ['status', 'nextAt'],
    ['userId', 'channel', 'readAt'],
    ['receiverId', 'channel', 'createdAt'],
    ['address', 'channel', 'createdAt'],
    ['channel', 'status', 'sentAt'],
  ],
  unique: [['eventId', 'receiverId', 'channel']],
  retention: { days: 'log', since: 'createdAt' },
  fields: {
    eventId: link('noticeEvent', { required: true, readonly: true }),
    typeId: link('notificationType', { required: true, readonly: true, filter: 'eq' }),
    receiverId: link('noticeReceiver', { required: true, readonly: true, filter: 'eq' }),
    userId: link('user', { readonly: true }),
    channel: choice(CHANNELS, { required: true, readonly: true, filter: 'in' }),
    address: text({ max: 254, readonly: true, filter: 'like' }),
    /** The same again within a short while is suppressed. */
    subjectKey: text({ required: true, max: 128, readonly: true }),
    subject: text({ required: true, max: 500, readonly: true, filter: 'like' }),
    body: text({ max: 8000, long: true, readonly: true, bulky: true }),
    /** The record it is about, as its address in the console. */
    path: text({ max: 255, readonly: true }),
    attempts: int({ required: true, default: 0, readonly: true }),
    nextAt: instant({ readonly: true }),
    sentAt: instant({ readonly: true, filter: 'range' }),
    reason: choice(DELIVERY_REASONS, { readonly: true, filter: 'in' }),
    answer: text({ max: 4000, long: true, readonly: true, bulky: true }),
    readAt: instant({ readonly: true }),
    status: choice(['QUEUED', 'SENDING', 'SENT', 'FAILED', 'SUPPRESSED', 'NOT_CONFIGURED'], {
      tones: { QUEUED: 'wait', SENDING: 'info', SENT: 'good', FAILED: 'danger', SUPPRESSED: 'quiet', NOT_CONFIGURED: 'warning' },
      required: true,
      default: 'QUEUED',
      readonly: true,
      filter: 'in',
    }),
  },
})

export const deliveryFlow = defineFlow(
  noticeDelivery,
  'status',
  { resend: { from: ['FAILED', 'SUPPRESSED', 'NOT_CONFIGURED'], to: 'QUEUED' } },
  {
    suppress: { from: ['QUEUED'], to: 'SUPPRESSED' },
    giveUp: { from: ['QUEUED'], to: 'NOT_CONFIGURED' },
    claim: { from: ['QUEUED'], to: 'SENDING' },
    ring: { from: ['QUEUED'], to: 'SENT' },
    // What became of a try, also when the answer came after its sender was given up.
    confirm: { from: ['SENDING', 'FAILED'], to: 'SENT' },
    wait: { from: ['SENDING', 'FAILED'], to: 'QUEUED' },
    fail: { from: ['SENDING', 'FAILED'], to: 'FAILED' },
  },
)
