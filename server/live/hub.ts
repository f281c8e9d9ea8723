import type { Logger } from 'pino'
import { type Store, systemActor } from '../kernel/index.ts'
import { openPicture, type Picture } from './picture.ts'
import type { News } from './publisher.ts'
import { stream } from './stream.ts'
import type { Topics } from './topics.ts'

type ValueOf<T extends Topics, K extends keyof T> = Awaited<ReturnType<T[K]['load']>>

/** The live pictures of all plants that somebody is looking at. */
export interface Hub<T extends Topics = Topics> {
  /** The whole current picture first, then a new one whenever it changed or the heartbeat is due. */
  subscribe<K extends keyof T & string>(topic: K, plantId: number): AsyncGenerator<ValueOf<T, K>, void, undefined>
  changed(news: News): void
  counts(): { pictures: number; viewers: number }
  close(): void
}
export interface HubOptions<T extends Topics> {
  topics: T
  store: Pick<Store, 'read'>
  logger: Logger
  heartbeatMs?: number
}
interface Entry {
  readonly topic: string
  readonly plantId: number
  readonly picture: Picture<unknown>
  readonly streams: Set<{ end(): void }>
}

const HEARTBEAT_MS = 15_000

export function createHub<T extends Topics>({ topics, store, logger, heartbeatMs = HEARTBEAT_MS }: HubOptions<T>): Hub<T> {
  const entries = new Map<string, Entry>()

  const open = (topic: string, plantId: number): Entry => {
    const { load, minIntervalMs } = topics[topic] as T[string]
    const picture = openPicture({
      load: async () => load(store.read(systemActor(plantId))),
      minIntervalMs,
      heartbeatMs,
      onError: (error) => logger.error({ err: error, topic, plantId }, 'live picture failed'),
    })
    return { topic, plantId, picture, streams: new Set() }
  }
  const subscribe = (topic: string, plantId: number) => {
    const key = `${topic}:${plantId}`
    const entry = entries.get(key) ?? open(topic, plantId)
    entries.set(key, entry)
    const out = stream<unknown>(() => {
      leave()
      entry.streams.delete(out)
      if (entry.streams.size === 0) forget(key, entry)
    })
    entry.streams.add(out)
    const leave = entry.picture.view(out.push)
    return out.iterator
  }
  const forget = (key: string, entry: Entry) => {
    entry.picture.close()
    if (entries.get(key) === entry) entries.delete(key)
  }
  const isTouched = ({ topic, plantId }: Entry, news: News) => {
    if (news === 'everything') return true
    const isHere = news.plantId === 0 || news.plantId === plantId
    // A row that belongs to no single plant is seen in all of them, whoever changed it.
    return topics[topic]?.dirtiedBy.some((r) => news.resources.includes(r.name) && (isHere || r.scope !== 'plant')) ?? false
  }

  return {
    subscribe: subscribe as Hub<T>['subscribe'],
    changed(news) {
      for (const entry of entries.values()) if (isTouched(entry, news)) entry.picture.touch()
    },
    counts: () => ({ pictures: entries.size, viewers: [...entries.values()].reduce((sum, e) => sum + e.streams.size, 0) }),
    close() {
      for (const { streams } of entries.values()) for (const { end } of streams) end()
    },
  }
}
