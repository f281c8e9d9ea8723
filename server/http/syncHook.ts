import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'

/** A hook that waits for nothing: as an async function each one costs a request a promise and a turn of the queue. */
export const syncHook =
  (work: (request: FastifyRequest, reply: FastifyReply) => void) =>
  (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    work(request, reply)
    done()
  }
