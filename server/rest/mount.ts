import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceMarkIn } from '../access/index.ts'
import { memoryOf, remembering } from '../domain/system/index.ts'
import { nameOperation, operationOf } from '../http/operation.ts'
import { isReportable, retryAfterOf, transportRefusalOf } from '../http/transportFaults.ts'
import { type Actor, hasControl, invalidField, operations, Refusal, requirePermission } from '../kernel/index.ts'
import { languageOf } from '../platform/words.ts'
import type { CallEntry } from '../requestLog/index.ts'
import {
  type Body,
  type Call,
  type ExportGroups,
  type ExportRows,
  type ImportRows,
  isSheet,
  type Method,
  type Route,
  type Services,
  type Visit,
} from './call.ts'
import { errorOf, faultOf, successBody } from './envelope.ts'
import { crudRoutes } from './resources/crud.ts'
import { exportRoutes, groupExportRoutes, sendSheet } from './resources/exporting.ts'
import { importRoutes } from './resources/importing.ts'
import { ownRoutes } from './routes/index.ts'
import { type Found, routeTree } from './routeTree.ts'
import { spellings } from './spelling/names.ts'
import { paramsOf } from './spelling/params.ts'
import { methodsAt, nearestOf } from './suggestRoute.ts'

export const PREFIX = '/api/v1'
const EXPOSED = 'Authorization, X-Request-Id, Content-Disposition, X-Ignored-Params, X-Row-Count'
const NAMED_MAX = 20

export interface RestParts extends Omit<Services, 'spellingOf'> {
  onFault(cause: unknown, where: { requestId: string }): void
  /** Answers /{resource}/export; without it there is no such address. */
  readonly exportRows?: ExportRows
  /** Answers /{resource}/group/export. */
  readonly exportGroups?: ExportGroups
  /** Answers /{resource}/import. */
  readonly importRows?: ImportRows
  /** Calls that are not ours but stand beside them: log-in, refusals and the request log are the same. */
  mountMore?(scope: FastifyInstance, signIn: (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>): void
  /** Told of every call once it is answered. */
  onCall?(entry: CallEntry): void
}

/** What is learnt of a request on its way. */
interface Passing {
  actor: Actor | null
  /** Kept for the request log alone. */
  answered: unknown
}
const passing = new WeakMap<FastifyRequest, Passing>()
const passingOf = (request: FastifyRequest): Passing => {
  const found = passing.get(request) ?? { actor: null, answered: undefined }
  passing.set(request, found)
  return found
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
const isRecord = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Characters that a header cannot hold are escaped. */
const ignoredText = (names: readonly string[]) =>
  names
    .slice(0, NAMED_MAX)
    .map((name) => encodeURIComponent(name.slice(0, 64).replace(/\p{Surrogate}/gu, '?')))
    .join(', ')

/** No base is asked for characters that it cannot hold. */
function checkPath(path: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(path)) if (hasControl(value)) throw invalidField(name, 'control')
  return path
}
function visitOf(services: Services, { request, path }: Pick<Found, 'path'> & { request: FastifyRequest }, reply: FastifyReply): Visit {
  const { authorization, 'accept-language': language, 'user-agent': userAgent = '' } = request.headers
  const ignored = new Set<string>()
  return {
    ...services,
    authorization,
    language: languageOf(language),
    origin: { ip: request.ip, userAgent, deviceMark: deviceMarkIn(request.headers), authorization },
    path: checkPath(path),
    params: paramsOf(request.url),
    body: isRecord(request.body) ? request.body : {},
    ignore: (names) => {
      for (const name of names) ignored.add(name)
      if (ignored.size) void reply.header('x-ignored-params', ignoredText([...ignored]))
    },
  }
}
/** A write with an Idempotency-Key works on a store that remembers it. */
function callOf(services: Services, visit: Visit, request: FastifyRequest, actor: Actor): Call {
  const payload = [request.method, request.url, actor.plantId, request.body ?? null]
  const memory = request.method === 'GET' ? undefined : memoryOf(request.headers['idempotency-key'], payload)
  if (!memory) return { ...visit, actor }
  const store = remembering(services.store, actor, memory)
  return { ...visit, actor, store, operations: operations(store, services.registry) }
}

async function signIn({ access }: Services, request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
  const { actor, renewedToken } = await access.authenticate(request.headers.authorization, { ip: request.ip })
  if (renewedToken) void reply.header('authorization', `Bearer ${renewedToken}`)
  passingOf(request).actor = actor
  return actor
}
interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
async function admit(services: Services, { permission }: Route, { request, reply }: Exchange) {
  if (permission === 'public') return
  const actor = await signIn(services, request, reply)
  requirePermission(actor, ...permission)
}
async function carryOut(services: Services, { route, path }: Found, { request, reply }: Exchange) {
  const visit = visitOf(services, { request, path }, reply)
  const answer =
    route.permission === 'public'
      ? await route.handle(visit)
      : await route.handle(callOf(services, visit, request, passingOf(request).actor as Actor))
  if (isSheet(answer)) return sendSheet(request, reply, answer)
  const body = successBody(answer, request.id)
  if (!isRead(request)) passingOf(request).answered = body
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}
const pathIn = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''
/** Where nothing is: what is near, or how else it is asked for. */
function refuseAddress(request: FastifyRequest, reply: FastifyReply, routes: readonly Route[]): never {
  const [path, { method }] = [pathIn(request), request]
  const allowed = methodsAt(path.slice(PREFIX.length), routes).join(', ')
  if (allowed) {
    void reply.header('allow', allowed)
    throw new Refusal('rest.wrongMethod', { path: path.slice(0, 200), method, allowed })
  }
  const addresses = [...new Set(routes.map((route) => PREFIX + route.path))]
  throw new Refusal('rest.noSuchAddress', { path: path.slice(0, 200), nearest: nearestOf(path, addresses) })
}
/** All calls of these routes, and whatever is none of them. */
function mountRoutes(scope: FastifyInstance, services: Services, { known, all }: { known: readonly Route[]; all: readonly Route[] }) {
  const routeOf = routeTree(all)
  const foundRoutes = new WeakMap<FastifyRequest, Found>()
  scope.all('/*', {
    // Nothing of a body is read for somebody who may not ask.
    onRequest: async (request, reply) => {
      const method = request.method === 'HEAD' ? 'GET' : request.method
      const found = routeOf(method as Method, pathIn(request).slice(PREFIX.length))
      if (!found) return
      foundRoutes.set(request, found)
      nameOperation(request, PREFIX + found.route.path)
      await admit(services, found.route, { request, reply })
    },
    handler: async (request, reply) => {
      const found = foundRoutes.get(request)
      return found ? carryOut(services, found, { request, reply }) : refuseAddress(request, reply, known)
    },
  })
}

function mountErrors(scope: FastifyInstance, services: Services, { onFault }: RestParts) {
  const wireOf = (field: string, resource: string | undefined) => {
    const found = resource ? services.registry.byName(resource) : undefined
    if (field === 'no' || field === 'size') return field === 'no' ? 'pageNo' : 'pageSize'
    return found ? services.spellingOf(found).wireOf(field) : field
  }
  scope.setErrorHandler((error, request, reply) => {
    const refusal = transportRefusalOf(error, request)
    if (isReportable(refusal)) onFault(error, { requestId: request.id })
    const reader = { language: languageOf(request.headers['accept-language']), requestId: request.id }
    const { status, body } = errorOf(refusal ?? faultOf(request.id), reader, wireOf)
    if (status === 401) void reply.header('www-authenticate', 'Bearer')
    if (refusal && retryAfterOf(refusal)) void reply.header('retry-after', retryAfterOf(refusal))
    passingOf(request).answered = body
    void reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
  })
}
function mountWatch(scope: FastifyInstance, { onCall, store }: RestParts) {
  scope.addHook('onRequest', async (_request, reply) => {
    void reply.header('access-control-expose-headers', EXPOSED)
  })
  if (!onCall) return
  scope.addHook('onResponse', async (request, reply) => {
    const { actor, answered } = passingOf(request)
    const { id: requestId, method, url, ip, body } = request
    const ms = reply.elapsedTime
    onCall({
      at: new Date(store.now().getTime() - ms),
      actor,
      ip,
      wire: 'REST',
      method,
      url,
      operation: operationOf(request) ?? url,
      ...(body !== undefined && { request: body }),
      ...(answered !== undefined && { response: answered }),
      httpStatus: reply.statusCode,
      ms,
      requestId,
      isRead: isRead(request),
    })
  })
}

/** The calls of /api/v1: irregular ones, then those that every resource has by its definition. Out: their addresses. */
export function mountRest(app: FastifyInstance, parts: RestParts): readonly Route[] {
  const services: Services = { ...parts, spellingOf: spellings(parts.registry, parts.offsetMinutes) }
  const routes = [...ownRoutes(parts.registry), ...crudRoutes(parts.registry)]
  void app.register(
    async (scope) => {
      scope.addHook('onRequest', async ({ url }, reply) => {
        const [path = '', query] = url.split('?')
        const whole = path.replace(/\/+$/, '')
        const isOurs = whole !== path && methodsAt(whole.slice(PREFIX.length), routes).length > 0
        if (isOurs) return reply.redirect(query ? `${whole}?${query}` : whole, 308)
      })
      mountErrors(scope, services, parts)
      mountWatch(scope, parts)
      const { importRows } = parts
      if (importRows) void scope.register((inner) => importRoutes(inner, services, { importRows, signIn }))
      parts.mountMore?.(scope, (request, reply) => signIn(services, request, reply))
      const exports = parts.exportRows ? exportRoutes(parts.registry, parts.exportRows) : []
      const groupExports = parts.exportGroups ? groupExportRoutes(parts.registry, parts.exportGroups) : []
      mountRoutes(scope, services, { known: routes, all: [...routes, ...exports, ...groupExports] })
    },
    { prefix: PREFIX },
  )
  return routes
}
