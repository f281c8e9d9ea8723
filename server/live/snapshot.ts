import { answer, type Read, type Registry, type ResourceDef, sourcesOf } from '../kernel/index.ts'
import { type RefreshOptions, RefreshScheduler } from './refreshScheduler.ts'

/** A live stream: one snapshot per plant, computed anew when a resource behind it changes. */
interface Topic<T = unknown> {
  readonly dirtiedBy: readonly ResourceDef[]
  readonly load: (read: Read) => Promise<T>
  readonly minIntervalMs: number
}
export type Topics = Readonly<Record<string, Topic>>

const MIN_INTERVAL_MS = 250

/** All who look at a plant share one snapshot, whatever their languages: it may not ask for any. */
const nobodysWords = (): never => {
  throw new Error('a live snapshot has no language')
}

/** The streams of all read models that are live, by their names. */
export const topicsOf = (registry: Registry): Topics =>
  Object.fromEntries(
    registry.readModels.flatMap((model) => {
      const { name, live } = model
      const dirtiedBy = sourcesOf(model, registry)
      if (!live || !dirtiedBy) return []
      const load = (read: Read) => answer(model, { read, registry, language: 'en', translate: nobodysWords }, {})
      return [[name, { dirtiedBy, load, minIntervalMs: live.minIntervalMs ?? MIN_INTERVAL_MS }]]
    }),
  )

type Viewer<T> = (value: T) => void
export interface SnapshotOptions<T> extends Omit<RefreshOptions, 'work'> {
  readonly load: () => Promise<T>
}

/** One value kept fresh for any number of viewers; a failed computation keeps the last value. */
export class Snapshot<T> {
  readonly #viewers = new Set<Viewer<T>>()
  readonly #rhythm: RefreshScheduler
  #current: { value: T } | undefined

  constructor({ load, ...rest }: SnapshotOptions<T>) {
    this.#rhythm = new RefreshScheduler({ ...rest, work: async () => this.#show(await load()) })
    this.#rhythm.touch()
  }

  /** The viewer gets the current value at once, or the first one as soon as it is there. Answers how to leave. */
  view(viewer: Viewer<T>): () => void {
    this.#viewers.add(viewer)
    if (this.#current) viewer(this.#current.value)
    return () => void this.#viewers.delete(viewer)
  }

  /** Something behind the snapshot changed. */
  touch() {
    this.#rhythm.touch()
  }

  close() {
    this.#rhythm.close()
    this.#viewers.clear()
  }

  #show(value: T) {
    this.#current = { value }
    for (const viewer of this.#viewers) viewer(value)
  }
}
