import type { $OpenApiUtil } from '@alicloud/openapi-core'
import { inLine, type Outcome } from '../domain/notice/index.ts'
import type { ChannelSettings } from '../platform/settings/config.ts'
import { isDoubtful, isUnreached } from './route.ts'

export type CloudSettings = NonNullable<ChannelSettings['cloud']>
/** What the provider takes for one variable of a template. */
const PARAM_MAX = 35
const BUSY_MS = 60_000
/**
 * The client says that it could not connect whenever nothing moves for that long, also after the request went out. Only when it stops
 * waiting for the answer before that does it tell one from the other: what may have arrived is not sent again. It loses count of the
 * waiting on a connection that was used before, so each call has its own.
 */
const CONNECTING = 2
const OWN_CONNECTION = { connection: 'close' }

/** Values as the provider's templates take them: short, in one line. */
export const templateParam = (values: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inLine(value, PARAM_MAX) || '-'])))

type Config = $OpenApiUtil.Config
export async function configFor({ keyId, keySecret }: CloudSettings, endpoint: string, timeoutMs: number): Promise<Config> {
  const { $OpenApiUtil: util } = await import('@alicloud/openapi-core')
  const { host, protocol } = new URL(endpoint)
  return new util.Config({
    accessKeyId: keyId,
    accessKeySecret: keySecret,
    endpoint: host,
    protocol: protocol === 'http:' ? 'HTTP' : 'HTTPS',
    readTimeout: timeoutMs,
    connectTimeout: timeoutMs * CONNECTING,
    globalParameters: new util.GlobalParameters({ headers: OWN_CONNECTION }),
  })
}
/** The module itself or what bundlers made of it: these packages are CommonJS with a default of their own. */
export const classOf = <T>(module: { default: T }): T => (module.default as { default?: T }).default ?? module.default

interface ProviderAnswer {
  readonly Code?: string
  readonly Message?: string
  readonly RequestId?: string
}
interface Failure extends Error {
  readonly code?: string
  readonly statusCode?: number
}
const isBusy = (code: string) => code === 'isv.BUSINESS_LIMIT_CONTROL' || code.startsWith('Throttling')

/** What became of it by the provider's code; a plain answer without one is none. */
function outcomeOf(code: string | undefined, answer: string, httpStatus: number | undefined): Outcome {
  if (code === 'OK') return { kind: 'sent', answer, httpStatus }
  if (code && isBusy(code)) return { kind: 'again', reason: 'RATE_LIMIT', afterMs: BUSY_MS, answer, httpStatus }
  if (isDoubtful(httpStatus)) return { kind: 'failed', reason: 'NO_ANSWER', answer, httpStatus }
  if (httpStatus !== undefined && httpStatus >= 500) return { kind: 'again', reason: 'PROVIDER_ERROR', answer, httpStatus }
  return { kind: 'failed', reason: code ? 'REFUSED' : 'BAD_ANSWER', answer, httpStatus }
}

/** Asks the provider and reads what it answered, or why it did not. */
export async function callProvider(call: () => Promise<{ body?: ProviderAnswer; statusCode?: number }>): Promise<Outcome> {
  try {
    const { body, statusCode } = await call()
    const reply = body && typeof body === 'object' ? body : undefined
    return outcomeOf(
      reply?.Code ?? (reply as { code?: string } | undefined)?.code,
      reply ? JSON.stringify(reply) : String(body),
      statusCode,
    )
  } catch (error) {
    const { name, message, code, statusCode } = error as Failure
    const answer = `${code ?? name}: ${message}`
    if (statusCode) return outcomeOf(code === 'undefined' ? undefined : code, answer, statusCode)
    if (isUnreached(answer)) return { kind: 'again', reason: 'UNREACHABLE', answer }
    if (error instanceof SyntaxError || /JSON|Unexpected token/.test(message)) return { kind: 'failed', reason: 'BAD_ANSWER', answer }
    return { kind: 'failed', reason: 'NO_ANSWER', answer }
  }
}
