import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, Refusal } from '../kernel/index.ts'
import type { Range } from './storage.ts'

const ID = /^[1-9]\d{0,15}$/

export interface Wire {
  /** Who sends this Authorization header; throws when the token is no good. */
  authenticate(header: string | undefined, origin: { ip: string; isLook?: boolean }): Promise<{ actor: Actor; renewedToken?: string }>
  /** Value of Content-Disposition for a file name. */
  attachment(fileName: string): string
}
export interface Answer {
  readonly type: string
  readonly disposition: string
  readonly bytes: number
  readonly etag: string
  open(range?: Range): Promise<Readable>
}

export async function signIn({ authenticate }: Wire, request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
  // Pictures belong to what a record shows.
  const isLook = request.method === 'GET' || request.method === 'HEAD'
  const { actor, renewedToken } = await authenticate(request.headers.authorization, { ip: request.ip, isLook })
  if (renewedToken) void reply.header('authorization', `Bearer ${renewedToken}`)
  return actor
}
export function idOf(request: FastifyRequest): number {
  const { id } = request.params as { id: string }
  if (!ID.test(id)) throw new Refusal('limits.noSuchAddress')
  return Number(id)
}
/** A query parameter that is given once, as a text. */
export function queryText(request: FastifyRequest, name: string): string {
  const value = (request.query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : ''
}
/** One range of bytes; several are answered with the whole, which every client accepts. */
function rangeOf(header: string | undefined, bytes: number): Range | 'whole' | 'impossible' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!from && !to) return 'whole'
  const start = from ? Number(from) : Math.max(0, bytes - Number(to))
  const end = from && to ? Math.min(Number(to), bytes - 1) : bytes - 1
  return start > end || start >= bytes ? 'impossible' : { start, end }
}

/** Answers with a content, or the part of it that is asked for. A browser shows it without running anything in it. */
export async function sendContent(request: FastifyRequest, reply: FastifyReply, { type, disposition, bytes, etag, open }: Answer) {
  const isSame = !request.headers['if-range'] || request.headers['if-range'] === etag
  const range = rangeOf(isSame ? request.headers.range : undefined, bytes)
  const isHead = request.method === 'HEAD'
  void reply.type(type).headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    etag,
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (range === 'impossible') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  if (range === 'whole') return reply.header('content-length', bytes).send(isHead ? '' : await open())
  const { start, end } = range
  void reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${bytes}`, 'content-length': end - start + 1 })
  return reply.send(isHead ? '' : await open(range))
}
