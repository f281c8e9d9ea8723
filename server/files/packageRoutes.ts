import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, Refusal } from '../kernel/index.ts'
import { type AppPackages, PACKAGE_MAX } from './appPackages.ts'
import { tooLarge } from './storage.ts'

export const APK = 'application/vnd.android.package-archive'
const ADDRESS = '/files/app-versions/:id'
const ID = /^[1-9]\d{0,15}$/

export interface PackageRoutes {
  readonly packages: AppPackages
  /** Who sends this Authorization header; throws when the token is no good. */
  authenticate(header: string | undefined, origin: { ip: string }): Promise<{ actor: Actor; renewedToken?: string }>
  /** Value of Content-Disposition for a file name. */
  attachment(fileName: string): string
}

async function signIn({ authenticate }: PackageRoutes, request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
  const { actor, renewedToken } = await authenticate(request.headers.authorization, { ip: request.ip })
  if (renewedToken) void reply.header('authorization', `Bearer ${renewedToken}`)
  return actor
}
function idOf(request: FastifyRequest): number {
  const { id } = request.params as { id: string }
  if (!ID.test(id)) throw new Refusal('limits.noSuchAddress')
  return Number(id)
}
/** One range of bytes; several are answered with the whole, which every client accepts. */
function rangeOf(header: string | undefined, bytes: number): { start: number; end: number } | 'whole' | 'impossible' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!from && !to) return 'whole'
  const start = from ? Number(from) : Math.max(0, bytes - Number(to))
  const end = from && to ? Math.min(Number(to), bytes - 1) : bytes - 1
  return start > end || start >= bytes ? 'impossible' : { start, end }
}

function serveDownload(scope: FastifyInstance, routes: PackageRoutes) {
  const { packages, attachment } = routes
  scope.get(ADDRESS, async (request, reply) => {
    const id = idOf(request)
    const actor = request.headers.authorization ? await signIn(routes, request, reply) : null
    const { fileName, bytes, sha256, open } = await packages.get(actor, id).catch((e: unknown) => {
      throw e instanceof Refusal && e.kind === 'notFound' ? new Refusal('limits.noSuchAddress') : e
    })
    const etag = `"${sha256}"`
    const isSame = !request.headers['if-range'] || request.headers['if-range'] === etag
    const range = rangeOf(isSame ? request.headers.range : undefined, bytes)
    void reply.type(APK).headers({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-disposition': attachment(fileName),
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (range === 'impossible') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
    if (range === 'whole') return reply.header('content-length', bytes).send(request.method === 'HEAD' ? '' : open())
    const { start, end } = range
    void reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${bytes}`, 'content-length': end - start + 1 })
    return reply.send(request.method === 'HEAD' ? '' : open(range))
  })
}
function serveUpload(scope: FastifyInstance, routes: PackageRoutes) {
  const { packages } = routes
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
  scope.addContentTypeParser(APK, (_request, payload, done) => done(null, payload))
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = await signIn(routes, request, reply)
    if (Number(request.headers['content-length'] ?? 0) > PACKAGE_MAX) throw tooLarge(PACKAGE_MAX)
    await packages.admit(actor, idOf(request))
    actors.set(request, actor)
  }
  const actors = new WeakMap<FastifyRequest, Actor>()
  scope.put(ADDRESS, { onRequest: admit }, async (request, reply) => {
    const source = request.body as IncomingMessage | undefined
    if (!source?.pipe) throw new Refusal('file.missing')
    const { name } = request.query as { name?: unknown }
    const upload = { name: typeof name === 'string' ? name : '', source }
    const row = await packages.put(actors.get(request) as Actor, idOf(request), upload)
    const data = { id: row.id, fileName: row.fileName, fileBytes: row.fileBytes, fileSha256: row.fileSha256, fileAt: row.fileAt }
    return reply.send({ code: 200, msg: '', data, requestId: request.id })
  })
}

/** PUT and GET /files/app-versions/:id. The body goes straight to the disk; only this address takes one that large. */
export function mountPackages(app: FastifyInstance, routes: PackageRoutes) {
  void app.register(async (scope) => {
    serveDownload(scope, routes)
    serveUpload(scope, routes)
  })
}
