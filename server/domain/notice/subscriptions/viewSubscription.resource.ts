import { choice, choices, defineResource, instant, int, link, text, time } from '../../../kernel/index.ts'
import { ADDRESS_FIELDS } from '../channels.ts'

export const SUBSCRIPTION_CHANNELS = ['EMAIL', 'WECHAT'] as const
export const RHYTHMS = ['DAILY', 'WEEKLY', 'MONTHLY'] as const
export const SUBSCRIPTION_FORMATS = ['WORKBOOK', 'PICTURE'] as const

export const subscriptionChannel = choices('SubscriptionChannel', 'How a view is sent.', {
  EMAIL: 'To the e-mail address of the receiver.',
  WECHAT: 'To a group by its WeChat Work robot.',
})
export const subscriptionRhythm = choices('SubscriptionRhythm', 'On which days a view is sent.', {
  DAILY: 'Every day.',
  WEEKLY: 'On one day of the week.',
  MONTHLY: 'On one day of the month.',
})

export const subscriptionFormat = choices('SubscriptionFormat', 'As what it is sent.', {
  WORKBOOK: 'As an Excel workbook.',
  PICTURE: 'As a picture with a bar for each group, or for each row of figures.',
})

/** A saved view, a list in groups or a table of a board that is sent at regular times, with the rights and in the language of its receiver. */
export const viewSubscription = defineResource('viewSubscription', {
  permission: 'notice:viewSubscription',
  title: 'name',
  internal: true,
  selectable: null,
  indexes: [['status', 'nextAt'], ['userId']],
  fields: {
    /** The name of the view or table when it was set up. */
    name: text({ required: true, max: 80 }),
    /** No link: a view may be deleted, which the next sending reports. */
    viewId: int(),
    /** Instead of a view: path and query of figures that have a workbook, such as '/dataview/repairs?table=byDay'. */
    board: text({ max: 500 }),
    /** Instead of a view: a list in groups, by its resource and the address that the console has of it, such as 'group=status~~-count'. */
    list: text({ max: 64 }),
    search: text({ max: 4000, long: true }),
    format: choice(SUBSCRIPTION_FORMATS, { required: true, default: 'WORKBOOK' }),
    /** Of a board: its days, relative to the time of sending. */
    period: text({ max: 32 }),
    userId: link('user', { required: true }),
    channel: choice(SUBSCRIPTION_CHANNELS, { required: true }),
    /** Of WeChat: the key of the robot that writes to the group. */
    wechatKey: ADDRESS_FIELDS.wechatKey,
    rhythm: choice(RHYTHMS, { required: true }),
    /** Of WEEKLY: 1 = Monday to 7 = Sunday. */
    weekday: int({ min: 1, max: 7 }),
    /** Of MONTHLY; the last day of shorter months. */
    monthDay: int({ min: 1, max: 31 }),
    sendTime: time({ required: true }),
    status: choice(['ENABLED', 'PAUSED'], { required: true, default: 'ENABLED' }),
    nextAt: instant({ required: true, readonly: true }),
  },
})

/** Why something was not sent, besides the reasons of channels. */
export const SENDING_REASONS = [
  // The subscription ends up paused.
  ...['VIEW_GONE', 'FIELD_GONE', 'RECEIVER_GONE', 'NO_RIGHT'],
  // It stays.
  ...[
    'NO_ADDRESS',
    'NO_SETTINGS',
    'TOO_LARGE',
    'UNREACHABLE',
    'RATE_LIMIT',
    'PROVIDER_ERROR',
    'REFUSED',
    'NO_ANSWER',
    'BAD_ANSWER',
    'INTERRUPTED',
  ],
] as const

/** One sending of a subscription. Unique by its due moment, so that several processes queue it once. */
export const viewSending = defineResource('viewSending', {
  permission: 'notice:viewSending',
  title: 'dueAt',
  internal: true,
  audited: false,
  unique: [['subscriptionId', 'dueAt']],
  indexes: [['status', 'nextAt']],
  retention: { days: 'log', since: 'dueAt' },
  fields: {
    subscriptionId: link('viewSubscription', { required: true }),
    dueAt: instant({ required: true }),
    status: choice(['QUEUED', 'SENDING', 'SENT', 'FAILED'], { required: true, default: 'QUEUED' }),
    attempts: int({ required: true, default: 0 }),
    /** When it is tried next; empty once settled. */
    nextAt: instant(),
    sentAt: instant(),
    rowCount: int(),
    reason: text({ max: 32 }),
    answer: text({ max: 4000, long: true }),
  },
})
