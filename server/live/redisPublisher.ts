import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { openRedis } from '../platform/connections/redis.ts'
import { type Meter, unread } from '../platform/meter.ts'
import { type LiveChange, memoryPublisher, type Publisher } from './publisher.ts'

export interface RedisPublisherOptions {
  url: string
  logger: Logger
  channel?: string
  meter?: Meter
}
const MAX_RETRY_MS = 5_000
const retryStrategy = (times: number) => Math.min(100 * 2 ** Math.min(times, 10), MAX_RETRY_MS)

/**
 * The publisher of several processes. Own listeners are told directly, so that this process's walls live on while Redis is away;
 * whoever may have missed something, on either side, takes everything for changed once the connection is back.
 */
export function redisPublisher({ url, logger, channel = 'millwright:changes', meter = unread }: RedisPublisherOptions): Publisher {
  const local = memoryPublisher()
  const origin = randomUUID()
  let hasMissed = false

  const sender = openRedis(url, { retryStrategy, enableOfflineQueue: false, maxRetriesPerRequest: 0 }, { use: 'changes out', meter })
  // Without the flag a SUBSCRIBE sent while connecting makes the ready check fail, and nothing ever arrives.
  const receiving = { retryStrategy, enableReadyCheck: false, autoResubscribe: false, maxRetriesPerRequest: null }
  const receiver = openRedis(url, receiving, { use: 'changes in', meter })

  const send = (change: LiveChange) =>
    sender.publish(channel, JSON.stringify({ origin, news: change })).then(
      () => true,
      () => false,
    )

  sender.on('ready', async () => {
    if (!hasMissed) return
    hasMissed = false
    const isSent = await send('everything')
    hasMissed ||= !isSent
  })
  receive(receiver, channel, (message) => {
    if (message.origin !== origin) local.publish(message.news)
  })
  receiver.on('subscribed', () => local.publish('everything'))
  quietly(sender, 'ready', logger)
  // It is ready before it is let in: a wrong password shows only when it subscribes.
  quietly(receiver, 'subscribed', logger)

  return {
    publish(change) {
      local.publish(change)
      void send(change).then((isSent) => {
        hasMissed ||= !isSent
      })
    },
    subscribe: local.subscribe,
    async close() {
      sender.disconnect()
      receiver.disconnect()
      await local.close()
    },
  }
}

interface Message {
  readonly origin: string
  readonly news: LiveChange
}
/** Subscribes on every new connection, and says so: what came in between is lost. */
function receive(client: Redis, channel: string, take: (message: Message) => void) {
  client.on('message', (_, text) => {
    const message = parse(text)
    if (message) take(message)
  })
  client.on('ready', () => {
    client.subscribe(channel).then(
      () => client.emit('subscribed'),
      () => client.disconnect(true),
    )
  })
}
function parse(text: string): Message | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
/** ioredis repeats its error on every attempt; the log hears it once per outage. */
function quietly(client: Redis, isBack: 'ready' | 'subscribed', logger: Logger) {
  let isDown = false
  client.on('error', (error) => {
    if (!isDown) logger.warn({ err: error }, 'redis is away; live changes stay in this process')
    isDown = true
  })
  client.on(isBack, () => {
    if (isDown) logger.info('redis is back')
    isDown = false
  })
}
