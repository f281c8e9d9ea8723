import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildHttp, createLogger, createMeter, type Http, type HttpOptions } from '../../../server/http/index.ts'
import { programVersion } from '../../../server/platform/paths.ts'
import { refusePlainCalls } from '../../../server/tls/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'millwright-http-'))
const dist = pathToFileURL(`${join(folder, 'dist')}/`)
const lines: string[] = []
let isReady = true
let http: ReturnType<typeof build>
let url = ''

const JSON_BODY = { 'content-type': 'application/json' }
const page = (name: string) =>
  `<html><meta name="utc-offset" content="__UTC_OFFSET__"><script nonce="__NONCE__" src="/x.js"></script><style nonce="__NONCE__"></style>${name}</html>`

function buildApps() {
  for (const app of ['console', 'bigscreen', 'playground']) {
    mkdirSync(new URL(`${app}/assets`, dist), { recursive: true })
    writeFileSync(new URL(`${app}/index.html`, dist), page(app))
    writeFileSync(new URL(`${app}/assets/main-abcd1234.js`, dist), `console.log('${app}');`.repeat(100))
  }
  writeFileSync(join(folder, 'secret.txt'), 'canary')
}
interface More extends Partial<Omit<HttpOptions['config'], 'rateLimit'>> {
  rateLimit?: number
  callerOf?: HttpOptions['callerOf']
  onForwarded?: HttpOptions['onForwarded']
}
const build = (more: More = {}) => {
  const metrics = createMeter()
  const logger = createLogger({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  const {
    rateLimit = 0,
    trustProxy = null,
    metricsToken = null,
    requireTls = false,
    callerOf = async () => null,
    onForwarded = () => undefined,
  } = more
  const made = buildHttp({
    metrics,
    config: { rateLimit, trustProxy, metricsToken, requireTls, utcOffset: '-05:00' },
    logger,
    dist,
    callerOf,
    onForwarded,
    mayServe: () => {},
    ready: async () => {
      if (!isReady) throw new Error('no base')
    },
  })
  made.mountGraphql(async (request, reply) => {
    const { fail } = request.body as { fail?: string }
    await Promise.resolve()
    logger.info('somewhere deep inside')
    if (fail) throw new Error(`Failed query: select 1 params: ${fail}`)
    return reply.send(JSON.stringify({ data: { ip: request.ip } }))
  })
  return { ...made, metrics }
}
const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers })
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { method: 'POST', body, headers: { ...JSON_BODY, ...headers } })
/** Sends the path as it is; fetch would tidy it up first. */
const raw = (path: string, accept = '*/*', more = '') =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let text = ''
    socket.on('data', (data) => {
      text += String(data)
    })
    socket.on('close', () => resolve(text))
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: ${accept}\r\n${more}Connection: close\r\n\r\n`)
  })

beforeAll(async () => {
  buildApps()
  http = build()
  url = await http.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await http.app.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a bad request', () => {
  it('of 10 MB is refused in the shape of its API, and the server lives', async () => {
    const big = JSON.stringify({ query: 'x'.repeat(10_000_000) })
    const graphql = await post('/graphql', big, { 'accept-language': 'en', accept: 'application/graphql-response+json' })
    expect([graphql.status, graphql.headers.get('content-type')]).toEqual([413, 'application/graphql-response+json; charset=utf-8'])
    expect(await graphql.json()).toMatchObject({
      errors: [{ message: 'The request is too large: at most 256 KB', extensions: { code: 'BAD_USER_INPUT' } }],
    })
    const rest = await post('/api/v1/anything', big)
    expect(rest.status).toBe(413)
    expect(await rest.json()).toMatchObject({ code: 413, msg: '请求内容过大：最多 1 MB', error: '请求内容过大：最多 1 MB', data: null })
    expect((await get('/healthz')).status).toBe(200)
  })
  it('that grows without telling its length is refused too', async () => {
    const endless = new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(65_536).fill(97)) })
    const answer = await fetch(`${url}/graphql`, { method: 'POST', body: endless, headers: JSON_BODY, duplex: 'half' } as RequestInit)
    expect(answer.status).toBe(413)
  })
  it.each<[string, string, Record<string, string>, number]>([
    ['malformed JSON', '{"query": ', {}, 400],
    ['no body', '', {}, 400],
    ['a key that reaches a prototype', '{"__proto__": {"x": 1}}', {}, 400],
    ['another such key', '{"constructor": {"prototype": {"x": 1}}}', {}, 400],
    ['deep nesting', '['.repeat(100_000), {}, 400],
    ['a batch', '[{"query": "{ a }"}]', {}, 400],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
    ['a form', 'query=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a compressed body', '{}', { 'content-encoding': 'gzip' }, 415],
  ])('with %s gets a clear error in both languages', async (_what, body, headers, status) => {
    const messages: string[] = []
    for (const language of ['zh', 'en']) {
      const answer = await post('/graphql', body, { ...headers, 'accept-language': language })
      expect(answer.status).toBe(status)
      const { errors } = (await answer.json()) as { errors: { message: string; extensions: { requestId: string } }[] }
      expect(errors[0]?.extensions.requestId).toBe(answer.headers.get('x-request-id'))
      messages.push(errors[0]?.message ?? '')
    }
    expect(messages[0]).toMatch(/[\u4e00-\u9fff]/)
    expect(messages[1]).toMatch(/^[\x20-\x7e]+$/)
  })
  it('may hold brackets inside its texts', async () => {
    expect((await post('/graphql', JSON.stringify({ query: `${'[{'.repeat(200)} \\" ${'['.repeat(100)}` }))).status).toBe(200)
  })
  it('with an endless address or header ends early', async () => {
    expect((await get(`/${'a'.repeat(9000)}`)).status).toBe(414)
    expect((await get(`/?${'a=1&'.repeat(201)}`)).status).toBe(400)
    expect((await get('/', { x: 'a'.repeat(20_000) })).status).toBe(431)
  })
  it('names one host: with two of them it is for nobody', async () => {
    for (const path of ['/', '/livez', '/graphql']) {
      expect(await raw(path, '*/*', 'Host: y\r\n')).toMatch(/^HTTP\/1.1 400 /)
      expect(await raw(path, '*/*', 'host: x\r\n')).toMatch(/^HTTP\/1.1 400 /)
    }
  })
  it('by TRACE is refused, and nothing of it comes back', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(url)
      let text = ''
      const socket = connect(Number(port), hostname, () =>
        socket.write('TRACE / HTTP/1.1\r\nHost: a\r\nX-Canary: 4711\r\nConnection: close\r\n\r\n'),
      )
      socket.on('data', (chunk) => {
        text += chunk.toString()
      })
      socket.on('end', () => resolve(text)).on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer).not.toContain('4711')
  })

  it('to GraphQL by GET is told to use POST', async () => {
    const answer = await get('/graphql?query={a}', { accept: 'text/html' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })
  it('that meets a fault learns nothing about it, nor does the log keep the values', async () => {
    const answer = await post('/graphql', '{"fail": "canary-value"}')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toMatch(/canary|select|server\//)
  })
  it('is found in every line of the log under the id that its sender was told', async () => {
    await post('/graphql', '{"fail": "x"}')
    lines.length = 0
    const answers = [await post('/graphql', '{"fail": "x"}'), await post('/graphql', '{"fail": "x"}')]
    const ids = answers.map(({ headers }) => headers.get('x-request-id'))
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { errors: { extensions: { requestId: string } }[] }[]
    expect(bodies.map(({ errors }) => errors[0]?.extensions.requestId)).toEqual(ids)
    const isAnswered = (id: unknown) => lines.some((line) => line.includes('"msg":"request"') && line.includes(String(id)))
    await vi.waitUntil(() => ids.every(isAnswered))
    const all = lines.map((line) => JSON.parse(line) as { requestId: string; msg: string; fault?: string })
    expect(lines.filter((line) => line.split('"requestId"').length !== 2)).toEqual([])
    const ofCall = (id: string | null | undefined) => all.filter(({ requestId }) => requestId === id)
    // The same fault as before has had its line: that of the call leads there.
    for (const id of ids) expect(ofCall(id).map(({ msg }) => msg)).toEqual(['somewhere deep inside', 'request'])
    const [first, second] = ids.map((id) => ofCall(id).at(-1)?.fault)
    expect([first, second]).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/), first])
  })
})

describe('addresses', () => {
  it('answer about health and readiness', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect(await (await get('/healthz')).json()).toMatchObject({ status: 'ok', version: programVersion() })
    expect((await get('/readyz')).status).toBe(200)
    isReady = false
    const [ready, health] = [await get('/readyz'), await get('/healthz')]
    isReady = true
    expect([ready.status, health.status]).toEqual([503, 200])
  })
  it('say that the process is about to end, which serves on', async () => {
    const made = build()
    const ask = (url: string, language = 'en') => made.app.inject({ url, headers: { 'accept-language': language } })
    expect((await ask('/readyz')).statusCode).toBe(200)
    made.leave()
    const [ready, health, call] = [await ask('/readyz'), await ask('/healthz'), await ask('/api/v1/nothing')]
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not ready', reason: expect.stringMatching(/is stopping/) }])
    expect((await ask('/readyz', 'zh')).json().reason).toMatch(/正在停止/)
    expect([health.statusCode, call.statusCode]).toEqual([200, 404])
    await made.app.close()
  })
  it('show metrics to this machine, asked directly', async () => {
    http.metrics.gauge('live_subscribers', 'Open live streams.', () => 42)
    const text = await (await get('/metrics')).text()
    expect(text).toContain('live_subscribers 42')
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d+/)
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host', 'cf-connecting-ip'])
      expect([header, (await get('/metrics', { [header]: '127.0.0.1' })).status]).toEqual([header, 404])
  })
  it('show metrics to whoever has their token, wherever they are', async () => {
    const made = build({ metricsToken: 'a token for Prometheus', trustProxy: ['loopback'] })
    const ask = async (authorization?: string, remoteAddress = '203.0.113.9') => {
      const headers = { 'x-forwarded-for': '203.0.113.9', ...(authorization && { authorization }) }
      return (await made.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
    }
    expect(await ask('Bearer a token for Prometheus')).toBe(200)
    for (const wrong of [undefined, 'Bearer another', 'Bearer', 'Bearer a token for Prometheu', 'a token for Prometheus'])
      expect(await ask(wrong)).toBe(404)
    // A trusted proxy on this machine is still somebody else's voice.
    expect(await ask(undefined, '127.0.0.1')).toBe(404)
    // The neighbourhood is not this machine.
    const near = await made.app.inject({ url: '/metrics', remoteAddress: '192.168.1.7' })
    expect(near.statusCode).toBe(404)
    await made.app.close()
  })
  it('that nobody knows are 404 in JSON', async () => {
    for (const path of ['/api/v1/nothing', '/api/nothing']) {
      const answer = await get(path, { accept: 'text/html', 'accept-language': 'en' })
      expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 404, error: 'No such URL' })])
    }
    expect((await post('/nothing', '{}')).status).toBe(404)
  })
})

describe('the apps', () => {
  it.each([
    ['/', 'console'],
    ['/masterdata/plants?status=ENABLED', 'console'],
    ['/bigscreen/', 'bigscreen'],
    ['/bigscreen/?key=abc', 'bigscreen'],
    ['/graphql', 'playground'],
  ])('%s shows the %s, under a nonce of its own', async (path, name) => {
    const [one, two] = [await get(path, { accept: 'text/html' }), await get(path, { accept: 'text/html' })]
    const nonces: string[] = []
    for (const answer of [one, two]) {
      const text = await answer.text()
      expect(text).toContain(name)
      expect(text).not.toContain('__NONCE__')
      expect(text).toContain('<meta name="utc-offset" content="-05:00">')
      const policy = answer.headers.get('content-security-policy') ?? ''
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
      expect(text.split(`nonce="${nonce}"`)).toHaveLength(3)
      // Only the console decodes labels, with WebAssembly that is shipped with it; no page turns text into script.
      const scripts = /script-src[^;]*/.exec(policy)?.[0] ?? ''
      expect(scripts.match(/'[\w-]*unsafe[\w-]*'/g) ?? []).toEqual(name === 'console' ? ["'wasm-unsafe-eval'"] : [])
      expect(answer.headers.get('permissions-policy')).toContain(name === 'console' ? 'camera=(self)' : 'camera=()')
      nonces.push(nonce)
    }
    expect(nonces[0]).not.toBe(nonces[1])
    expect(one.headers.get('cache-control')).toBe('no-store')
  })
  it('may open sockets to their own host, by name, and repeat nothing else', async () => {
    const sources = async (host?: string) =>
      /connect-src ([^;]*)/.exec(
        (await get('/', { accept: 'text/html', ...(host && { host }) })).headers.get('content-security-policy') ?? '',
      )?.[1]
    expect(await sources()).toMatch(/^'self' ws:\/\/([\w.]+:\d+) wss:\/\/\1$/)
    expect(await sources("a'b")).not.toContain("a'b")
  })
  it('keep inline styles to the playground', async () => {
    const policy = async (path: string) => (await get(path, { accept: 'text/html' })).headers.get('content-security-policy')
    expect(await policy('/')).not.toContain('unsafe-inline')
    expect(await policy('/bigscreen/')).not.toContain('unsafe-inline')
    expect(await policy('/graphql')).toMatch(/style-src 'self' 'unsafe-inline'; font-src 'self' data:; worker-src 'self' blob:/)
  })
  it('keep hashed files for ever, compressed, and know them again', async () => {
    const answer = await get('/assets/main-abcd1234.js', { 'accept-encoding': 'br' })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toContain("console.log('console');")
    expect((await get('/assets/main-abcd1234.js', { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304)
    expect(await (await get('/bigscreen/assets/main-abcd1234.js')).text()).toContain("console.log('bigscreen');")
  })
  it('do not answer a missing script with a page', async () => {
    expect((await get('/assets/gone-abcd1234.js', { accept: 'text/html' })).status).toBe(404)
    expect((await get('/masterdata/plants', { accept: '*/*' })).status).toBe(404)
  })
  it('notice a new build', async () => {
    const index = new URL('console/index.html', dist)
    writeFileSync(index, page('console rebuilt'))
    writeFileSync(new URL('console/assets/more-abcd1234.js', dist), 'more()')
    utimesSync(index, new Date(), new Date(Date.now() + 5000))
    expect(await (await get('/', { accept: 'text/html' })).text()).toContain('console rebuilt')
    expect(await (await get('/assets/more-abcd1234.js')).text()).toBe('more()')
  })
  it('never lead out of their folders', async () => {
    const tails = [
      '../../secret.txt',
      '..%2f..%2fsecret.txt',
      '%2e%2e/%2e%2e/secret.txt',
      '..%5c..%5csecret.txt',
      '....//....//secret.txt',
      '..%252f..%252fsecret.txt',
      '%00',
      'assets/../../../secret.txt',
      '..;/secret.txt',
    ]
    const paths = [
      ...['/', '/assets/', '/bigscreen/', '/playground/'].flatMap((at) => tails.map((tail) => at + tail)),
      '//etc/passwd',
      '/%E0%A4%A',
      join(folder, 'secret.txt'),
    ]
    for (const accept of ['*/*', 'text/html']) {
      for (const path of paths) expect([path, /canary|root:x/.test(await raw(path, accept))]).toEqual([path, false])
    }
  })
})

describe('headers and logs', () => {
  it('tell every browser to be careful', async () => {
    for (const path of ['/', '/healthz', '/assets/main-abcd1234.js', '/api/nothing']) {
      const { headers } = await get(path)
      expect([path, headers.get('x-content-type-options'), headers.get('x-frame-options'), headers.get('referrer-policy')]).toEqual([
        path,
        'nosniff',
        'DENY',
        'no-referrer',
      ])
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })
  it('keep the key of a wall out of the log', async () => {
    await get('/bigscreen/?key=canary-key', { accept: 'text/html' })
    await get('/nothing?key=canary-key')
    expect(lines.join('')).not.toContain('canary-key')
    expect(lines.some((line) => line.includes('"path":"/nothing"'))).toBe(true)
  })
})

describe('the limit of calls', () => {
  const calls = async (made: Http, n: number, path = '/graphql') => {
    const answers = await Promise.all(Array.from({ length: n }, () => made.app.inject({ method: 'POST', url: path, payload: { a: 1 } })))
    return answers.filter((a) => a.statusCode !== 429).length
  }
  it('gives strangers 60 at once and sessions 300', async () => {
    const ofSession = async () => ({ name: 'session 1', isSignedIn: true })
    const [strangers, session] = [build({ rateLimit: 1 }), build({ rateLimit: 1, callerOf: ofSession })]
    expect(await calls(strangers, 120)).toBeLessThan(70)
    expect(await calls(session, 200)).toBe(200)
    const late = await strangers.app.inject({ method: 'POST', url: '/graphql', payload: { a: 1 }, headers: { 'accept-language': 'en' } })
    if (late.statusCode === 429) expect(late.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
    expect((await strangers.app.inject('/healthz')).statusCode).toBe(200)
    await Promise.all([strangers.app.close(), session.app.close()])
  })
  it('of strangers is not shared by devices that have signed in before', async () => {
    const ofDevice: HttpOptions['callerOf'] = async (headers) =>
      headers['x-device-mark'] ? { name: 'devices of 7', isSignedIn: false } : null
    const made = build({ rateLimit: 1, callerOf: ofDevice })
    expect(await calls(made, 200)).toBeLessThan(80)
    const known = await made.app.inject({ method: 'POST', url: '/graphql', payload: { a: 1 }, headers: { 'x-device-mark': 'one' } })
    expect(known.statusCode).not.toBe(429)
    await made.app.close()
  })
  it('can be raised by the settings', async () => {
    const made = build({ rateLimit: 10 })
    expect(await calls(made, 200)).toBe(200)
    await made.app.close()
  })
})

describe('the header of a proxy', () => {
  const said = async (made: Http, headers: Record<string, string> = {}) => {
    const { body } = await made.app.inject({ method: 'POST', url: '/graphql', payload: { a: 1 }, headers })
    return (JSON.parse(body) as { data: { ip: string } }).data.ip
  }
  it('is read as far as it makes sense', async () => {
    const made = build({ trustProxy: 2 })
    expect(await said(made, { 'x-forwarded-for': '1.2.3.4:5678' })).toBe('1.2.3.4')
    for (const rubbish of ['"><script>', 'unknown', ',,,', '1.2.3', '999.1.1.1', `${'1.1.1.1x,'.repeat(200)}`])
      expect(await said(made, { 'x-forwarded-for': rubbish })).toBe('127.0.0.1')
    expect(await said(made, { 'x-forwarded-for': 'rubbish, 1.2.3.4' })).toBe('1.2.3.4')
    await made.app.close()
  })
  it('that nobody was told to believe is warned of, once in an hour, and not believed', async () => {
    const seen: string[] = []
    const onForwarded = (address: string, isBelieved: boolean) => void seen.push(`${isBelieved ? 'believed' : 'distrusted'} ${address}`)
    const made = build({ onForwarded })
    lines.length = 0
    for (let at = 0; at < 20; at++) expect(await said(made, { 'x-forwarded-for': `1.2.3.${at}` })).toBe('127.0.0.1')
    expect(seen.splice(0)).toEqual(['distrusted 127.0.0.1'])
    expect(lines.filter((line) => /TRUST_PROXY/.test(line))).toHaveLength(1)
    await made.app.close()
    // Doctor learns that the proxy is used, and that somebody writes the header whom nobody is told to believe.
    for (const [trustProxy, expected] of [
      [1, 'believed'],
      [['10.0.0.1'], 'distrusted'],
    ] as const) {
      const trusting = build({ trustProxy: trustProxy as number | string[], onForwarded })
      await said(trusting, { 'x-forwarded-for': '1.2.3.4' })
      expect(seen.splice(0)).toEqual([`${expected} 127.0.0.1`])
      await trusting.app.close()
    }
  })
})

describe('with REQUIRE_TLS behind a proxy that ends TLS', () => {
  const of = async (headers: Record<string, string> = {}, url = '/api/v1/who', method: 'GET' | 'POST' = 'GET') => {
    const made = build({ trustProxy: ['127.0.0.1'], requireTls: true })
    refusePlainCalls(made)
    const answer = await made.app.inject({ method, url, headers: { host: 'mes.plant.example', ...headers } })
    await made.app.close()
    return answer
  }
  it('leads pages that came by plain http to https, and refuses everything else', async () => {
    const page = await of({ accept: 'text/html' }, '/repair?a=1')
    expect([page.statusCode, page.headers.location]).toEqual([308, 'https://mes.plant.example/repair?a=1'])
    expect((await of({ 'x-forwarded-proto': 'http' })).statusCode).toBe(426)
    expect((await of({}, '/graphql', 'POST')).statusCode).toBe(426)
    // What looks after the server asks from elsewhere, and this machine may ask itself.
    expect((await of({}, '/readyz')).statusCode).toBe(isReady ? 200 : 503)
    expect((await of({ host: 'localhost:4000' })).statusCode).toBe(404)
  })
  it('answers what the proxy took over https, and says that names below this one are meant too', async () => {
    const { statusCode, headers } = await of({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' })
    expect([statusCode, headers['strict-transport-security']]).toEqual([404, 'max-age=31536000; includeSubDomains'])
  })
})
