import type { Outcome, Outgoing } from '../domain/notice/index.ts'
import { asked, type CloudSettings, classOf, configFor, templateParam } from './cloud.ts'
import type { Route } from './route.ts'

const DIGITS = /[^\d+]/g

/** Calls that read a text aloud, through Alibaba Cloud. */
export function voiceRoute(cloud: CloudSettings, timeoutMs: number): Route {
  const { number, endpoint } = cloud.voice
  const open = async () => {
    const module = await import('@alicloud/openapi-core')
    const client = new (classOf(module))(await configFor(cloud, endpoint, timeoutMs))
    const { Params, OpenApiRequest } = module.$OpenApiUtil
    const params = new Params({
      action: 'SingleCallByTts',
      version: '2017-05-25',
      protocol: new URL(endpoint).protocol === 'http:' ? 'HTTP' : 'HTTPS',
      method: 'POST',
      authType: 'AK',
      style: 'RPC',
      pathname: '/',
      reqBodyType: 'formData',
      bodyType: 'json',
    })
    return { client, params, Request: OpenApiRequest }
  }
  let opened: ReturnType<typeof open> | undefined
  async function send({ address, templateCode, values, reference }: Outgoing): Promise<Outcome> {
    opened ??= open()
    const { client, params, Request } = await opened
    const query = {
      CalledNumber: address.replace(DIGITS, ''),
      ...(number && { CalledShowNumber: number.replace(DIGITS, '') }),
      TtsCode: templateCode ?? '',
      TtsParam: templateParam(values),
      OutId: reference,
    }
    // Timeouts are the client's; nothing else is asked of a single call.
    return asked(() => client.callApi(params, new Request({ query }), {} as never) as never)
  }
  return { send, close: async () => {} }
}
