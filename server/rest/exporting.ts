import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, can, Refusal } from '../kernel/index.ts'
import { languageOf } from '../words.ts'
import type { ExportRows, Services } from './call.ts'
import { listingOf } from './listing.ts'
import { paramsOf } from './params.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Exporting {
  readonly exportRows: ExportRows
  signIn(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Actor>
}

/** GET /{resource}/export: the rows that a list with the same filters and order would show, all of them, as a workbook. */
export function exportRoutes(scope: FastifyInstance, services: Services, { exportRows, signIn }: Exporting) {
  for (const resource of services.registry.exposed) {
    scope.get(`${resource.rest}/export`, async (request, reply) => {
      const actor = await signIn(services, request, reply)
      const permission = `${resource.permit}:export`
      if (!can(actor, permission)) throw new Refusal('forbidden', { permission }, { kind: 'forbidden' })
      const { request: list } = listingOf({ ...services, actor }, resource, paramsOf(request.url))
      const language = languageOf(request.headers['accept-language'])
      const { disposition, stream } = await exportRows({ actor, resource, language, request: list })
      void reply.header('content-disposition', disposition)
      return reply.type(XLSX).send(stream)
    })
  }
}
