import type { Uploaded } from '../../kit/network/upload.ts'

/** A file that is not uploaded yet. 'failed' can be retried; 'refused' is final. */
export interface Sending {
  readonly key: string
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'failed' | 'refused'
  readonly share: number
  /** The error message to show; empty for connection errors. */
  readonly message: string
}
type Send = (file: File, on: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<Uploaded>
interface Options {
  send: Send
  onDone: (uploaded: Uploaded, file: File) => void
  /** Whether an error is final, so that retrying is pointless. */
  isLasting: (error: unknown) => boolean
}

/** Concurrent uploads; on slow connections of workshops, more than two time out. */
const CONCURRENCY = 2
let made = 0

/** Uploads the files of one field, a few at a time, and tracks failed ones. */
export class UploadQueue {
  #items: readonly Sending[] = []
  readonly #running = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()
  readonly #options: Options
  constructor(options: Options) {
    this.#options = options
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
  readonly snapshot = () => this.#items

  add(files: readonly File[], faultOf: (file: File) => string | undefined) {
    const fresh = files.map((file): Sending => {
      const message = faultOf(file)
      return { key: `f${++made}`, file, state: message === undefined ? 'waiting' : 'refused', share: 0, message: message ?? '' }
    })
    this.#put([...this.#items, ...fresh])
    this.#go()
  }
  retry(key: string) {
    this.#change(key, { state: 'waiting', share: 0, message: '' })
    this.#go()
  }
  /** Retries all failed files. */
  retryAll() {
    for (const { key, state } of this.#items) if (state === 'failed') this.retry(key)
  }
  /** Removes a file and aborts its upload. */
  drop(key: string) {
    this.#put(this.#items.filter((item) => item.key !== key))
    this.#running.get(key)?.abort()
  }
  close() {
    for (const control of this.#running.values()) control.abort()
  }
  get isBusy() {
    return this.#items.some(({ state }) => state === 'waiting' || state === 'sending')
  }
  /** Waits for pending uploads. Returns whether all have succeeded. */
  async settled(): Promise<boolean> {
    while (this.isBusy) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop()
          resolve()
        })
      })
    }
    return !this.#items.length
  }

  #put(items: readonly Sending[]) {
    this.#items = items
    for (const listener of [...this.#listeners]) listener()
  }
  #change(key: string, change: Partial<Sending>) {
    this.#put(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)))
  }
  #go() {
    const next = this.#items.find(({ key, state }) => state === 'waiting' && !this.#running.has(key))
    if (!next || this.#running.size >= CONCURRENCY) return
    void this.#send(next).finally(() => this.#go())
    this.#go()
  }
  async #send({ key, file }: Sending) {
    const control = new AbortController()
    this.#running.set(key, control)
    this.#change(key, { state: 'sending' })
    try {
      const onProgress = (share: number) => this.#change(key, { share })
      const uploaded = await this.#options.send(file, { onProgress, signal: control.signal })
      this.#running.delete(key)
      if (control.signal.aborted) return
      this.#options.onDone(uploaded, file)
      this.#put(this.#items.filter((item) => item.key !== key))
    } catch (error) {
      this.#running.delete(key)
      const message = error instanceof Error && error.name !== 'AbortError' ? error.message : ''
      this.#change(key, { state: this.#options.isLasting(error) ? 'refused' : 'failed', message })
    }
  }
}
