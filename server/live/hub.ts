import type { Logger } from 'pino'
import { type Store, systemActor } from '../kernel/index.ts'
import { Picture } from './picture.ts'
import type { News } from './publisher.ts'
import { type Stream, stream } from './stream.ts'
import type { Topics } from './topics.ts'

type ValueOf<T extends Topics, K extends keyof T> = Awaited<ReturnType<T[K]['load']>>

export interface HubOptions<T extends Topics> {
  readonly topics: T
  readonly store: Pick<Store, 'read'>
  readonly logger: Logger
  readonly heartbeatMs?: number
}
interface Entry {
  readonly key: string
  readonly topic: string
  readonly plantId: number
  readonly picture: Picture<unknown>
  readonly streams: Set<Stream<unknown>>
}

const HEARTBEAT_MS = 15_000

/** The live pictures of all plants that somebody is looking at: nothing is computed for, or kept of, a picture without viewers. */
export class Hub<T extends Topics = Topics> {
  readonly #options: HubOptions<T>
  readonly #entries = new Map<string, Entry>()

  constructor(options: HubOptions<T>) {
    this.#options = options
  }

  /** The whole current picture first, then a new one whenever it changed or the heartbeat is due. */
  subscribe<K extends keyof T & string>(topic: K, plantId: number): AsyncGenerator<ValueOf<T, K>, void, undefined> {
    const entry = this.#entries.get(`${topic}:${plantId}`) ?? this.#open(topic, plantId)
    const out = stream<unknown>(() => {
      leave()
      entry.streams.delete(out)
      if (entry.streams.size === 0) this.#forget(entry)
    })
    entry.streams.add(out)
    const leave = entry.picture.view(out.push)
    return out.iterator as AsyncGenerator<ValueOf<T, K>, void, undefined>
  }

  changed(news: News) {
    for (const entry of this.#entries.values()) if (this.#isTouched(entry, news)) entry.picture.touch()
  }

  counts() {
    const viewers = [...this.#entries.values()].reduce((sum, { streams }) => sum + streams.size, 0)
    return { pictures: this.#entries.size, viewers }
  }

  close() {
    for (const { streams } of this.#entries.values()) for (const { end } of streams) end()
  }

  #open(topic: keyof T & string, plantId: number): Entry {
    const { topics, store, logger, heartbeatMs = HEARTBEAT_MS } = this.#options
    const { load, minIntervalMs } = topics[topic] as T[string]
    const picture = new Picture({
      load: async () => load(store.read(systemActor(plantId))),
      minIntervalMs,
      heartbeatMs,
      onError: (error) => logger.error({ err: error, topic, plantId }, 'live picture failed'),
    })
    const entry = { key: `${topic}:${plantId}`, topic, plantId, picture, streams: new Set<Stream<unknown>>() }
    this.#entries.set(entry.key, entry)
    return entry
  }

  #forget(entry: Entry) {
    entry.picture.close()
    this.#entries.delete(entry.key)
  }

  #isTouched({ topic, plantId }: Entry, news: News) {
    if (news === 'everything') return true
    const isHere = news.plantId === 0 || news.plantId === plantId
    // A row that belongs to no single plant is seen in all of them, whoever changed it.
    const touches = (r: { name: string; scope: string }) => news.resources.includes(r.name) && (isHere || r.scope !== 'plant')
    return this.#options.topics[topic]?.dirtiedBy.some(touches) ?? false
  }
}
