import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pressed } from '../domain/notice/index.ts'
import { Refusal } from '../kernel/index.ts'
import type { ChannelSettings } from '../platform/settings/config.ts'
import { ANSWER_KEY } from './voice.ts'

export const VOICE_REPORTS = '/callbacks/aliyun/voice'
/** The provider's name for "a key was pressed" among the states of a call. */
const KEY_STATE = '300000'
/** The provider sends some hundred at once at most. */
const REPORTS_MAX = 1000

export interface VoiceReports {
  readonly cloud: ChannelSettings['cloud']
  /** Answers the call of that name. */
  pressed(reference: string): Promise<Pressed>
}
const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Reports carry no signature: the key in the address, which only the provider is told, is their proof. */
function refuseStrangers({ cloud }: VoiceReports, { query }: FastifyRequest) {
  const key = cloud?.voice.callback?.key
  if (!key) throw new Refusal('callback.off', { setting: 'ALIYUN_VOICE_CALLBACK_KEY' }, { kind: 'notFound' })
  const { key: sentKey } = query as { key?: unknown }
  if (typeof sentKey !== 'string' || !timingSafeEqual(hashOf(sentKey), hashOf(key)))
    throw new Refusal('callback.wrongKey', {}, { kind: 'forbidden' })
}

interface Report {
  readonly out_id?: string
  readonly status_code?: string
  readonly dtmf?: string
}
const TEXTS = ['out_id', 'status_code', 'dtmf'] as const

/** What the provider sends: an array of states of calls. */
function readReports(body: unknown): Report[] {
  if (!Array.isArray(body)) throw new Refusal('callback.noList')
  if (body.length > REPORTS_MAX) throw new Refusal('callback.tooMany', { max: REPORTS_MAX })
  return body.map((one: unknown, at) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) throw new Refusal('callback.badField', { field: `[${at}]` })
    const report = one as Readonly<Record<string, unknown>>
    for (const field of TEXTS)
      if (report[field] != null && typeof report[field] !== 'string') throw new Refusal('callback.badField', { field: `[${at}].${field}` })
    return report as Report
  })
}
const isAnswer = ({ status_code, dtmf }: Report) => status_code === KEY_STATE && dtmf?.startsWith(ANSWER_KEY)

/**
 * Takes the provider's reports of calls: whoever has pressed the key has answered. What was reported before, or is over, is no fault: the
 * provider would only send it again. A base that is away answers with 503, after which it does.
 */
export function mountVoiceReports(app: FastifyInstance, reports: VoiceReports) {
  const onRequest = async (request: FastifyRequest) => refuseStrangers(reports, request)
  app.post(VOICE_REPORTS, { onRequest }, async (request, reply) => {
    const counts: Record<Pressed, number> = { answered: 0, over: 0, unknown: 0 }
    for (const { out_id } of readReports(request.body).filter(isAnswer)) counts[await reports.pressed(out_id ?? '')]++
    if (counts.answered + counts.over + counts.unknown) request.log.info({ told: counts }, 'keys were pressed')
    return reply.send({ code: 0, msg: 'OK' })
  })
}
