import * as z from 'zod'
import { rule } from './settingRules.ts'

const matching = (pattern: RegExp, message: string) => z.string().regex(pattern, message)
const origin = matching(/^https?:\/\/[^\s/?#@]+\/?$/, rule('like', { example: 'https://host:port' }))

const HOST = /^smtps?:\/\/[^/#]+\/?(\?[^#]*)?$/
/** Passwords are full of characters that mean something else in an address: half of one would be taken for the host. */
function isMailServer(url: string): boolean {
  if (!HOST.test(url) || !URL.canParse(url)) return false
  const { username, password, hostname } = new URL(url)
  try {
    return Boolean(hostname && [username, password].map(decodeURIComponent))
  } catch {
    return false
  }
}
const mailServer = z.string().refine(isMailServer, {
  error: rule('mailServer'),
})

/** Settings of the ways on which notices reach people. A channel without them is not set up: its deliveries say so and wait for nobody. */
export const channelShape = {
  /** The server that takes e-mail: smtp://user:password@host:587, or smtps:// where it speaks TLS from the start. */
  SMTP_URL: mailServer.optional(),
  /** Who e-mails come from: notices@plant.example or Millwright <notices@plant.example>. */
  SMTP_FROM: matching(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, rule('mailAddress')).optional(),
  /** The Alibaba Cloud account that text messages and voice calls are sent with. */
  ALIYUN_KEY_ID: z.string().optional(),
  ALIYUN_KEY_SECRET: z.string().optional(),
  /** The signature that text messages carry. */
  ALIYUN_SMS_SIGN: z
    .string()
    .max(64, rule('longest', { max: 64 }))
    .optional(),
  ALIYUN_SMS_ENDPOINT: origin.default('https://dysmsapi.aliyuncs.com'),
  /** The number that voice calls show; unset = one of the account's. */
  ALIYUN_VOICE_NUMBER: matching(/^[\d+-]{5,20}$/, rule('telephone')).optional(),
  /**
   * What Alibaba Cloud names in the address to which it reports calls, /callbacks/aliyun/voice?key=…: with it, whoever is called answers by
   * pressing 1. The provider signs nothing, so this is all that tells its reports from others.
   */
  ALIYUN_VOICE_CALLBACK_KEY: matching(/^[\w-]{32,128}$/, rule('callbackKey')).optional(),
  /** The template that is read out when the key has been pressed; unset = the call ends. */
  ALIYUN_VOICE_ANSWER_CODE: z
    .string()
    .max(64, rule('longest', { max: 64 }))
    .optional(),
  ALIYUN_VOICE_ENDPOINT: origin.default('https://dyvmsapi.aliyuncs.com'),
  /** Where WeChat's work robots listen; off = they are not used. */
  WECHAT_ROBOT_ENDPOINT: z
    .union([origin, z.literal('off')], { error: rule('likeOrOff', { example: 'https://host:port' }) })
    .default('https://qyapi.weixin.qq.com'),
}
type ChannelEnv = z.infer<z.ZodObject<typeof channelShape>>

export interface MailSettings {
  readonly url: string
  readonly from: string
}
export interface CloudSettings {
  readonly keyId: string
  readonly keySecret: string
  readonly sms: { readonly sign: string; readonly endpoint: string } | null
  readonly voice: {
    readonly number: string | null
    readonly endpoint: string
    /** Set where the provider reports which key was pressed. */
    readonly callback?: { readonly key: string; readonly answerCode: string | null }
  }
}
/** Null where a channel is not set up. */
export interface ChannelSettings {
  readonly mail: MailSettings | null
  readonly cloud: CloudSettings | null
  readonly wechat: { readonly endpoint: string } | null
}

export function channelsOf(s: ChannelEnv): ChannelSettings {
  const { SMTP_URL: url, SMTP_FROM: from, ALIYUN_KEY_ID: keyId, ALIYUN_KEY_SECRET: keySecret, ALIYUN_SMS_SIGN: sign } = s
  const sms = sign ? { sign, endpoint: s.ALIYUN_SMS_ENDPOINT } : null
  const { ALIYUN_VOICE_CALLBACK_KEY: key, ALIYUN_VOICE_ANSWER_CODE: answerCode = null } = s
  const voice = { number: s.ALIYUN_VOICE_NUMBER ?? null, endpoint: s.ALIYUN_VOICE_ENDPOINT, ...(key && { callback: { key, answerCode } }) }
  return {
    mail: url && from ? { url, from } : null,
    cloud: keyId && keySecret ? { keyId, keySecret, sms, voice } : null,
    wechat: s.WECHAT_ROBOT_ENDPOINT === 'off' ? null : { endpoint: s.WECHAT_ROBOT_ENDPOINT },
  }
}

/** Settings that are of no use alone. */
export function channelFaults(env: Readonly<Record<string, string>>) {
  const pairs = [
    ['SMTP_URL', 'SMTP_FROM'],
    ['SMTP_FROM', 'SMTP_URL'],
    ['ALIYUN_KEY_ID', 'ALIYUN_KEY_SECRET'],
    ['ALIYUN_KEY_SECRET', 'ALIYUN_KEY_ID'],
    // Calls that wait for a key show a number that was bought; the provider takes none of its own for them.
    ['ALIYUN_VOICE_CALLBACK_KEY', 'ALIYUN_KEY_ID'],
    ['ALIYUN_VOICE_CALLBACK_KEY', 'ALIYUN_VOICE_NUMBER'],
    ['ALIYUN_VOICE_ANSWER_CODE', 'ALIYUN_VOICE_CALLBACK_KEY'],
  ] as const
  return pairs.flatMap(([setting, wanted]) =>
    env[setting] && !env[wanted] ? [{ name: wanted, value: '', rule: rule('together', { name: setting }) }] : [],
  )
}
