import type { ResourceTypes } from '../../kit/gen/resources.ts'

export type Channel = ResourceTypes['noticeDelivery']['row']['channel']
export type Flag = 'hasBell' | 'hasEmail' | 'hasSms' | 'hasVoice' | 'hasWechat'

/** Each way of telling: its switch at the category, its sign, and the address that a receiver needs for it. */
export const CHANNELS = [
  { channel: 'BELL', flag: 'hasBell', icon: 'bell', address: 'userId' },
  { channel: 'EMAIL', flag: 'hasEmail', icon: 'send', address: 'email' },
  { channel: 'SMS', flag: 'hasSms', icon: 'message', address: 'mobile' },
  { channel: 'VOICE', flag: 'hasVoice', icon: 'phone', address: 'voiceTel' },
  { channel: 'WECHAT', flag: 'hasWechat', icon: 'users', address: 'robotKey' },
] as const satisfies readonly { channel: Channel; flag: Flag; icon: string; address: string }[]

export const iconOf = (channel: Channel): string => CHANNELS.find((one) => one.channel === channel)?.icon ?? 'bell'
