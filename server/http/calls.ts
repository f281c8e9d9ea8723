import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { type Call, inCall } from '../platform/call.ts'

const calls = new WeakMap<FastifyRequest, Call>()
/** The call that a request is. */
export function callOf(request: FastifyRequest): Call {
  const call = calls.get(request) ?? { requestId: request.id }
  calls.set(request, call)
  return call
}

/** Does all work on a request as part of its call. A body arrives with the connection, which belongs to no call: after it the call is entered again. */
export function followCalls(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction) => inCall(callOf(request), done)
  app.addHook('onRequest', enter)
  app.addHook('preValidation', enter)
}
