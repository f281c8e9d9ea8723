import { type Channels, hasSecretAddress, type Outcome, type OuterChannel } from '../domain/notice/index.ts'
import type { ChannelSettings } from '../platform/settings/config.ts'
import { mailRoute } from './mail.ts'
import { maskedBy } from './masking.ts'
import { type Route, TIMEOUT_MS } from './route.ts'
import { smsRoute } from './sms.ts'
import { voiceRoute } from './voice.ts'
import { wechatRoute } from './wechat.ts'

export { mountVoiceReports, VOICE_REPORTS } from './voiceReports.ts'

/** How each channel is opened; null where this installation has no settings for it. */
const OPENERS: Readonly<Record<OuterChannel, (settings: ChannelSettings, timeoutMs: number) => Route | null>> = {
  EMAIL: ({ mail }, timeoutMs) => mail && mailRoute(mail, timeoutMs),
  SMS: ({ cloud }, timeoutMs) => (cloud?.sms ? smsRoute(cloud, cloud.sms, timeoutMs) : null),
  VOICE: ({ cloud }, timeoutMs) => cloud && voiceRoute(cloud, timeoutMs),
  WECHAT: ({ wechat }, timeoutMs) => wechat && wechatRoute(wechat.endpoint, timeoutMs),
}
function routesOf(settings: ChannelSettings, timeoutMs: number): Partial<Record<OuterChannel, Route>> {
  const routes = Object.entries(OPENERS).map(([channel, open]) => [channel, open(settings, timeoutMs)])
  return Object.fromEntries(routes.filter(([, route]) => route))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what bases refuse.
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/gu
/** Whatever a provider says can be written down: a base refuses some of what garbage is made of, and the try would be lost with it. */
const readable = (answer: string) => answer.replace(UNREADABLE, '\ufffd')

/** Opens the channels that are set up; nothing is loaded or connected before the first notice. */
export function openChannels(settings: ChannelSettings, { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): Channels {
  const routes = routesOf(settings, timeoutMs)
  const mask = maskedBy(Object.values(routes).flatMap(({ secrets }) => secrets))
  return {
    isReady: (channel) => routes[channel] !== undefined,
    async send(notice): Promise<Outcome> {
      const route = routes[notice.channel]
      if (!route) return { kind: 'failed', reason: 'NO_SETTINGS', answer: '' }
      // A fault of our own before anything went out would be one every time: a person looks at it.
      const outcome = await route.send(notice).catch(
        (error: unknown): Outcome => ({
          kind: 'failed',
          reason: 'NO_ANSWER',
          answer: error instanceof Error ? error.message : String(error),
        }),
      )
      const own = hasSecretAddress(notice.channel) ? [notice.address] : []
      return { ...outcome, answer: readable(mask(outcome.answer, own)) }
    },
    close: async () => void (await Promise.all(Object.values(routes).map((route) => route.close()))),
  }
}
