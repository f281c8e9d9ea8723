import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { buildHttp, createLogger, createMeter, type Http } from '../../../server/http/index.ts'
import { Refusal } from '../../../server/kernel/index.ts'

const SLOW_MS = 60
const [DEBUG, INFO] = [20, 30]
interface Line {
  readonly level: number
  readonly msg: string
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly fault?: string
}
const started: Http[] = []
afterEach(async () => {
  for (const http of started.splice(0)) await http.app.close()
})

/** A server whose GraphQL does as the body says, and the lines that it writes about requests. */
function build(logLevel: string) {
  const lines: Line[] = []
  const logger = createLogger({ logLevel }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) })
  const http = buildHttp({
    metrics: createMeter(),
    config: { rateLimit: 0, trustProxy: null, metricsToken: null, utcOffset: '+08:00' },
    logger,
    dist: pathToFileURL('/nowhere/'),
    callerOf: () => null,
    onForwarded: () => {},
    mayServe: () => {},
    ready: async () => {},
    limits: { slowMs: SLOW_MS },
  })
  http.mountGraphql(async (request, reply) => {
    const { query } = request.body as { query: string }
    if (query === 'slow') await new Promise((resolve) => setTimeout(resolve, 2 * SLOW_MS))
    if (query === 'away') throw new Refusal('limits.timeout', { seconds: 1 }, { kind: 'unavailable' })
    // One field of the answer met a fault, the others are there.
    if (query === 'partly') logger.error({ err: new Error('a fault') }, 'resolver failed')
    return reply.send('{"data": {}}')
  })
  started.push(http)
  const answered = vi.fn()
  http.app.addHook('onResponse', async () => answered())
  const after = async (call: () => Promise<unknown>) => {
    answered.mockClear()
    lines.length = 0
    await call()
    await vi.waitUntil(() => answered.mock.calls.length > 0)
    return lines.filter(({ msg }) => msg === 'request')
  }
  return {
    ask: (query: string) => after(() => http.app.inject({ method: 'POST', url: '/graphql', payload: { query } })),
    get: (url: string) => after(() => http.app.inject({ url })),
  }
}

it('an ordinary call is no line of the log, which the request log has anyway', async () => {
  const { ask, get } = build('info')
  expect(await ask('quick')).toEqual([])
  expect(await get('/healthz')).toEqual([])
})
it('an ordinary call is a line for whoever asks for every detail', async () => {
  const { ask } = build('debug')
  expect(await ask('quick')).toMatchObject([{ level: DEBUG, path: '/graphql', status: 200 }])
})
it('a call that failed is a line', async () => {
  const { get } = build('info')
  expect(await get('/api/v1/nothing?key=secret')).toMatchObject([{ level: INFO, path: '/api/v1/nothing', status: 404 }])
})
it('an answer of which a part met a fault is a line that leads to the fault', async () => {
  const { ask } = build('info')
  expect(await ask('partly')).toMatchObject([{ level: INFO, status: 200, fault: expect.stringMatching(/^[0-9a-f]{8}$/) }])
})
it('a slow call is a line that says how long it took', async () => {
  const { ask } = build('info')
  const [line, ...others] = await ask('slow')
  expect(line).toMatchObject({ level: INFO, status: 200 })
  expect(line?.ms).toBeGreaterThanOrEqual(SLOW_MS)
  expect(others).toEqual([])
})
it('a call that met an outage is counted with the others, and no line of its own', async () => {
  expect(await build('info').ask('away')).toEqual([])
  expect(await build('debug').ask('away')).toMatchObject([{ level: DEBUG, status: 503 }])
})
