import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectSecurely } from 'node:tls'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { buildHttp, createLogger, createMeter, type HttpLimits } from '../../../server/http/index.ts'
import type { TlsSettings } from '../../../server/platform/settings/tlsSettings.ts'
import { mountTls, openTls } from '../../../server/tls/index.ts'
import { namesIn } from '../../../server/tls/pem.ts'
import { askSecurely, boughtCertificate, filesOf } from '../../support/servers/certificates.ts'
import { freePort } from '../../support/servers/process.ts'
import { testStore } from '../../support/store/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'millwright-https-'))
const base = await testStore()
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
afterAll(async () => {
  await base.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Made {
  readonly tls?: Partial<TlsSettings>
  readonly trustProxy?: readonly string[] | null
  readonly limits?: Partial<HttpLimits>
  readonly dataDir?: string
}
/** The HTTP side of a server with https, with one API that says how it was asked, and sockets that send back what they hear. */
async function server({ tls: settings = {}, trustProxy = null, limits = {}, dataDir = folder }: Made = {}) {
  const lines: string[] = []
  const logger = createLogger({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  const config = { dataDir, host: '127.0.0.1', tls: { kind: 'auto', files: null, names: [], plainPort: null, ...settings } as TlsSettings }
  const addresses = [{ address: '127.0.0.1', name: 'lo' }]
  const tls = await openTls({ config, logger, found: () => addresses })
  if (!tls) throw new Error('no https')
  const http = buildHttp({
    metrics: createMeter(),
    config: { rateLimit: 0, trustProxy: trustProxy as string[] | null, metricsToken: null, utcOffset: '+08:00' },
    logger,
    dist: pathToFileURL(`${folder}/`),
    callerOf: () => null,
    onForwarded: () => {},
    mayServe: () => {},
    ready: async () => {},
    limits,
    tls: tls.pair,
    isPinned: tls.kind !== 'auto',
  })
  http.mountGraphql(async (_, reply) => reply.send({ data: {} }))
  http.app.all('/api/v1/who', async ({ protocol, ip }) => ({ protocol, ip }))
  const echo = new WebSocketServer({ noServer: true })
  http.app.server.on('upgrade', (request, socket, head) =>
    echo.handleUpgrade(request, socket, head, (ws) => ws.on('message', (data) => ws.send(String(data)))),
  )
  const secured = mountTls(http, tls, { config, logger, store: base.store })
  await http.app.listen({ port: 0, host: '127.0.0.1' })
  await secured.listen()
  const { port } = http.app.server.address() as { port: number }
  let isOpen = true
  const close = async () => {
    if (isOpen) for (const ws of echo.clients) ws.terminate()
    if (isOpen) await http.app.close()
    isOpen = false
  }
  ends.push(close)
  const ca = tls.authority() ?? undefined
  const plain = (path: string, init: RequestInit = {}, at = port) =>
    fetch(`http://127.0.0.1:${at}${path}`, { redirect: 'manual', ...init, headers: { connection: 'close', ...init.headers } })
  return { port, ca, tls, addresses, lines, close, plain, ask: (path: string, how = {}) => askSecurely(port, path, { ca, ...how }) }
}
const opened = (ws: WebSocket) =>
  once(ws, 'open').then(
    () => 'open',
    (error: Error) => error.message,
  )

describe('a server with a certificate of its own making', () => {
  it('serves whoever trusts its authority, and tells no browser to come back by https alone', async () => {
    const { ask, port } = await server()
    const answer = await ask('/api/v1/who')
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { protocol: 'https', ip: '127.0.0.1' }])
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    await expect(askSecurely(port, '/api/v1/who')).rejects.toThrow(/unable to verify/)
  })

  it('is for the names of the settings where there are any, of whatever network, whatever its machine is called', async () => {
    const dataDir = mkdtempSync(join(folder, 'named-'))
    const { port, ca, tls, addresses } = await server({ tls: { names: ['mes.plant.example', '203.0.113.9'] }, dataDir })
    const { cert } = tls.pair
    // A container has another address each time that it is made.
    addresses.push({ address: '10.89.0.7', name: 'eth0' })
    await tls.look()
    expect(tls.pair.cert).toBe(cert)
    expect(namesIn(new X509Certificate(tls.pair.cert))).toEqual(expect.arrayContaining(['mes.plant.example', '203.0.113.9', '127.0.0.1']))
    expect(new X509Certificate(ca ?? '').subject).toContain('CN=Millwright mes.plant.example')
    const named = connectSecurely({ port, host: '127.0.0.1', servername: 'mes.plant.example', ...(ca && { ca }) })
    await once(named, 'secureConnect')
    expect(named.authorized).toBe(true)
    named.destroy()
  })

  it('leads plain http on the same port to itself, and refuses what cannot be led there in a sentence', async () => {
    const { plain, port } = await server()
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await plain('/repair/orders?id=1', { method })
      expect([status, headers.get('location')]).toEqual([308, `https://127.0.0.1:${port}/repair/orders?id=1`])
    }
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', 'accept-language': 'en' } }
    const refused = await plain('/graphql', init)
    expect([refused.status, await refused.json()]).toMatchObject([
      426,
      { errors: [{ message: `This server accepts https only. Send the request to https://127.0.0.1:${port}` }] },
    ])
    const rest = await plain('/api/v1/who', { ...init, headers: { ...init.headers, 'accept-language': 'zh' } })
    expect([rest.status, ((await rest.json()) as { msg: string }).msg]).toEqual([426, expect.stringContaining('只接受 https')])
    expect(await opened(new WebSocket(`ws://127.0.0.1:${port}/graphql`))).toContain('426')
  })

  it('leads a person to https from any page, and refuses a program that reads, so that it does not go on by plain http', async () => {
    const { plain } = await server()
    const reads = ['/api/v1/who', '/graphql?query={me{id}}', '/files/1', '/calendar/key.ics', '/callbacks/aliyun/voice?key=1']
    for (const path of reads) {
      const { status, headers } = await plain(path)
      expect([path, status, headers.get('location')]).toEqual([path, 426, null])
    }
    for (const path of ['/graphql', '/api/v1/docs/', '/'])
      expect((await plain(path, { headers: { accept: 'text/html' } })).status).toBe(308)
  })

  it('shows whoever trusts nothing yet how to, and says that it is well', async () => {
    const { plain, ask, ca } = await server()
    expect((await plain('/trust', { headers: { 'accept-language': 'en' } })).status).toBe(200)
    expect([await (await plain('/trust/millwright.pem')).text(), (await ask('/trust/millwright.pem')).text]).toEqual([ca, ca])
    expect([(await plain('/healthz')).status, (await plain('/readyz')).status, (await plain('/metrics')).status]).toEqual([200, 200, 308])
    expect([(await plain('/trustworthy')).status, (await plain('/healthz/x')).status]).toEqual([308, 308])
  })

  it('has a new certificate of the same authority when its address changes, and closes no connection for it', async () => {
    const { ask, port, ca, tls, addresses } = await server({ dataDir: join(folder, 'moved') })
    const ws = new WebSocket(`wss://127.0.0.1:${port}/graphql`, { ca })
    ends.push(() => ws.terminate())
    expect(await opened(ws)).toBe('open')
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    ends.push(() => agent.destroy())
    await ask('/healthz', { agent })
    const before = tls.pair.cert
    addresses.push({ address: '192.168.7.10', name: 'eth0' })
    await tls.look()
    expect([tls.pair.cert === before, tls.authority() === ca]).toEqual([false, true])
    ws.send('still here')
    expect(String((await once(ws, 'message'))[0])).toBe('still here')
    // Over the connection from before, and over a new one that asks for the new address.
    for (const how of [{ agent }, { servername: '' }]) expect((await ask('/healthz', how)).status).toBe(200)
    const named = { headers: { host: '192.168.7.10' }, checkServerIdentity: undefined }
    expect((await ask('/healthz', named)).status).toBe(200)
  })

  it('keeps a plain port for REST alone', async () => {
    const plainPort = await freePort()
    const { plain, port } = await server({ tls: { plainPort } })
    const at = (path: string, init = {}) => plain(path, init, plainPort)
    expect([(await at('/api/v1/who')).status, await (await at('/api/v1/who', { method: 'POST' })).json()]).toEqual([
      200,
      { protocol: 'http', ip: '127.0.0.1' },
    ])
    expect((await at('/')).headers.get('location')).toBe(`https://127.0.0.1:${port}/`)
    const graphql = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect([(await at('/graphql', graphql)).status, (await at('/files/1', { method: 'PUT' })).status]).toEqual([426, 426])
    expect((await plain('/api/v1/who')).status).toBe(426)
    expect(await opened(new WebSocket(`ws://127.0.0.1:${plainPort}/graphql`))).toContain('426')
  })

  it('says which port is held when it is the plain one', async () => {
    const holder = await server()
    await expect(server({ tls: { plainPort: holder.port } })).rejects.toMatchObject({ code: 'EADDRINUSE', port: holder.port })
  })
})

describe('a proxy in front', () => {
  it('that has ended TLS is believed where it is trusted, and only there', async () => {
    const handed = { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' } }
    const trusted = await server({ trustProxy: ['127.0.0.1'] })
    expect(await (await trusted.plain('/api/v1/who', handed)).json()).toEqual({ protocol: 'https', ip: '203.0.113.9' })
    const ws = new WebSocket(`ws://127.0.0.1:${trusted.port}/graphql`, handed)
    ends.push(() => ws.terminate())
    expect(await opened(ws)).toBe('open')
    const other = await server()
    expect((await other.plain('/api/v1/who', handed)).status).toBe(426)
    expect(await opened(new WebSocket(`ws://127.0.0.1:${other.port}/graphql`, handed))).toContain('426')
  })
})

describe('what does not speak as it should', () => {
  const closed = (port: number, bytes: Buffer | null) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => bytes && socket.write(bytes))
      socket.on('error', () => {}).resume()
      socket.on('close', () => resolve())
    })

  it('is cut: garbage behind the first byte of a handshake, one that is never finished, and whoever says nothing', async () => {
    const { port, ask, lines } = await server({ limits: { headersMs: 300, checkMs: 100 } })
    const garbage = Buffer.from([0x16, 3, 1, 0, 5, ...Array(64).fill(0xff)])
    await Promise.all(Array.from({ length: 50 }, () => closed(port, garbage)))
    await Promise.all([
      closed(port, Buffer.from([0x16, 3, 1, 2, 0])),
      closed(port, null),
      closed(port, Buffer.from('GET / HTTP/1.1\r\nHos')),
    ])
    for (let round = 0; round < 5; round++) await expect(askSecurely(port, '/healthz')).rejects.toThrow()
    expect((await ask('/healthz')).status).toBe(200)
    // Clients of Node hang up without a word of why; browsers say it, and are counted (e2e/factoryNetwork).
    expect(lines.filter((line) => /does not trust|ERR_|certificate/.test(line))).toEqual([])
  })

  it('holds up no end: connections that have not said what they are go with the others', async () => {
    const { port, close } = await server()
    const waiting = [closed(port, null), closed(port, Buffer.from([0x16, 3, 1, 2, 0])), closed(port, Buffer.from('GET / HTTP/1.1\r\nHos'))]
    await new Promise((resolve) => setImmediate(resolve))
    await Promise.all([close(), ...waiting])
  })

  it('stops listening on both of its ports at once when it ends', async () => {
    const plainPort = await freePort()
    const { port, close } = await server({ tls: { plainPort }, limits: { drainMs: 500 } })
    const unfinished = connectSecurely({ port, host: '127.0.0.1', rejectUnauthorized: false }).on('error', () => {})
    await once(unfinished, 'secureConnect')
    unfinished.write('POST /api/v1/who HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
    await new Promise((resolve) => setTimeout(resolve, 50))
    let hasClosed = false
    const closing = close().then(() => {
      hasClosed = true
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(once(connect(plainPort, '127.0.0.1'), 'connect')).rejects.toThrow(/ECONNREFUSED/)
    expect(hasClosed).toBe(false)
    await closing
  })
})

describe("a server with one's own certificate", () => {
  it('tells browsers to come by https from now on, and has nobody trust anything', async () => {
    const { pair, authority: ca } = await boughtCertificate(['127.0.0.1'])
    const { ask, plain } = await server({ tls: { kind: 'own', files: filesOf(pair) } })
    const { headers, status } = await ask('/healthz', { ca })
    expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000'])
    expect([(await plain('/healthz')).headers.get('strict-transport-security'), (await plain('/x')).status]).toEqual([null, 308])
    expect((await ask('/trust/server.json', { ca })).status).toBe(404)
  })
})
