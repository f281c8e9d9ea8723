import { createServer, type IncomingMessage } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import type { Duplex } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Http } from '../http/index.ts'
import { refuse } from '../http/transportFaults.ts'
import type { Store } from '../kernel/index.ts'
import { networksOf } from '../platform/networks.ts'
import { Repeats } from '../platform/repeats.ts'
import type { Config } from '../platform/settings/config.ts'
import { mountTrust } from './mountTrust.ts'
import { inUrl, reachedAt } from './ownNames.ts'
import { isPage, READ_BY_ALL } from './plainCalls.ts'
import type { Tls } from './serving.ts'
import { sharePort } from './sharedPort.ts'
import { siteHosts } from './siteAddress.ts'

const REST = /^\/api\/v1\//
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?$/i
/** What browsers answer to a certificate whose authority they do not know. */
const UNTRUSTED = /ALERT_(UNKNOWN_CA|CERTIFICATE_UNKNOWN|BAD_CERTIFICATE)/
const DISTRUSTS = 'a device does not trust the certificate of this server: open /trust on it once'
const PAUSES = { firstMs: 3_600_000, mostMs: 24 * 3_600_000 }
const DEFAULT_PORT = '443'
const isLoopback = networksOf(['loopback'])
const isHere = (host: string) => host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''))

export interface Around {
  readonly config: Pick<Config, 'host' | 'tls'>
  readonly store: Pick<Store, 'read'>
  readonly logger: Pick<Logger, 'info'>
}
/** What a server with https does besides: plain http on the same port leads to it, devices learn to trust it, and REST may keep a plain port. */
export function mountTls(http: Http, tls: Tls, { config, store, logger }: Around) {
  const { app, limits } = http
  const { host } = config
  const { plainPort } = config.tls
  const secure = app.server as unknown as SecureServer
  const listensOn = () => String((secure.address() as { port: number } | null)?.port ?? '')
  const untrusting = new Repeats()
  const isPlainPort = ({ socket }: IncomingMessage) => plainPort !== null && socket.localPort === plainPort

  /** The host as whoever asks calls it; over the plain port with the port of https. */
  function secureAddress({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): string {
    const [, name = inUrl(reachedAt(host)[0] ?? 'localhost'), requestedPort = DEFAULT_PORT] = HOST.exec(headers.host ?? '') ?? []
    const port = isPlainPort(raw) ? listensOn() : requestedPort
    return `https://${name}${port === DEFAULT_PORT ? '' : `:${port}`}`
  }
  /** The same for another device, to which this machine is no localhost. */
  function addressFor(request: FastifyRequest): string {
    const address = secureAddress(request)
    const { hostname } = new URL(address)
    return isHere(hostname) ? address.replace(hostname, inUrl(reachedAt(host)[0] ?? hostname)) : address
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { url, raw } = request
    if (http.isSecure(raw) || READ_BY_ALL.test(url) || (isPlainPort(raw) && REST.test(url))) return done()
    if (!isPage(request)) return done(refuse('secureOnly', { address: secureAddress(request) }))
    // Proxies are asked for whole addresses; this is none.
    void reply.redirect(secureAddress(request) + (url.startsWith('/') ? url : '/'), 308)
  })
  const { checkMs: connectionsCheckingInterval, headerBytes: maxHeaderSize, headersMs: headersTimeout } = limits
  const plain = createServer({ connectionsCheckingInterval, maxHeaderSize, headersTimeout }, app.routing)
  plain.requestTimeout = limits.fileMs
  plain.keepAliveTimeout = limits.keepAliveMs
  plain.setTimeout(limits.stalledMs)
  for (const listener of secure.listeners('clientError')) plain.on('clientError', listener as never)
  // A proxy in front that has ended TLS itself hands sockets on; nobody else may open one here.
  plain.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (http.isSecure(request)) secure.emit('upgrade', request, socket, head)
    else socket.end('HTTP/1.1 426 Upgrade Required\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  })
  sharePort(secure, plain, { helloMs: limits.headersMs })
  tls.serve(secure)
  tls.knowHosts(() => siteHosts(store))
  secure.on('clientError', ({ code = '' }: NodeJS.ErrnoException) => {
    if (UNTRUSTED.test(code)) untrusting.note('', PAUSES, (count) => logger.info({ count }, DISTRUSTS))
  })
  if (tls.authority()) mountTrust(app, { authority: () => tls.authority() ?? '', addressFor })

  http.drainWith(plain)
  app.addHook('preClose', async () => {
    tls.close()
    plain.close()
  })
  const openPlain = () =>
    new Promise<void>((resolve, reject) => {
      // Requests that are handed over are looked after all the same, which Node begins with listening.
      if (plainPort === null) return resolve(void plain.emit('listening'))
      plain.once('error', reject)
      plain.listen({ port: plainPort, host }, () => resolve(void plain.off('error', reject)))
    })
  return {
    /** Once the port itself is open. */
    async listen() {
      await openPlain()
      await tls.look()
    },
  }
}
