import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { type Call, inCall } from '../platform/call.ts'

const CALL = Symbol('call')
/** The call that a request is. */
export function callOf(request: FastifyRequest & { [CALL]?: Call }): Call {
  request[CALL] ??= { requestId: request.id }
  return request[CALL]
}

/** Does all work on a request as part of its call. A body arrives with the connection, which belongs to no call: after it the call is entered again. */
export function followCalls(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction) => inCall(callOf(request), done)
  app.addHook('onRequest', enter)
  app.addHook('preValidation', enter)
}
