import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, can, isImportable, Refusal } from '../kernel/index.ts'
import { languageOf } from '../words.ts'
import type { ImportRows, Services } from './call.ts'
import { answer, successBody } from './envelope.ts'
import { oneOf, paramsOf } from './params.ts'

interface Importing {
  readonly importRows: ImportRows
  signIn(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Actor>
}

/** POST /{resource}/import: a workbook becomes rows, all of them or none. Its columns are understood by their headers. */
export async function importRoutes(scope: FastifyInstance, services: Services, { importRows, signIn }: Importing) {
  const actors = new WeakMap<FastifyRequest, Actor>()
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  for (const resource of services.registry.exposed.filter(isImportable)) {
    const permission = `${resource.permit}:import`
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const actor = await signIn(services, request, reply)
      // Nothing of a body is read for somebody who may not ask.
      if (!can(actor, permission)) throw new Refusal('forbidden', { permission }, { kind: 'forbidden' })
      actors.set(request, actor)
    }
    scope.post(`${resource.rest}/import`, { onRequest }, async (request, reply) => {
      const params = paramsOf(request.url)
      const source = request.body as IncomingMessage | undefined
      if (!source?.pipe) throw new Refusal('limits.emptyBody')
      const { message, ...done } = await importRows({
        actor: actors.get(request) as Actor,
        language: languageOf(request.headers['accept-language']),
        resource,
        fileName: oneOf(params, 'fileName', 'name') ?? '',
        source,
        updatesExisting: ['true', '1'].includes(oneOf(params, 'updatesExisting', 'updateSupport') ?? ''),
      })
      return reply.send(successBody({ ...answer(done), msg: message }, request.id))
    })
  }
}
