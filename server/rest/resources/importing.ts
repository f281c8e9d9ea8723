import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, historyOf, isHistory, isImportable, notFound, Refusal, requirePermission } from '../../kernel/index.ts'
import { languageOf } from '../../platform/words.ts'
import type { ImportRows, Services } from '../call.ts'
import { answer, successBody } from '../envelope.ts'
import { type Form, formOf, isForm } from '../spelling/form.ts'
import { oneOf, type Params, paramsOf } from '../spelling/params.ts'

interface Importing {
  readonly importRows: ImportRows
  signIn(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Actor>
}

const UPDATES = ['updatesExisting', 'updateSupport']
const isYes = (word: string | undefined) => word === 'true' || word === '1'
/** Whether records that exist are changed. A form may say so behind its file. */
async function wishOf(params: Params, form: Form | undefined): Promise<boolean> {
  const fields = await form?.fields
  return isYes(oneOf(params, ...UPDATES)) || UPDATES.some((name) => isYes(fields?.get(name)))
}

/** POST /{resource}/import: a workbook, as the body or in the field `file` of a form, becomes rows, all of them or none. Its columns are understood by their headers. */
export async function importRoutes(scope: FastifyInstance, services: Services, { importRows, signIn }: Importing) {
  const actors = new WeakMap<FastifyRequest, Actor>()
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  for (const resource of services.registry.exposed.filter(isImportable)) {
    const permission = `${resource.permission}:import`
    const aimOf = (request: FastifyRequest) => {
      const past = isYes(oneOf(paramsOf(request.url), 'history')) ? historyOf(resource) : resource
      if (!past) throw notFound(resource.name, 'history')
      return past
    }
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const actor = await signIn(services, request, reply)
      // Nothing of a body is read for somebody who may not ask.
      const wanted = isHistory(aimOf(request)) ? `${resource.permission}:importHistory` : permission
      requirePermission(actor, wanted)
      actors.set(request, actor)
    }
    scope.post(`${resource.rest}/import`, { onRequest }, async (request, reply) => {
      const params = paramsOf(request.url)
      const body = request.body as IncomingMessage | undefined
      if (!body?.pipe) throw new Refusal('limits.emptyBody')
      const form = isForm(request) ? await formOf(body) : undefined
      const { message, ...done } = await importRows({
        actor: actors.get(request) as Actor,
        language: languageOf(request.headers['accept-language']),
        resource: aimOf(request),
        fileName: oneOf(params, 'fileName', 'name') ?? form?.fileName ?? '',
        source: form?.source ?? body,
        updatesExisting: wishOf(params, form),
        goodRowsOnly: isYes(oneOf(params, 'goodRowsOnly')),
        confirmed: isYes(oneOf(params, 'confirmed')),
      })
      return reply.send(successBody({ ...answer(done), msg: message }, request.id))
    })
  }
}
