export interface PictureOptions<T> {
  load(): Promise<T>
  minIntervalMs: number
  heartbeatMs: number
  onError(error: unknown): void
}
/** One value, kept fresh for any number of viewers. */
export interface Picture<T> {
  /** The viewer gets the current value at once, or the first one as soon as it is there. Answers how to leave. */
  view(show: (value: T) => void): () => void
  /** Something behind the picture changed. */
  touch(): void
  close(): void
}

const FIRST_RETRY_MS = 500

/**
 * Computes at once on a change, then no more often than every `minIntervalMs`; the last change of a burst is never lost. Without changes
 * it is computed anew every `heartbeatMs`. A failed computation keeps the last value and is tried again.
 */
export function openPicture<T>({ load, minIntervalMs, heartbeatMs, onError }: PictureOptions<T>): Picture<T> {
  const viewers = new Set<(value: T) => void>()
  let current: { value: T } | undefined
  let timer: NodeJS.Timeout | undefined
  let startedAt = Number.NEGATIVE_INFINITY
  let failures = 0
  let isRunning = false
  let isDirty = false
  let isClosed = false

  const schedule = (delayMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(run, delayMs)
    timer.unref?.()
  }
  const pause = () => Math.max(0, startedAt + minIntervalMs - performance.now())
  const waitMs = () => {
    if (failures > 0) return Math.min(heartbeatMs, FIRST_RETRY_MS * 2 ** (failures - 1))
    return isDirty ? pause() : heartbeatMs
  }
  async function run() {
    clearTimeout(timer)
    isRunning = true
    isDirty = false
    startedAt = performance.now()
    try {
      const value = await load()
      failures = 0
      if (!isClosed) show(value)
    } catch (error) {
      failures++
      onError(error)
    }
    isRunning = false
    if (!isClosed) schedule(waitMs())
  }
  const show = (value: T) => {
    current = { value }
    for (const viewer of viewers) viewer(value)
  }
  const touch = () => {
    if (isClosed) return
    isDirty = true
    if (isRunning || failures > 0) return
    if (pause() === 0) void run()
    else schedule(pause())
  }

  void run()
  return {
    view(viewer) {
      viewers.add(viewer)
      if (current) viewer(current.value)
      return () => void viewers.delete(viewer)
    },
    touch,
    close() {
      isClosed = true
      clearTimeout(timer)
      viewers.clear()
    },
  }
}
