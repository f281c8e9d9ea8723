import type { Redis } from 'ioredis'
import { openRedis } from '../platform/connections/redis.ts'
import { isFile } from './baseChecks.ts'
import { type Finding, green, type HealthCheck, red, yellow } from './check.ts'
import { reasonOf } from './reason.ts'

const CONNECT_MS = 8_000

/** A question to Redis, over a connection of its own, which tries once. What the driver says last is the reason; its promise only says that it is over. */
export async function askRedis<T>(url: string, ask: (client: Redis) => Promise<T>): Promise<T> {
  const client = openRedis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: CONNECT_MS, commandTimeout: CONNECT_MS })
  let reason: unknown
  client.on('error', (error: Error) => {
    reason ??= error
  })
  try {
    await client.connect()
    return await ask(client)
  } catch (error) {
    throw reason ?? error
  } finally {
    client.disconnect()
  }
}

const settingOf = async (client: Redis, name: string) => ((await client.config('GET', name)) as string[])[1]
/** What the queue needs of its Redis: to forget nothing by itself, and to know it again after a restart. */
async function settingsOf(client: Redis): Promise<readonly Finding[]> {
  try {
    const [policy = '', appends = ''] = [await settingOf(client, 'maxmemory-policy'), await settingOf(client, 'appendonly')]
    return [
      ...(policy === 'noeviction' ? [] : [red('evicts', { policy })]),
      ...(appends === 'yes' ? [] : [yellow('forgets')]),
      ...(await memoryOf(client)),
    ]
  } catch (error) {
    // Hosted ones keep CONFIG to themselves.
    return [yellow('silent', { ...reasonOf(error) })]
  }
}
const MEMORY_HIGH = 0.9
async function memoryOf(client: Redis): Promise<readonly Finding[]> {
  const info = await client.info('memory')
  const [used, most] = ['used_memory', 'maxmemory'].map((name) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0))
  if (!used || !most || used / most < MEMORY_HIGH) return []
  return [yellow('crowded', { percent: Math.round((used / most) * 100) })]
}

export const redis: HealthCheck = {
  name: 'redis',
  group: 'work',
  async run(site) {
    const { redisUrl } = site.config
    if (!redisUrl) return green('unset')
    // A SQLite base belongs to one process: there is nobody to be joined with.
    const fileFindings = isFile(site) ? [yellow('alone')] : []
    try {
      const found = await askRedis(redisUrl, settingsOf)
      return [...(found.length ? found : [green('fine')]), ...fileFindings]
    } catch (error) {
      return [red('away', { ...reasonOf(error) }), ...fileFindings]
    }
  },
}
