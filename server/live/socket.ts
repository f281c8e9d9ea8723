import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { handleProtocols, MessageType, stringifyMessage } from 'graphql-ws'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import { registry } from '../domain/index.ts'
import { type Language, Refusal, type Store } from '../kernel/index.ts'
import { inCall } from '../platform/call.ts'
import { refusalOf } from '../platform/connections/outage.ts'
import { CLOSE_CODES, type Client, closeSocket, sendAway, sendTo, TRY_LATER } from './client.ts'
import { ConnectionGate, type Guest, type SocketAccess } from './connectionGate.ts'
import { meter, Quota, type SocketLimits, socketLimits } from './limits.ts'
import type { Graphql } from './operations.ts'
import { type Protocol, protocolOf } from './protocol.ts'
import type { Publisher } from './publisher.ts'
import { RefreshScheduler } from './refreshScheduler.ts'

export interface SocketOptions {
  readonly server: Server
  readonly graphql: Graphql
  readonly access: SocketAccess
  readonly store: Store
  readonly publisher: Pick<Publisher, 'subscribe'>
  readonly logger: Logger
  readonly words: (language: Language) => (key: string, params?: Record<string, unknown>) => string
  /** Origins besides the server's own host, such as 'http://127.0.0.1:5173'. */
  readonly allowedOrigins?: readonly string[]
  /** Where a request comes from; the peer's address unless a trusted proxy says better. */
  readonly addressOf?: (request: IncomingMessage) => string
  readonly limits?: Partial<SocketLimits>
  /** Throws while this process must not serve anybody. */
  readonly mayServe?: () => void
  /** Whether it came without the encryption that is required. */
  readonly isRefusedPlain?: (request: IncomingMessage) => boolean
}
/** A change of one of these can end somebody's right to a socket. */
const RIGHTS = new Set<string>(registry.resources.flatMap(({ name, affectsAccess: admits }) => (admits ? [name] : [])))
const MIN_REVIEW_MS = 500

/** The WebSocket half of /graphql. */
export class SocketServer {
  readonly #options: SocketOptions
  readonly #limits: SocketLimits
  readonly #clients = new Set<Client>()
  readonly #wss: WebSocketServer
  readonly #door: ConnectionGate
  readonly #protocol: Protocol
  readonly #perAddress: Quota
  readonly #review: RefreshScheduler
  readonly #pinger: NodeJS.Timeout
  readonly #detach: () => void
  #isClosing = false

  constructor(options: SocketOptions) {
    const { server, graphql, logger, publisher } = options
    this.#options = options
    this.#limits = { ...socketLimits, ...options.limits }
    const { messageBytes: maxPayload, socketsPerAddress, socketsPerUser, recheckMs: heartbeatMs, pingMs } = this.#limits
    this.#wss = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false, handleProtocols })
    this.#door = new ConnectionGate(options)
    this.#perAddress = new Quota(socketsPerAddress)
    this.#protocol = protocolOf({ graphql, gate: this.#door, limits: this.#limits, logger, perUser: new Quota(socketsPerUser) })
    const onError = (error: unknown) => logger.error({ err: error }, 'review of open sockets failed')
    this.#review = new RefreshScheduler({ work: () => this.#reviewAll(), minIntervalMs: MIN_REVIEW_MS, heartbeatMs, onError })
    publisher.subscribe((change) => {
      if (change === 'everything' || change.resources.some((r) => RIGHTS.has(r))) this.#review.touch()
    })
    this.#pinger = setInterval(() => this.#pingAll(), pingMs)
    this.#pinger.unref()
    this.#detach = onUpgrade(server, (request, socket, head) => this.#upgrade(request, socket, head))
  }

  counts() {
    return { sockets: this.#clients.size, ...this.#protocol.counts() }
  }

  /** Takes no socket any more and sends those that are open away; `isSpread` where others take them, who should not meet them all at once. */
  async close({ isSpread = false } = {}) {
    this.#isClosing = true
    this.#review.close()
    clearInterval(this.#pinger)
    await sendAway([...this.#clients], { limits: this.#limits, isSpread })
    await this.#door.seen.close()
    // Those that were refused are among them: not everybody hangs up.
    const { clients } = this.#wss
    for (let waited = 0; waited < 20 && clients.size > 0; waited++) await new Promise((resolve) => setTimeout(resolve, 50))
    for (const socket of clients) socket.terminate()
    this.#detach()
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    socket.on('error', destroyed)
    if (this.#isClosing) return refuseUpgrade(socket, 503)
    if (this.#options.isRefusedPlain?.(request)) return refuseUpgrade(socket, 426)
    // Proxies and servers that read different ones of them disagree on whom a socket is for, and an Origin is held against one of them.
    if ((request.headersDistinct.host?.length ?? 0) > 1) return refuseUpgrade(socket, 400)
    if (!isOriginAllowed(request, this.#options.allowedOrigins ?? [])) return refuseUpgrade(socket, 403)
    this.#wss.handleUpgrade(request, socket, head, (ws) => this.#open(ws, socket, request))
  }

  #open(socket: WebSocket, wire: Duplex, request: IncomingMessage) {
    const ip = this.#options.addressOf?.(request) ?? request.socket.remoteAddress ?? ''
    const client: Client = { socket, wire, ip, language: 'zh', guest: undefined, running: {}, unanswered: 0 }
    socket.on('error', (error) => this.#options.logger.debug({ err: error, ip }, 'socket error'))
    if (!this.#perAddress.take(ip)) return this.#refuse(client, new Refusal('tooManySockets', {}, { kind: 'tooMany' }))
    this.#clients.add(client)
    const closed = this.#protocol.opened(this.#wire(client), client)
    socket.on('pong', () => (client.unanswered = 0))
    socket.once('close', (code, reason) => {
      this.#clients.delete(client)
      this.#perAddress.release(ip)
      closed(code, String(reason)).catch((error) => this.#options.logger.error({ err: error }, 'closing a socket failed'))
    })
  }

  /** The socket as the protocol machine sees it. */
  #wire(client: Client) {
    const { socket } = client
    const limits = this.#limits
    const mayTalk = meter(limits.messagesPerSecond)
    return {
      protocol: socket.protocol,
      send: (data: string) => new Promise<void>((done) => sendTo(socket, data, { limits, done })),
      close: (code?: number, reason = '') => closeSocket(socket, code ?? TRY_LATER, reason),
      onMessage: (take: (data: string) => Promise<void>) => {
        let isFirst = true
        socket.on('message', (data) => {
          if (socket.readyState !== socket.OPEN) return
          // The opening message is free, so that a client may start all the subscriptions it is allowed at once.
          if (!isFirst && !mayTalk()) return this.#refuse(client, new Refusal('tooManyMessages', {}, { kind: 'tooMany' }))
          isFirst = false
          inCall({ requestId: randomUUID() }, () => take(String(data))).catch((error) => this.#refuse(client, error))
        })
      },
    }
  }

  #refuse(client: Client, error: unknown) {
    const refusal = refusalOf(error)
    if (!refusal || refusal.kind === 'unavailable') this.#options.logger.error({ err: error, ip: client.ip }, 'socket message failed')
    const code = (refusal && CLOSE_CODES[refusal.kind]) ?? TRY_LATER
    closeSocket(
      client.socket,
      code,
      refusal ? this.#options.words(client.language)(`refusal.${refusal.code}`, refusal.params) : 'try again later',
    )
  }

  async #reviewAll() {
    const byGuest = new Map([...this.#clients].flatMap((client) => (client.guest ? [[client.guest, client] as const] : [])))
    const { refusals, settings } = await this.#door.review([...byGuest.keys()] satisfies Guest[])
    for (const [guest, refusal] of refusals) this.#refuse(byGuest.get(guest) as Client, refusal)
    for (const [guest, now] of settings) this.#sendSettings(byGuest.get(guest) as Client, { ...now })
  }

  /** A ping may carry a payload at any time: that is how a wall hears of its new settings without asking. */
  #sendSettings({ socket }: Client, payload: Record<string, unknown>) {
    sendTo(socket, stringifyMessage({ type: MessageType.Ping, payload }), { limits: this.#limits, done: () => undefined })
  }

  #pingAll() {
    for (const client of this.#clients) {
      const { socket } = client
      if (client.unanswered++ >= this.#limits.unansweredPings) socket.terminate()
      else if (socket.readyState === socket.OPEN) socket.ping()
    }
  }
}

export const attachSocket = (options: SocketOptions) => new SocketServer(options)

const SOCKET_PATH = '/graphql'
const STATUS = { 400: 'Bad Request', 403: 'Forbidden', 426: 'Upgrade Required', 503: 'Service Unavailable' } as const

function refuseUpgrade(socket: Duplex, status: keyof typeof STATUS) {
  // Node has let go of the connection: it would stay open until the other side hangs up.
  socket.once('finish', destroyed)
  socket.end(`HTTP/1.1 ${status} ${STATUS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
/** Outside any closure: one made where the upgrade is taken would keep its request as long as the socket. */
function destroyed(this: Duplex) {
  this.destroy()
}
const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?', 1)[0]

/**
 * A browser names the page that opens the socket; only our own pages and the listed origins may. Programs send no Origin and prove
 * themselves by what they say in connection_init alone.
 */
function isOriginAllowed(request: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers
  if (origin === undefined || allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Takes the upgrade requests of our path; those of other paths are left to others, or refused when there is nobody else. */
function onUpgrade(server: Server, take: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): () => void {
  const listener = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pathOf(request) === SOCKET_PATH) take(request, socket, head)
    else if (server.listenerCount('upgrade') === 1) refuseUpgrade(socket, 400)
  }
  server.on('upgrade', listener)
  return () => void server.off('upgrade', listener)
}
