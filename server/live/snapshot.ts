import { type RefreshOptions, RefreshScheduler } from './refreshScheduler.ts'

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
