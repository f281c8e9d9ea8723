import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, Refusal } from '../kernel/index.ts'
import { type AppPackages, PACKAGE_MAX } from './appPackages.ts'
import { tooLarge } from './storage.ts'
import { idOf, queryText, sendContent, signIn, type Wire } from './wire.ts'

export const APK = 'application/vnd.android.package-archive'
const ADDRESS = '/files/app-versions/:id'

export interface PackageRoutes extends Wire {
  readonly packages: AppPackages
}

function serveDownload(scope: FastifyInstance, routes: PackageRoutes) {
  const { packages, attachment } = routes
  scope.get(ADDRESS, async (request, reply) => {
    const id = idOf(request)
    const actor = request.headers.authorization ? await signIn(routes, request, reply) : null
    const { fileName, bytes, sha256, open } = await packages.get(actor, id).catch((e: unknown) => {
      throw e instanceof Refusal && e.kind === 'notFound' ? new Refusal('limits.noSuchAddress') : e
    })
    return sendContent(request, reply, { type: APK, disposition: attachment(fileName), bytes, etag: `"${sha256}"`, open })
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
    const row = await packages.put(actors.get(request) as Actor, idOf(request), { name: queryText(request, 'name'), source })
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
