import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { callOf } from './calls.ts'
import type { HttpLimits } from './limits.ts'
import { isApi, loggablePath } from './paths.ts'
import { syncHook } from './syncHook.ts'

/** Of calls that met an outage the log has a line already, with their number. */
const isCounted = (reply: FastifyReply) => reply.statusCode === 503 && reply.hasHeader('retry-after')

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  const { id, method, ip } = request
  const { fault } = callOf(request)
  return {
    requestId: id,
    method,
    path: loggablePath(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    ip,
    ...(fault && { fault }),
  }
}

/**
 * One line for each call that failed, met a fault although it was answered, or was slow. All others stand in the request log table: as lines of
 * the log they take longer than a small call itself, and are written for LOG_LEVEL=debug only. A GraphQL answer that refuses what somebody
 * entered is no failure.
 */
export function logRequests(app: FastifyInstance, logger: Logger, { slowMs }: Pick<HttpLimits, 'slowMs'>): void {
  const isDetailed = logger.isLevelEnabled('debug')
  const isNotable = (request: FastifyRequest, reply: FastifyReply) =>
    !isCounted(reply) && (reply.statusCode >= 400 || callOf(request).fault !== undefined || (reply.elapsedTime >= slowMs && isApi(request)))
  app.addHook(
    'onResponse',
    syncHook((request, reply) => {
      if (isNotable(request, reply)) logger.info(lineOf(request, reply), 'request')
      else if (isDetailed) logger.debug(lineOf(request, reply), 'request')
    }),
  )
}
