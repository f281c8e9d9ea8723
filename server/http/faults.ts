import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, type RefusalKind } from '../kernel/index.ts'
import { known, languageOf, words } from '../words.ts'

/** HTTP statuses of refusals that the transport itself makes. */
const STATUS: Readonly<Record<string, number>> = {
  bodyTooLarge: 413,
  mediaType: 415,
  encoding: 415,
  urlTooLong: 414,
  noSuchAddress: 404,
  postOnly: 405,
  tooManyCalls: 429,
  timeout: 503,
  internal: 500,
}
const STATUS_OF_KIND: Readonly<Partial<Record<RefusalKind, number>>> = { unauthenticated: 401, forbidden: 403, tooMany: 429 }
const GRAPHQL_CODES: Readonly<Record<number, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND', 429: 'RATE_LIMITED' }
/** Fastify's own complaints, by what they mean to a client. */
const FASTIFY: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'emptyBody',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'mediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badRequest',
  FST_ERR_BAD_URL: 'badRequest',
}
const KB = 1024

export const refuse = (code: string, params: Record<string, unknown> = {}) => new Refusal(`limits.${code}`, params)

function refusalOf(error: unknown, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  const named = FASTIFY[code] ?? (error instanceof SyntaxError ? 'malformedJson' : statusCode < 500 ? 'badRequest' : undefined)
  if (!named) return undefined
  return refuse(named, named === 'bodyTooLarge' ? { limit: sizeText(request.routeOptions.bodyLimit) } : {})
}
const sizeText = (bytes: number) => (bytes < KB * KB ? `${bytes / KB} KB` : `${bytes / KB / KB} MB`)
const isGraphql = (request: FastifyRequest) => request.url.split('?')[0] === '/graphql'

/** Every failure below the resolvers leaves here: in the caller's language, in the shape of its API, with nothing internal. */
export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const requestId = request.id
  const refusal = refusalOf(error, request)
  if (!refusal) request.log.error({ err: error, requestId }, 'request failed')
  const shown = refusal ?? refuse('internal', { requestId })
  const language = languageOf(request.headers['accept-language'])
  const key = known(shown.code, language) ? shown.code : `refusal.${shown.code}`
  const message = words(language)(key, shown.params)
  const status = STATUS[shown.code.replace('limits.', '')] ?? STATUS_OF_KIND[shown.kind] ?? 400
  if (status === 429 && shown.params.seconds) void reply.header('retry-after', String(shown.params.seconds))
  if (status === 401) void reply.header('www-authenticate', 'Bearer')
  void reply.code(status).header('cache-control', 'no-store')
  if (!isGraphql(request)) {
    return reply
      .type('application/json; charset=utf-8')
      .send({ code: status, msg: message, error: message, data: null, requestId, errors: [] })
  }
  const wantsResponseType = /graphql-response\+json/.test(request.headers.accept ?? '')
  const code = GRAPHQL_CODES[status] ?? (status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_USER_INPUT')
  return reply
    .type(`application/${wantsResponseType ? 'graphql-response+json' : 'json'}; charset=utf-8`)
    .send(JSON.stringify({ errors: [{ message, extensions: { code, requestId } }] }))
}
