import { randomUUID } from 'node:crypto'
import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { refusalOf } from '../platform/connections/outage.ts'
import { Deadlines } from '../platform/deadlines.ts'
import { wordsOf } from '../platform/refusalWords.ts'
import { programRelease } from '../platform/release.ts'
import { languageOf } from '../platform/words.ts'
import { addressOf, isDirect, isSecure, trustOf } from './address.ts'
import { serveApps } from './apps.ts'
import { CallRate, type Rate } from './callRate.ts'
import { callOf, followCalls } from './calls.ts'
import { drainOnClose } from './drain.ts'
import { answerFault, answerUnreadable } from './faults.ts'
import { readForwarding } from './forwarding.ts'
import { readJson } from './json.ts'
import { type HttpLimits, httpLimits } from './limits.ts'
import { serveMetrics } from './metrics.ts'
import { isApi, isFile } from './paths.ts'
import type { MetricsPage } from './registry.ts'
import { logRequests } from './requestLines.ts'
import { secure } from './security.ts'
import { syncHook } from './syncHook.ts'
import { refuse } from './transportFaults.ts'

const PER_SESSION: Rate = { perSecond: 60, burst: 300 }
const PER_ADDRESS: Rate = { perSecond: 20, burst: 60 }

export interface HttpOptions {
  readonly config: {
    readonly trustProxy: number | readonly string[] | null
    readonly rateLimit: number
    readonly metricsToken: string | null
    readonly utcOffset: string
    /** Refuses callers by plain http, except on this machine itself. */
    readonly requireTls?: boolean
  }
  readonly logger: Logger
  /** What /metrics shows. */
  readonly metrics: MetricsPage
  /** Where the built browser apps are. */
  readonly dist: URL
  /** Fails while the server cannot work. */
  ready(): Promise<unknown>
  /** Refuses calls that this program is too old for. Asked before each of them, so that it must not wait. */
  mayServe(): void
  /** Told when a proxy seems to stand in front, and whether it is believed; see forwarding.ts. */
  onForwarded(from: string, isBelieved: boolean): void
  readonly limits?: Partial<HttpLimits>
  /** The certificate and the key with which it begins to speak https; without them it speaks plain http. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined
  /** Whether browsers may be told never to come by plain http again: with a certificate that they do not know they would be locked out. */
  readonly isPinned?: boolean
  /** A name for the holder of a valid token, or of a device that has signed in before; at once where the token has been seen before. */
  callerOf(headers: IncomingHttpHeaders): Caller | null | Promise<Caller | null>
}
interface Caller {
  readonly name: string
  readonly isSignedIn: boolean
}
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
export interface Http {
  readonly app: FastifyInstance
  readonly limits: HttpLimits
  /** Puts the GraphQL handler behind POST /graphql. */
  mountGraphql(handler: Handler): void
  /** From now on it says at /readyz that it is about to end. It serves as before, over connections that are kept too. */
  leave(): void
  /** Lets another server that the app answers end with it. */
  drainWith(server: HttpServer): void
  /** Throws while nobody may be served; for sockets, which do not pass through the app, as is the next one. */
  mayServe(): void
  /** Where a request comes from. */
  addressOf(request: IncomingMessage): string
  /** Whether it came over https, to here or to a proxy that is believed. */
  isSecure(request: IncomingMessage): boolean
  /** Whether it came by plain http from another machine while encryption is required. */
  isRefusedPlain(request: IncomingMessage): boolean
}

function openServer({ config, logger, tls }: HttpOptions, limits: HttpLimits): FastifyInstance {
  const http = { headersTimeout: limits.headersMs, maxHeaderSize: limits.headerBytes, connectionsCheckingInterval: limits.checkMs }
  const made = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Lines say by themselves of which call they are.
    childLoggerFactory: (own) => own,
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: limits.restBytes,
    requestTimeout: limits.fileMs,
    connectionTimeout: limits.stalledMs,
    keepAliveTimeout: limits.keepAliveMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: limits.urlLength },
    ...(tls ? { https: { ...http, ...tls, handshakeTimeout: limits.headersMs } as never } : { http }),
    frameworkErrors: answerFault,
    clientErrorHandler: answerUnreadable,
  })
  return made as unknown as FastifyInstance
}

/** How often a header was sent; names and values take turns. */
const countOf = (name: string, rawHeaders: readonly string[]) =>
  rawHeaders.reduce(
    (count, text, at) => (at % 2 === 0 && text.length === name.length && text.toLowerCase() === name ? count + 1 : count),
    0,
  )

/** Refuses what no honest client sends before anything of it is read. */
function checkForm({ url, headers, raw }: FastifyRequest, limits: HttpLimits) {
  if (raw.rawHeaders.length > 2 * limits.headers) throw refuse('tooManyHeaders', { limit: limits.headers })
  // Proxies and servers that read different ones of them disagree on whom a call is for.
  if (countOf('host', raw.rawHeaders) > 1) throw refuse('badRequest')
  if (url.length > limits.urlLength) throw refuse('urlTooLong')
  if (url.split('&').length > limits.queryParams) throw refuse('tooManyParams', { limit: limits.queryParams })
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') throw refuse('encoding')
}

/** Node knows one limit for all requests; everything but files has to be here sooner. */
function limitReceiving(app: FastifyInstance, { bodyMs }: HttpLimits) {
  const arriving = new Deadlines<IncomingMessage>(bodyMs, (raw) => raw.complete || raw.destroy())
  function gone(this: IncomingMessage) {
    arriving.met(this)
  }
  app.addHook(
    'onRequest',
    syncHook(({ raw, url, method }) => {
      if (method === 'GET' || method === 'HEAD' || isFile({ url })) return
      arriving.add(raw)
      raw.once('close', gone)
    }),
  )
}
function limitRate(app: FastifyInstance, { config, callerOf }: HttpOptions) {
  if (!config.rateLimit) return
  const scaled = ({ perSecond, burst }: Rate) => new CallRate({ perSecond: perSecond * config.rateLimit, burst: burst * config.rateLimit })
  const [sessions, addresses] = [scaled(PER_SESSION), scaled(PER_ADDRESS)]
  const count = (request: FastifyRequest, caller: Caller | null) => {
    // A flood from an address must not drown those behind it who have been here before.
    const seconds = (caller?.isSignedIn ? sessions : addresses).take(caller?.name ?? request.ip)
    if (seconds) throw refuse('tooManyCalls', { seconds })
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isApi(request)) return done()
    const caller = callerOf(request.headers)
    if (!(caller instanceof Promise)) {
      count(request, caller)
      return done()
    }
    caller.then((one) => count(request, one)).then(() => done(), done)
  })
}

/**
 * Fastify's own handlerTimeout stops counting once the body has been read, so it never ends a slow POST. What is not committed by then is rolled
 * back; of a call whose commit was sent, the caller is told that it may have been done.
 */
function limitTime(handler: Handler, { graphqlMs }: HttpLimits): Handler {
  const running = new Deadlines<() => void>(graphqlMs, (giveUp) => giveUp())
  return (request, reply) =>
    new Promise((resolve, reject) => {
      const call = callOf(request)
      call.deadlineAt = performance.now() + graphqlMs
      const giveUp = () => {
        call.isOver = true
        reject(refuse(call.hasCommitted ? 'timeoutUnknown' : 'timeout'))
      }
      running.add(giveUp)
      handler(request, reply)
        .then(resolve, reject)
        .finally(() => running.met(giveUp))
    })
}

/** /healthz says that the process lives and what it is, /readyz that it may be sent calls. Out: takes it out of service, while it still serves whoever has not noticed. */
function serveHealth(app: FastifyInstance, { ready }: HttpOptions) {
  let isLeaving = false
  const { version, commit } = programRelease()
  app.get('/healthz', async () => ({ status: 'ok', version, ...(commit && { commit }) }))
  app.get('/readyz', async ({ log, headers }, reply) => {
    try {
      if (isLeaving) throw refuse('leaving')
      await ready()
      return { status: 'ready' }
    } catch (error) {
      if (!isLeaving) log.error({ err: error }, 'not ready')
      const refusal = refusalOf(error)
      const reason = refusal && wordsOf(refusal, languageOf(headers['accept-language'])).message
      return reply.code(503).send({ status: 'not ready', ...(reason && { reason }) })
    }
  })
  return {
    leave() {
      isLeaving = true
    },
  }
}

/** What no API has claimed. */
function serveApi(app: FastifyInstance) {
  app.all('/api/*', async () => {
    throw refuse('noSuchAddress')
  })
}
/** GET /graphql is the playground for a person; queries come by POST. */
function serveGraphqlPage(app: FastifyInstance, playground: (reply: FastifyReply) => FastifyReply) {
  app.get('/graphql', async (request, reply) => {
    const hasQuery = 'query' in (request.query as object)
    if (!hasQuery && /text\/html/.test(request.headers.accept ?? '')) return playground(reply)
    void reply.header('allow', 'POST')
    throw refuse('postOnly')
  })
}

/**
 * The HTTP side of the server without GraphQL itself: limits, headers, health, metrics and the browser apps. Routes are added until it listens;
 * REST goes under /api/v1.
 */
export function buildHttp(options: HttpOptions): Http {
  const { config, dist, metrics, isPinned = true } = options
  const { requireTls = false } = config
  const limits = { ...httpLimits, ...options.limits }
  const app = openServer(options, limits)
  const trust = trustOf(config.trustProxy)
  readForwarding(app, config.trustProxy === null ? null : trust, options)
  followCalls(app)
  const drainWith = drainOnClose(app, limits)
  readJson(app)
  app.setErrorHandler(answerFault)
  app.setNotFoundHandler((request, reply) => answerFault(refuse('noSuchAddress'), request, reply))
  app.addHook(
    'onRequest',
    syncHook((request, reply) => {
      secure(reply, { isPinned: isPinned && request.protocol === 'https', requireTls })
      void reply.header('x-request-id', request.id)
      if (isApi(request)) void reply.header('cache-control', 'no-store')
      checkForm(request, limits)
      if (isApi(request)) options.mayServe()
    }),
  )
  limitReceiving(app, limits)
  limitRate(app, options)
  logRequests(app, options.logger, limits)
  const { leave } = serveHealth(app, options)
  serveMetrics(app, metrics, config.metricsToken)
  const { playground, build } = serveApps(app, { dist, utcOffset: config.utcOffset })
  // A console of an older build learns from any answer that there is a newer one.
  app.addHook(
    'onRequest',
    syncHook((request, reply) => {
      if (isApi(request) && build()) void reply.header('x-console-build', build())
    }),
  )

  serveApi(app)
  serveGraphqlPage(app, playground)
  return {
    app,
    limits,
    leave,
    drainWith,
    mayServe: () => options.mayServe(),
    addressOf: (request) => addressOf(trust, request),
    isSecure: (request) => isSecure(trust, request),
    isRefusedPlain: (request) => requireTls && !isSecure(trust, request) && !isDirect(request),
    mountGraphql(handler) {
      const refuseBatch = syncHook(({ body }) => {
        if (Array.isArray(body)) throw refuse('noBatch')
      })
      app.post('/graphql', { bodyLimit: limits.graphqlBytes, preHandler: refuseBatch }, limitTime(handler, limits))
    },
  }
}
