import { type FieldDef, flag } from '../../kernel/index.ts'

/** What a category must hold before a channel can send for it. */
interface Templates {
  readonly subject?: string | null | undefined
  readonly body?: string | null | undefined
  readonly smsTemplateCode?: string | null | undefined
  readonly voiceTemplateCode?: string | null | undefined
}
export type TemplateField = keyof Templates

/**
 * All that the domain knows of a channel. What needs types of another room (how it is sent, how it is drawn) stands there in one exhaustive
 * record by the channel's name.
 */
interface ChannelDef {
  /** The field of a receiver that holds its address, and the one that forms ask for it by. */
  readonly address: 'userId' | 'email' | 'mobile' | 'voiceTel' | 'wechatKey'
  readonly input: 'userId' | 'email' | 'mobile' | 'voiceTel' | 'robotKey'
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
  /** What bounds how often an address hears of it: budgets of the plant, the provider's limit for a robot, or nothing. */
  readonly limit: 'budget' | 'robot' | 'none'
}

const DEFS = {
  BELL: {
    ...{ address: 'userId', input: 'userId', shown: 'no', templates: ['subject'], providerTemplate: null },
    ...{ hasLinkInBody: false, answer: 'none', limit: 'none' },
  },
  EMAIL: {
    ...{ address: 'email', input: 'email', shown: 'plain', templates: ['subject', 'body'], providerTemplate: null },
    ...{ hasLinkInBody: true, answer: 'link', limit: 'budget' },
  },
  SMS: {
    ...{ address: 'mobile', input: 'mobile', shown: 'plain', templates: ['smsTemplateCode'], providerTemplate: 'smsTemplateCode' },
    ...{ hasLinkInBody: false, answer: 'link', limit: 'budget' },
  },
  VOICE: {
    ...{ address: 'voiceTel', input: 'voiceTel', shown: 'plain', templates: ['voiceTemplateCode'], providerTemplate: 'voiceTemplateCode' },
    ...{ hasLinkInBody: false, answer: 'key', limit: 'budget' },
  },
  WECHAT: {
    ...{ address: 'wechatKey', input: 'robotKey', shown: 'fingerprint', templates: ['subject'], providerTemplate: null },
    ...{ hasLinkInBody: true, answer: 'none', limit: 'robot' },
  },
} as const satisfies Readonly<Record<string, ChannelDef>>

/** A way on which a notice reaches people. */
export type Channel = keyof typeof DEFS
export const CHANNEL: Readonly<Record<Channel, ChannelDef>> = DEFS
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
