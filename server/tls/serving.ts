import { X509Certificate } from 'node:crypto'
import type { Server } from 'node:https'
import type { Logger } from 'pino'
import type { Config } from '../platform/settings/config.ts'
import { words } from '../platform/words.ts'
import type { Pair } from './authority.ts'
import { complaintsOf, readOwnFiles, stampOf } from './ownFiles.ts'
import { certifiedNames, interfaces, ownNames, reachedAt, sortNames } from './ownNames.ts'
import { dayOf, isEarly, TlsFault } from './pem.ts'
import { storedCertificate } from './storedCertificate.ts'

/** How often addresses, files and the end of a certificate are looked at. */
const LOOK_MS = 60_000

export interface TlsOptions {
  readonly config: Pick<Config, 'dataDir' | 'host' | 'tls'>
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly now?: () => Date
  /** Tests have others than those of the machine. */
  readonly found?: typeof interfaces
}
export interface Tls {
  readonly kind: 'auto' | 'own'
  /** What the server begins with. */
  readonly pair: Pair
  /** The certificate of the authority that devices have to trust; null where they know it by themselves. */
  authority(): string | null
  /** New certificates are given to this server, whose connections stay. */
  serve(server: Pick<Server, 'setSecureContext'>): void
  /** Hosts that people know this server by besides its own names. */
  knowHosts(hosts: () => Promise<readonly string[]>): void
  /** Looks now instead of within a minute. */
  look(): Promise<void>
  close(): void
}
const sentence = (fault: TlsFault) => words('en')(`tls.faults.${fault.why}`, fault.params)

/** The certificate this server speaks with: made here, or one's own. Throws a TlsFault where there is none to begin with. */
export async function openTls(options: TlsOptions): Promise<Tls | null> {
  const { config, logger, now = () => new Date(), found = interfaces } = options
  const { kind, files } = config.tls
  if (kind === 'off') return null
  let moreHosts = async (): Promise<readonly string[]> => []
  const reported = new Set<string>()
  const report = (level: 'warn' | 'error', fault: TlsFault) => {
    const text = sentence(fault)
    if (!reported.has(text)) logger[level](text)
    reported.add(text)
  }
  async function current(): Promise<{ pair: Pair; authority: string | null }> {
    if (files) return { pair: readOwnFiles(files), authority: null }
    const named = config.tls.names
    const names = certifiedNames(named, await moreHosts(), found())
    const title = `Millwright ${named[0] ?? reachedAt(config.host, found())[0] ?? names.dns[1] ?? ''}`.trim()
    const { server, authority } = await storedCertificate(config.dataDir, names, { now: now(), title })
    return { pair: server, authority }
  }

  let at = await current()
  let stamp = files ? stampOf(files) : ''
  const servers: Pick<Server, 'setSecureContext'>[] = []
  async function renew() {
    // A file that is being written is read again with the next change.
    const next = files ? stampOf(files) : ''
    if (files && next === stamp) return
    stamp = next
    const { pair, authority } = await current()
    if (pair.cert === at.pair.cert && pair.key === at.pair.key) return
    for (const server of servers) server.setSecureContext(pair)
    at = { pair, authority }
    reported.clear()
    logger.info(files ? 'the certificate was read again' : 'the certificate was renewed')
  }
  /** A certificate that was made here has begun, unless one of the two clocks was wrong. */
  function reportClock() {
    const own = new X509Certificate(at.pair.cert)
    if (isEarly(own, now())) report('warn', new TlsFault('clock', { begins: dayOf(own.validFrom), today: dayOf(now().toISOString()) }))
  }
  async function look() {
    try {
      await renew()
      if (!files) return reportClock()
      const hosts = await moreHosts()
      const known = hosts.length ? sortNames(hosts) : ownNames([], found())
      for (const fault of complaintsOf(at.pair, files, known, now())) report('warn', fault)
    } catch (error) {
      // The one that is served does for as long as it lasts.
      if (error instanceof TlsFault) report('error', error)
      else logger.error({ err: error }, 'certificate not looked after')
    }
  }
  const timer = setInterval(() => void look(), LOOK_MS)
  timer.unref()
  return {
    kind,
    get pair() {
      return at.pair
    },
    authority: () => at.authority,
    serve: (server) => void servers.push(server),
    knowHosts(hosts) {
      let last: readonly string[] = []
      // A base that is away says nothing of them, and takes none of them away.
      moreHosts = async () => {
        last = await hosts().catch(() => last)
        return last
      }
    },
    look,
    close: () => clearInterval(timer),
  }
}
