import type { Outcome, Outgoing } from '../domain/notice/index.ts'
import { type CloudSettings, callProvider, classOf, configFor, templateParam } from './cloud.ts'
import type { Route } from './route.ts'

const DIGITS = /[^\d+]/g
/** The key with which whoever is called says that they take it on. */
export const ANSWER_KEY = '1'
const PLAYED = 3

/** A text that is repeated until the key is pressed, and what is read out then. */
const waitingForKey = ({ code, params }: { code: string; params: string }, answerCode: string | null) => ({
  StartCode: code,
  StartTtsParams: params,
  PlayTimes: PLAYED,
  'MenuKeyMap.1.Key': ANSWER_KEY,
  ...(answerCode && { 'MenuKeyMap.1.Code': answerCode }),
})

/** Calls that read a text aloud, through Alibaba Cloud. */
export function voiceRoute(cloud: CloudSettings, timeoutMs: number): Route {
  const { number, endpoint, callback } = cloud.voice
  const open = async () => {
    const module = await import('@alicloud/openapi-core')
    const client = new (classOf(module))(await configFor(cloud, endpoint, timeoutMs))
    const { Params, OpenApiRequest } = module.$OpenApiUtil
    const paramsOf = (action: string) =>
      new Params({
        action,
        version: '2017-05-25',
        protocol: new URL(endpoint).protocol === 'http:' ? 'HTTP' : 'HTTPS',
        method: 'POST',
        authType: 'AK',
        style: 'RPC',
        pathname: '/',
        reqBodyType: 'formData',
        bodyType: 'json',
      })
    return { client, paramsOf, Request: OpenApiRequest }
  }
  let opened: ReturnType<typeof open> | undefined
  async function send({ address, templateCode, values, reference, acceptsKey }: Outgoing): Promise<Outcome> {
    opened ??= open()
    const { client, paramsOf, Request } = await opened
    const common = {
      CalledNumber: address.replace(DIGITS, ''),
      ...(number && { CalledShowNumber: number.replace(DIGITS, '') }),
      OutId: reference,
    }
    const template = { code: templateCode ?? '', params: templateParam(values) }
    const isAsking = callback && acceptsKey
    const query = {
      ...common,
      ...(isAsking ? waitingForKey(template, callback.answerCode) : { TtsCode: template.code, TtsParam: template.params }),
    }
    // Timeouts are the client's; nothing else is asked of a single call.
    return callProvider(
      () => client.callApi(paramsOf(isAsking ? 'IvrCall' : 'SingleCallByTts'), new Request({ query }), {} as never) as never,
    )
  }
  return { send, close: async () => {}, secrets: [cloud.keyId, cloud.keySecret, ...(callback ? [callback.key] : [])] }
}
