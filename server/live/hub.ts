import type { Logger } from 'pino'
import { type ResourceDef, type Store, systemActor } from '../kernel/index.ts'
import type { LiveChange } from './publisher.ts'
import { RefreshScheduler } from './refreshScheduler.ts'
import { Snapshot, type Topics } from './snapshot.ts'
import { type Stream, stream } from './stream.ts'

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
  readonly snapshot: Snapshot<unknown>
  readonly streams: Set<Stream<unknown>>
}

const HEARTBEAT_MS = 15_000
const TICK_MS = 1000
/** The longest that a timer takes. */
const NEVER_MS = 2 ** 31 - 1

export interface Tick {
  readonly resource: string
  readonly at: Date
}
interface Follower {
  readonly resource: Pick<ResourceDef, 'name' | 'scope'>
  readonly plantIds: readonly number[]
  touch(): void
  end(): void
}
/** Whether a change concerns what a plant sees of a resource. A row that belongs to no single plant is seen in all of them, whoever changed it. */
function touches({ name, scope }: Pick<ResourceDef, 'name' | 'scope'>, plantId: number, change: LiveChange): boolean {
  if (change === 'everything') return true
  const isHere = change.plantId === 0 || change.plantId === plantId
  return change.resources.includes(name) && (isHere || scope !== 'plant')
}

/** The live snapshots of all plants that somebody is looking at: nothing is computed for, or kept of, a snapshot without viewers. */
export class Hub<T extends Topics = Topics> {
  readonly #options: HubOptions<T>
  readonly #entries = new Map<string, Entry>()
  readonly #followers = new Set<Follower>()

  constructor(options: HubOptions<T>) {
    this.#options = options
  }

  /** The whole current snapshot first, then a new one whenever it changed or the heartbeat is due. */
  subscribe<K extends keyof T & string>(topic: K, plantId: number): AsyncGenerator<ValueOf<T, K>, void, undefined> {
    const entry = this.#entries.get(`${topic}:${plantId}`) ?? this.#open(topic, plantId)
    const out = stream<unknown>(() => {
      leave()
      entry.streams.delete(out)
      if (entry.streams.size === 0) this.#forget(entry)
    })
    entry.streams.add(out)
    const leave = entry.snapshot.view(out.push)
    return out.iterator as AsyncGenerator<ValueOf<T, K>, void, undefined>
  }

  /** Says that records of a resource may have changed in one of some plants: at once, then at most every second, and never what. */
  follow(resource: Pick<ResourceDef, 'name' | 'scope'>, plants: number | readonly number[]): AsyncGenerator<Tick, void, undefined> {
    const tick = () => out.push({ resource: resource.name, at: new Date() })
    const out = stream<Tick>(() => {
      rhythm.close()
      this.#followers.delete(follower)
    })
    const rhythm = new RefreshScheduler({ work: async () => tick(), minIntervalMs: TICK_MS, heartbeatMs: NEVER_MS, onError: () => {} })
    const plantIds = [plants].flat()
    const follower = { resource, plantIds, touch: () => rhythm.touch(), end: out.end }
    this.#followers.add(follower)
    rhythm.touch()
    return out.iterator
  }

  changed(change: LiveChange) {
    for (const { resource, plantIds, touch } of this.#followers) if (plantIds.some((id) => touches(resource, id, change))) touch()
    for (const entry of this.#entries.values()) if (this.#isTouched(entry, change)) entry.snapshot.touch()
  }

  counts() {
    const viewers = [...this.#entries.values()].reduce((sum, { streams }) => sum + streams.size, 0)
    return { snapshots: this.#entries.size, viewers }
  }

  close() {
    for (const { streams } of this.#entries.values()) for (const { end } of streams) end()
    for (const { end } of this.#followers) end()
  }

  #open(topic: keyof T & string, plantId: number): Entry {
    const { topics, store, logger, heartbeatMs = HEARTBEAT_MS } = this.#options
    const { load, minIntervalMs } = topics[topic] as T[string]
    const snapshot = new Snapshot({
      load: async () => load(store.read(systemActor(plantId))),
      minIntervalMs,
      heartbeatMs,
      onError: (error) => logger.error({ err: error, topic, plantId }, 'live snapshot failed'),
    })
    const entry = { key: `${topic}:${plantId}`, topic, plantId, snapshot, streams: new Set<Stream<unknown>>() }
    this.#entries.set(entry.key, entry)
    return entry
  }

  #forget(entry: Entry) {
    entry.snapshot.close()
    this.#entries.delete(entry.key)
  }

  #isTouched({ topic, plantId }: Entry, change: LiveChange) {
    return this.#options.topics[topic]?.dirtiedBy.some((resource) => touches(resource, plantId, change)) ?? false
  }
}
