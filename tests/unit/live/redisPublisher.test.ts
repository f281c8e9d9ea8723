import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { type LiveChange, memoryPublisher, type Publisher } from '../../../server/live/publisher.ts'
import { redisPublisher } from '../../../server/live/redisPublisher.ts'
import { hasRedisServer, privateRedis } from '../../support/servers/privateRedis.ts'
import { hasRedis, REDIS_URL, until } from '../jobs/backends.ts'

const logger = pino({ level: 'silent' })
const change = (plantId: number): LiveChange => ({ plantId, resources: ['reportLog'] })
const open: Publisher[] = []
const listen = (publisher: Publisher) => {
  open.push(publisher)
  const heard: LiveChange[] = []
  publisher.subscribe((news) => heard.push(news))
  return heard
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((p) => p.close()))
})

/** A wire to Redis that can be cut and mended. */
async function wire() {
  const target = new URL(REDIS_URL)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = dial(Number(target.port), target.hostname)
    for (const one of [near, far]) {
      sockets.add(one)
      one.on('error', () => {}).on('close', () => void [near.destroy(), far.destroy()])
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}/9`,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    mend: () => (isCut = false),
    close: () => server.close(),
  }
}

it.runIf(hasRedisServer)('says once that Redis does not let it in, however often it tries (needs redis-server)', async () => {
  const redis = await privateRedis()
  const owner = new Redis(redis.url)
  await owner.config('SET', 'requirepass', 'known to few')
  const told: unknown[] = []
  const deaf = { warn: (_: object, text: string) => told.push(text), info: (text: string) => told.push(text) } as unknown as typeof logger
  const publisher = redisPublisher({ url: redis.url.replace('redis://', 'redis://:wrong@'), logger: deaf })
  listen(publisher)
  await until(() => told.length >= 2)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  // One for each of its two connections.
  expect(told).toEqual(Array(2).fill('redis is away; live changes stay in this process'))
  await owner.config('SET', 'requirepass', 'wrong')
  await until(() => told.length === 4)
  expect(told.slice(2)).toEqual(Array(2).fill('redis is back'))
  owner.disconnect()
  await redis.close()
})

describe('the publisher of one process', () => {
  it('tells every listener', () => {
    const publisher = memoryPublisher()
    const [a, b] = [listen(publisher), listen(publisher)]
    publisher.publish(change(1))
    expect([a, b]).toEqual([[change(1)], [change(1)]])
  })
})

describe.skipIf(!hasRedis)(hasRedis ? 'the publisher over Redis' : 'skipped: no Redis', () => {
  const channel = `mwtest:${process.pid}:${Math.random()}`
  const make = (url = REDIS_URL) => redisPublisher({ url, logger, channel })
  const settled = (heard: LiveChange[]) => until(() => heard.includes('everything'))

  it('tells its own process at once and the other ones soon, each once and in order', async () => {
    const [here, there] = [make(), make()]
    const [near, far] = [listen(here), listen(there)]
    await settled(near)
    await settled(far)
    await new Promise((resolve) => setTimeout(resolve, 100))
    near.length = far.length = 0
    for (let plant = 1; plant <= 100; plant++) here.publish(change(plant))
    expect(near).toHaveLength(100)
    await until(() => far.length >= 100)
    expect(far).toEqual(Array.from({ length: 100 }, (_, i) => change(i + 1)))
    expect(near).toHaveLength(100)
  })

  it('keeps serving its own process while Redis is away, and everybody catches up afterwards', async () => {
    const cable = await wire()
    const [here, there] = [make(cable.url), make()]
    const [near, far] = [listen(here), listen(there)]
    await settled(near)
    await settled(far)
    await new Promise((resolve) => setTimeout(resolve, 100))
    cable.cut()
    await new Promise((resolve) => setTimeout(resolve, 50))
    near.length = far.length = 0
    here.publish(change(7))
    expect(near).toEqual([change(7)])
    cable.mend()
    await until(() => near.includes('everything'))
    await until(() => far.includes('everything'))
    near.length = far.length = 0
    here.publish(change(8))
    await until(() => far.length === 1)
    expect(far).toEqual([change(8)])
    cable.close()
  })

  it('never fails a write, even when Redis was never there', async () => {
    const lonely = make('redis://127.0.0.1:1')
    const heard = listen(lonely)
    lonely.publish(change(1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(heard).toEqual([change(1)])
  })
})
