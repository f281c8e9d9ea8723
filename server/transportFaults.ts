import type { FastifyRequest } from 'fastify'
import { Refusal } from './kernel/index.ts'

/** HTTP statuses of refusals that the transport itself makes. */
export const TRANSPORT_STATUS: Readonly<Record<string, number>> = {
  'limits.bodyTooLarge': 413,
  'limits.mediaType': 415,
  'limits.encoding': 415,
  'limits.urlTooLong': 414,
  'limits.noSuchAddress': 404,
  'file.gone': 404,
  'limits.postOnly': 405,
  'limits.tooManyCalls': 429,
  'export.running': 429,
  'export.tooOften': 429,
  'limits.timeout': 503,
  'limits.internal': 500,
}
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

export const refuse = (code: string, params: Record<string, unknown> = {}) => new Refusal(`limits.${code}`, params)

/** What a failed request is refused for; nothing for a fault of ours. */
export function transportRefusalOf(error: unknown, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  const named = FASTIFY[code] ?? (error instanceof SyntaxError ? 'malformedJson' : statusCode < 500 ? 'badRequest' : undefined)
  if (!named) return undefined
  return refuse(named, named === 'bodyTooLarge' ? { limit: sizeText(request.routeOptions.bodyLimit) } : {})
}
