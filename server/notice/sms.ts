import type { Outcome, Outgoing } from '../domain/notice/index.ts'
import { type CloudSettings, callProvider, classOf, configFor, templateParam } from './cloud.ts'
import type { Route } from './route.ts'

type Sms = NonNullable<CloudSettings['sms']>

/** Text messages through Alibaba Cloud. */
export function smsRoute(cloud: CloudSettings, { sign, endpoint }: Sms, timeoutMs: number): Route {
  const open = async () => {
    const module = await import('@alicloud/dysmsapi20170525')
    const client = new (classOf(module))(await configFor(cloud, endpoint, timeoutMs))
    return { client, Request: module.SendSmsRequest }
  }
  let opened: ReturnType<typeof open> | undefined
  async function send({ address, templateCode, values, reference }: Outgoing): Promise<Outcome> {
    opened ??= open()
    const { client, Request } = await opened
    const request = new Request({
      phoneNumbers: address,
      signName: sign,
      templateCode: templateCode ?? '',
      templateParam: templateParam(values),
      outId: reference,
    })
    return callProvider(async () => {
      const { body, statusCode } = await client.sendSms(request)
      const { code, message, requestId, bizId } = body ?? {}
      return { body: { Code: code, Message: message, RequestId: requestId, BizId: bizId } as never, ...(statusCode && { statusCode }) }
    })
  }
  return { send, close: async () => {}, secrets: [cloud.keyId, cloud.keySecret] }
}
