import { callNumber, type FieldDef, flag, link, mobileNumber, text } from '../../kernel/index.ts'
import { NOTICE_BUDGETS } from '../system/index.ts'

/** What a category must hold before a channel can send for it. */
interface Templates {
  readonly subject?: string | null | undefined
  readonly body?: string | null | undefined
  readonly smsTemplateCode?: string | null | undefined
  readonly voiceTemplateCode?: string | null | undefined
}
export type TemplateField = keyof Templates

/** What receivers give for channels to reach them by: fields of theirs. */
export const ADDRESS_FIELDS = {
  /** Whose bell rings. */
  userId: link('user', { filter: 'eq' }),
  email: text({ max: 254, pattern: /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\]]+$/ }),
  mobile: mobileNumber(),
  voiceTel: callNumber(),
  /** The key of a WeChat work robot's address: whoever knows it may write to the group, so it is never shown again. */
  robotKey: text({ max: 128, secret: true, transient: true, pattern: /^[\w-]{8,128}$/ }),
  wechatKey: text({ max: 128, secret: true }),
}
type AddressField = keyof typeof ADDRESS_FIELDS

/**
 * All that the domain knows of a channel. What needs types of another room (how it is sent, how it is drawn) stands there in one exhaustive
 * record by the channel's name.
 */
interface ChannelDef {
  /** The field of a receiver that holds its address, and the one that forms ask for it by. */
  readonly address: AddressField
  readonly input: AddressField
  /** How a delivery shows an address: not at all where it is an account, as a fingerprint where whoever knows it may send by it. */
  readonly shown: 'no' | 'plain' | 'fingerprint'
  /** The fields of a category without which nothing can be sent. */
  readonly templates: readonly TemplateField[]
  /** The field with the provider's own template, which takes the values instead of a text. */
  readonly providerTemplate: 'smsTemplateCode' | 'voiceTemplateCode' | null
  /** Whether its text ends with the address of the record or of the answer. */
  readonly hasLinkInBody: boolean
  /** How a message is answered: by a link with a key, by a key of the telephone, or in the console alone. */
  readonly answer: 'link' | 'key' | 'none'
  /** The parameters of a plant that bound how much an address gets in an hour, and the plant spends in a day. */
  readonly budget: { readonly perHour: string; readonly perDay?: string } | null
  /** What the provider takes for one address in a minute, whichever plants share it; it refuses the rest. */
  readonly perMinute: number | null
  /** Whether each message is also kept in a log of the channel's own. */
  readonly hasMessageLog: boolean
}

const UNLIMITED = { perMinute: null, hasMessageLog: false } as const
const DEFS = {
  BELL: {
    ...{ address: 'userId', input: 'userId', shown: 'no', templates: ['subject'], providerTemplate: null },
    ...{ hasLinkInBody: false, answer: 'none', budget: null, ...UNLIMITED },
  },
  EMAIL: {
    ...{ address: 'email', input: 'email', shown: 'plain', templates: ['subject', 'body'], providerTemplate: null },
    ...{ hasLinkInBody: true, answer: 'link', budget: { perHour: NOTICE_BUDGETS.emailPerHour }, ...UNLIMITED },
  },
  SMS: {
    ...{ address: 'mobile', input: 'mobile', shown: 'plain', templates: ['smsTemplateCode'], providerTemplate: 'smsTemplateCode' },
    ...{
      hasLinkInBody: false,
      answer: 'link',
      budget: { perHour: NOTICE_BUDGETS.smsPerHour, perDay: NOTICE_BUDGETS.smsPerDay },
      ...UNLIMITED,
    },
  },
  VOICE: {
    ...{ address: 'voiceTel', input: 'voiceTel', shown: 'plain', templates: ['voiceTemplateCode'], providerTemplate: 'voiceTemplateCode' },
    ...{
      hasLinkInBody: false,
      answer: 'key',
      budget: { perHour: NOTICE_BUDGETS.voicePerHour, perDay: NOTICE_BUDGETS.voicePerDay },
      ...UNLIMITED,
    },
  },
  WECHAT: {
    ...{ address: 'wechatKey', input: 'robotKey', shown: 'fingerprint', templates: ['subject'], providerTemplate: null },
    ...{ hasLinkInBody: true, answer: 'none', budget: null, perMinute: 20, hasMessageLog: true },
  },
} as const satisfies Readonly<Record<string, ChannelDef>>

/** A way on which a notice reaches people. */
export type Channel = keyof typeof DEFS
export const CHANNEL: Readonly<Record<Channel, ChannelDef & { readonly address: AddressKey }>> = DEFS
/** The fields of a receiver that hold an address. */
export type AddressKey = (typeof DEFS)[Channel]['address']
export const CHANNELS = Object.keys(DEFS) as unknown as readonly [Channel, ...Channel[]]

/** Whether an address of the channel opens something by itself, so that nothing may show it. */
export const hasSecretAddress = (channel: Channel): boolean => CHANNEL[channel].shown === 'fingerprint'

/** The flag by which a category, or a step of an escalation plan, uses a channel: EMAIL by `hasEmail`. */
export type ChannelFlag = `has${Capitalize<Lowercase<Channel>>}`
export const flagOf = (channel: Channel) => `has${channel.charAt(0)}${channel.slice(1).toLowerCase()}` as ChannelFlag
export const CHANNEL_FLAGS: readonly ChannelFlag[] = CHANNELS.map(flagOf)
/** The channels whose flags are set. */
export const channelsOf = (flags: Readonly<Partial<Record<ChannelFlag, boolean | null>>>): Channel[] =>
  CHANNELS.filter((channel) => flags[flagOf(channel)])

type FlagField<O> = FieldDef<boolean, O & { default: boolean }, 'flag'>
/** A flag for each channel, as fields of a resource; of a new row the bell alone is on. */
export function channelFlags<const O extends { inline?: boolean; switched?: true }>(
  options: O,
): Readonly<Record<ChannelFlag, FlagField<O>>> {
  const field = (channel: Channel) => flag({ ...options, default: channel === 'BELL' })
  return Object.fromEntries(CHANNELS.map((channel) => [flagOf(channel), field(channel)])) as never
}
