import { createHash } from 'node:crypto'
import type { AnyOptions, RowOf } from '../../../kernel/index.ts'
import { type AddressKey, CHANNEL, type Channel } from '../channels.ts'
import type { notificationType } from '../notificationType.resource.ts'
import { noticeReceiver } from './noticeReceiver.resource.ts'

export type Receiver = RowOf<typeof noticeReceiver>
export type Category = RowOf<typeof notificationType>
export type Addresses = Pick<Receiver, AddressKey>
/** Those of a receiver whom nothing reaches, under what is known of one. */
export const NO_ADDRESSES = Object.fromEntries(Object.values(CHANNEL).map(({ address }) => [address, null])) as Readonly<
  Record<AddressKey, null>
>

/** What a message by this channel is sent to: an account, an e-mail address, a number or the key of a robot. */
export const addressOf = (receiver: Addresses, channel: Channel) => receiver[CHANNEL[channel].address]

/**
 * Whether a channel reaches the receiver, as far as the receiver is concerned. An address from before its form was asked for, such as a paid
 * number, is none.
 */
export function isReached(receiver: Addresses, channel: Channel): boolean {
  const { pattern }: AnyOptions = noticeReceiver.fields[CHANNEL[channel].address].options
  const address = addressOf(receiver, channel)
  return Boolean(address) && (pattern?.test(String(address)) ?? true)
}

const SHOWN = {
  no: () => null,
  plain: (address: string) => address,
  // It tells robots apart and opens nothing.
  fingerprint: (key: string) => `robot ${createHash('sha256').update(key).digest('hex').slice(0, 12)}`,
}
/** The address that a delivery shows; never a secret. */
export function shownAddress(receiver: Receiver, channel: Channel): string | null {
  const address = addressOf(receiver, channel)
  return address === null ? null : SHOWN[CHANNEL[channel].shown](String(address))
}

/** Whether the category says what the channel needs. */
export const hasTemplate = (category: Category, channel: Channel): boolean => CHANNEL[channel].templates.every((field) => category[field])
