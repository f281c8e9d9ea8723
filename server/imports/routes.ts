import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { XLSX } from '../excel/index.ts'
import { type Actor, historyOf, invalidField, isImportable, notFound, Refusal, type ResourceDef } from '../kernel/index.ts'
import { languageOf } from '../platform/words.ts'
import { errorBook } from './answers/errorBook.ts'
import { sendLines } from './answers/lines.ts'
import { template } from './answers/template.ts'
import { check } from './check/checkBatch.ts'
import type { Mapping } from './check/examined.ts'
import { requireImportPermission } from './commit/batches.ts'
import { commit } from './commit/commitBatch.ts'
import type { Services, Visitor } from './commit/parts.ts'
import { undo } from './commit/undo.ts'
import { FILE_MAX } from './limits.ts'
import { upload } from './workbook/upload.ts'

export interface Wire {
  signIn(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
  onFault(error: unknown): void
}
type Handle = (visitor: Visitor, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const ID = /^[1-9]\d{0,15}$/
function idOf({ params }: FastifyRequest): number {
  const { id } = params as { id: string }
  if (!ID.test(id)) throw notFound('importBatch', id)
  return Number(id)
}
const queryText = ({ query }: FastifyRequest, name: string) => {
  const value = (query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : undefined
}
/** The list itself, or its past where rows of a former system are asked for. */
function aimOf(request: FastifyRequest, resource: ResourceDef): ResourceDef {
  if (queryText(request, 'history') !== 'true') return resource
  const past = historyOf(resource)
  if (!past) throw notFound(resource.name, 'history')
  return past
}
/** Ends when whoever asked is gone. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => raw.writableFinished || gone.abort(new Error('the caller is gone')))
  return gone.signal
}

function wishIn({ body }: FastifyRequest) {
  const { sheet, mapping, updatesExisting } = (body ?? {}) as Record<string, unknown>
  if (sheet !== undefined && sheet !== null && typeof sheet !== 'string') throw invalidField('sheet', 'text')
  const isMapping = typeof mapping === 'object' && mapping !== null && !Array.isArray(mapping)
  if (mapping !== undefined && mapping !== null && !isMapping) throw invalidField('mapping', 'value')
  const values = Object.values((mapping ?? {}) as object)
  if (values.some((one) => one !== null && typeof one !== 'string')) throw invalidField('mapping', 'value')
  return {
    ...(typeof sheet === 'string' && { sheet }),
    ...(isMapping && { mapping: mapping as Mapping }),
    updatesExisting: updatesExisting === true,
  }
}

function serveBatches(scope: FastifyInstance, services: Services, wire: Wire) {
  const route = (method: 'GET' | 'POST', path: string, handle: Handle) =>
    scope.route({
      method,
      url: `/imports/:id/${path}`,
      handler: async (request, reply) => {
        const actor = await wire.signIn(request, reply)
        return handle({ actor, language: languageOf(request.headers['accept-language']) }, request, reply)
      },
    })
  route('POST', 'check', (visitor, request, reply) => {
    const [id, settings] = [idOf(request), wishIn(request)]
    const watched = { ...visitor, signal: signalOf(reply) }
    const work = async (progress: (done: number, of: number) => void) => ({
      result: await check(services, watched, { id, settings, progress }),
    })
    return sendLines(request, reply, work, wire.onFault)
  })
  route('POST', 'commit', (visitor, request, reply) => {
    const id = idOf(request)
    const body = (request.body ?? {}) as Record<string, unknown>
    const wishes = { goodRowsOnly: body['goodRowsOnly'] === true, confirmed: body['confirmed'] === true }
    const work = async (progress: (done: number, of: number) => void) => {
      const outcome = await commit(services, visitor, { id, ...wishes, progress })
      return 'committed' in outcome
        ? { result: outcome.committed }
        : { error: { message: outcome.rejected.message, rows: outcome.rejected.rows } }
    }
    return sendLines(request, reply, work, wire.onFault)
  })
  route('GET', 'errors', async (visitor, request, reply) => {
    const watched = { ...visitor, signal: signalOf(reply) }
    const { disposition, stream } = await errorBook(services, watched, {
      id: idOf(request),
      isRest: queryText(request, 'rest') === 'true',
      onFault: wire.onFault,
    })
    return reply.header('content-disposition', disposition).type(XLSX).send(stream)
  })
  route('POST', 'undo', (visitor, request) => undo(services, visitor, idOf(request)))
}

function serveUpload(scope: FastifyInstance, services: Services, wire: Wire, resources: readonly ResourceDef[]) {
  const admitted = new WeakMap<FastifyRequest, Actor>()
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  for (const resource of resources) {
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const actor = await wire.signIn(request, reply)
      // Nothing of a body is read for somebody who may not ask.
      requireImportPermission(actor, aimOf(request, resource))
      if (Number(request.headers['content-length'] ?? 0) > FILE_MAX) throw new Refusal('limits.bodyTooLarge', { limit: '10 MB' })
      admitted.set(request, actor)
    }
    scope.post(`${resource.rest}/imports`, { onRequest }, async (request, reply) => {
      const visitor = {
        actor: admitted.get(request) as Actor,
        language: languageOf(request.headers['accept-language']),
        signal: signalOf(reply),
      }
      const source = request.body as IncomingMessage
      const fileName = queryText(request, 'fileName') ?? ''
      return upload(services, visitor, aimOf(request, resource), { fileName, source, sheet: queryText(request, 'sheet') })
    })
  }
}
function serveTemplates(scope: FastifyInstance, services: Services, wire: Wire, resources: readonly ResourceDef[]) {
  for (const resource of resources)
    scope.get(`${resource.rest}/template`, async (request, reply) => {
      const actor = await wire.signIn(request, reply)
      const language = languageOf(request.headers['accept-language'])
      const { disposition, body } = await template(services, { actor, language }, aimOf(request, resource))
      return reply.header('content-disposition', disposition).type(XLSX).send(body)
    })
}

/** The calls by which a console imports, below the address and with the log-in of the REST calls beside them. */
export function mountRoutes(scope: FastifyInstance, services: Services, wire: Wire) {
  const resources = services.registry.exposed.filter(isImportable)
  serveBatches(scope, services, wire)
  serveTemplates(scope, services, wire, resources)
  void scope.register(async (inner) => serveUpload(inner, services, wire, resources))
}
