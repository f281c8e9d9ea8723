import type { FastifyRequest } from 'fastify'

const named = new WeakMap<FastifyRequest, string>()

/** Says what a request asks for where one route of the web server stands for many calls. */
export const nameOperation = (request: FastifyRequest, operation: string) => void named.set(request, operation)
/** The pattern of a request's address; nothing where there is none. */
export const operationOf = (request: FastifyRequest): string | undefined => named.get(request) ?? request.routeOptions.url
