import type { FastifyRequest } from 'fastify'
import { Refusal } from '../kernel/index.ts'
import { refusalOf } from '../platform/connections/outage.ts'

/** HTTP statuses of refusals that the transport itself makes. */
export const TRANSPORT_STATUS: Readonly<Record<string, number>> = {
  'limits.bodyTooLarge': 413,
  'limits.mediaType': 415,
  'limits.encoding': 415,
  'limits.urlTooLong': 414,
  'limits.noSuchAddress': 404,
  'shifts.calendarUnknown': 404,
  'file.gone': 404,
  'callback.off': 404,
  'limits.postOnly': 405,
  'limits.secureOnly': 426,
  'limits.tooManyCalls': 429,
  'limits.tooManyHeaders': 431,
  'export.running': 429,
  'export.tooOften': 429,
  'limits.timeout': 503,
  'limits.timeoutUnknown': 503,
  'limits.internal': 500,
}
/** Refusals that GraphQL clients act upon by a name of their own. */
export const GRAPHQL_NAMES: Readonly<Record<string, string>> = { 'limits.persistedQuery': 'PERSISTED_QUERY_NOT_SUPPORTED' }
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
const sizeText = (bytes: number) => (bytes < KB * KB ? `${bytes / KB} KB` : `${bytes / KB / KB} MB`)

/** Nobody did anything wrong: the log is told of it, and the caller when to come back. */
export const isReportable = (refusal: Refusal | undefined) => !refusal || refusal.kind === 'unavailable'
/** The seconds of a Retry-After; nothing where asking again is no use. */
export const retryAfterOf = ({ params }: Refusal): string | undefined => (params.seconds ? String(params.seconds) : undefined)

export const refuse = (code: string, params: Record<string, unknown> = {}) => new Refusal(`limits.${code}`, params)

/** What a failed request is refused for; nothing for a fault of ours. */
export function transportRefusalOf(error: unknown, request: FastifyRequest): Refusal | undefined {
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  // A caller whose connection broke looks like a base whose connection broke.
  const isGone = code === 'ECONNRESET' && request.raw.errored === error
  const refusal = isGone ? refuse('badRequest') : refusalOf(error)
  if (refusal) return refusal
  const named = FASTIFY[code] ?? (error instanceof SyntaxError ? 'malformedJson' : statusCode < 500 ? 'badRequest' : undefined)
  if (!named) return undefined
  return refuse(named, named === 'bodyTooLarge' ? { limit: sizeText(request.routeOptions.bodyLimit) } : {})
}
