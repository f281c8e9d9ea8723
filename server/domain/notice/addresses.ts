import { createHash } from 'node:crypto'
import type { AnyOptions, RowOf } from '../../kernel/index.ts'
import { noticeReceiver } from './noticeReceiver.resource.ts'
import { CHANNELS, type Channel, type notificationType } from './notificationType.resource.ts'

export type Receiver = RowOf<typeof noticeReceiver>
export type Category = RowOf<typeof notificationType>

const SWITCHES = { BELL: 'hasBell', EMAIL: 'hasEmail', SMS: 'hasSms', VOICE: 'hasVoice', WECHAT: 'hasWechat' } as const
/** The field of a receiver that a channel needs. */
export const ADDRESS_FIELDS = { BELL: 'userId', EMAIL: 'email', SMS: 'mobile', VOICE: 'voiceTel', WECHAT: 'wechatKey' } as const

export const channelsOf = (category: Pick<Category, (typeof SWITCHES)[Channel]>): Channel[] =>
  CHANNELS.filter((channel) => category[SWITCHES[channel]])

/**
 * Whether a channel reaches the receiver, as far as the receiver is concerned. An address from before its form was asked for, such as a paid
 * number, is none.
 */
export function isReached(receiver: Pick<Receiver, (typeof ADDRESS_FIELDS)[Channel]>, channel: Channel): boolean {
  const field = ADDRESS_FIELDS[channel]
  const { pattern }: AnyOptions = noticeReceiver.fields[field].options
  return Boolean(receiver[field]) && (pattern?.test(String(receiver[field])) ?? true)
}

/** Where a delivery says it goes. The key of a robot is a secret: its fingerprint tells robots apart and opens nothing. */
export function shownAddress(receiver: Receiver, channel: Channel): string | null {
  if (channel === 'BELL') return null
  const address = receiver[ADDRESS_FIELDS[channel]] as string | null
  if (!address || channel !== 'WECHAT') return address
  return `robot ${createHash('sha256').update(address).digest('hex').slice(0, 12)}`
}

/** Whether the category says what the channel needs. */
export function hasTemplate(category: Category, channel: Channel): boolean {
  if (channel === 'SMS') return Boolean(category.smsTemplateCode)
  if (channel === 'VOICE') return Boolean(category.voiceTemplateCode)
  return Boolean(category.subject) && (channel !== 'EMAIL' || Boolean(category.body))
}
