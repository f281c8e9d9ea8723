import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalKind } from '../kernel/index.ts'
import { inCall } from '../platform/call.ts'
import { known, languageOf, words } from '../platform/words.ts'
import { callOf } from './calls.ts'
import { GRAPHQL_NAMES, isReportable, refuse, retryAfterOf, TRANSPORT_STATUS, transportRefusalOf } from './transportFaults.ts'

const STATUS_OF_KIND: Readonly<Partial<Record<RefusalKind, number>>> = {
  unauthenticated: 401,
  forbidden: 403,
  tooMany: 429,
  unavailable: 503,
}
const GRAPHQL_CODES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
}
const isGraphql = (request: FastifyRequest) => request.url.split('?')[0] === '/graphql'

/** Every failure below the resolvers leaves here: in the caller's language, in the shape of its API, with nothing internal. */
export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const requestId = request.id
  const refusal = transportRefusalOf(error, request)
  if (isReportable(refusal)) inCall(callOf(request), () => request.log.error({ err: error }, 'request failed'))
  const shown = refusal ?? refuse('internal', { requestId })
  const language = languageOf(request.headers['accept-language'])
  const key = known(shown.code, language) ? shown.code : `refusal.${shown.code}`
  const message = words(language)(key, shown.params)
  const status = TRANSPORT_STATUS[shown.code] ?? STATUS_OF_KIND[shown.kind] ?? 400
  if (retryAfterOf(shown)) void reply.header('retry-after', retryAfterOf(shown))
  if (status === 401) void reply.header('www-authenticate', 'Bearer')
  void reply.code(status).header('cache-control', 'no-store').header('x-request-id', requestId)
  if (!isGraphql(request)) {
    return reply
      .type('application/json; charset=utf-8')
      .send({ code: status, msg: message, error: message, data: null, requestId, errors: [] })
  }
  const wantsResponseType = /graphql-response\+json/.test(request.headers.accept ?? '')
  const code = GRAPHQL_NAMES[shown.code] ?? GRAPHQL_CODES[status] ?? (status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_USER_INPUT')
  return reply
    .type(`application/${wantsResponseType ? 'graphql-response+json' : 'json'}; charset=utf-8`)
    .send(JSON.stringify({ errors: [{ message, extensions: { code, ...(refusal && { refusal: refusal.code }), requestId } }] }))
}

const UNREADABLE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}
/** Cutting it at once would take the answer away from a sender that has not read it yet. */
const LINGER_MS = 1_000
/** What Node itself cannot read as HTTP, such as an address with bare Chinese in it, never becomes a request; its sender is told all the same. */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket) {
  // Whoever does not speak TLS, or does not trust the certificate, could not read an answer.
  if (/^ERR_(SSL|TLS)_/.test(code)) return void socket.destroy()
  if (code === 'ECONNRESET' || !socket.writable) return
  const msg = words('zh')('limits.badRequest')
  const status = UNREADABLE[code] ?? '400 Bad Request'
  const body = JSON.stringify({ code: Number(status.slice(0, 3)), msg, error: msg, data: null, requestId: randomUUID(), errors: [] })
  const headers = ['content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`, 'connection: close']
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
  // Whoever sends slowly on purpose does not hang up either, and Node no longer counts the connection.
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
