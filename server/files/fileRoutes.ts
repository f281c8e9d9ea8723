import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { file } from '../domain/system/index.ts'
import { type Actor, Refusal, type RowOf } from '../kernel/index.ts'
import { tooLarge } from './storage.ts'
import type { Target } from './targets.ts'
import type { Uploads } from './uploads.ts'
import { idOf, queryText, sendContent, signIn, type Wire } from './wire.ts'

export interface FileRoutes extends Wire {
  readonly files: Uploads
}

function shown({ id, name, fileType, bytes, width, height, thumbKey }: RowOf<typeof file>) {
  const fileURL = `/files/${id}`
  return { id, name, fileType, bytes, width, height, fileURL, thumbURL: thumbKey ? `${fileURL}?size=thumb` : null }
}

function serveDownload(scope: FastifyInstance, routes: FileRoutes) {
  const { files, attachment } = routes
  scope.get('/files/:id', async (request, reply) => {
    const actor = await signIn(routes, request, reply)
    const size = queryText(request, 'size') || 'whole'
    if (size !== 'whole' && size !== 'thumb') throw new Refusal('file.gone')
    const found = await files.get(actor, idOf(request), size)
    if (!found) throw new Refusal('file.gone')
    const { name, type, ...content } = found
    const asFile = attachment(name)
    const disposition = type.startsWith('image/') ? asFile.replace('attachment', 'inline') : asFile
    return sendContent(request, reply, { ...content, disposition, type: type.startsWith('text/') ? `${type}; charset=utf-8` : type })
  })
}

function serveUpload(scope: FastifyInstance, routes: FileRoutes) {
  const { files } = routes
  const admitted = new WeakMap<FastifyRequest, { actor: Actor; target: Target }>()
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = await signIn(routes, request, reply)
    const { maxBytes, ...target } = await files.admit(actor, queryText(request, 'for'))
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
    admitted.set(request, { actor, target })
  }
  scope.post('/files', { onRequest: admit }, async (request, reply) => {
    const source = request.body as IncomingMessage | undefined
    const { actor, target } = admitted.get(request) ?? {}
    if (!source?.pipe || !actor || !target) throw new Refusal('file.missing')
    const row = await files.put(actor, target, { name: queryText(request, 'name'), source })
    return reply.code(201).send({ code: 200, msg: '', data: shown(row), requestId: request.id })
  })
}

/** POST /files and GET /files/:id. A body goes straight to the disk, whatever type it claims to be. */
export function mountFiles(app: FastifyInstance, routes: FileRoutes) {
  void app.register(async (scope) => {
    serveDownload(scope, routes)
    serveUpload(scope, routes)
  })
}
