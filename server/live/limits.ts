/** What one client may do to the socket server (trust section 5). */
export const socketLimits = {
  messageBytes: 64 * 1024,
  initTimeoutMs: 5_000,
  subscriptionsPerSocket: 50,
  socketsPerUser: 20,
  socketsPerAddress: 200,
  messagesPerSecond: 50,
  pingMs: 15_000,
  /** Pings that a client may leave without an answer. They are counted, not timed: a server that stood still itself sends nobody away for that. */
  unansweredPings: 2,
  unsentBytes: 1024 * 1024,
  recheckMs: 30_000,
  /** How many sockets a second are sent to other processes, and for how long at most: more of them go faster. */
  movesPerSecond: 500,
  movingMs: 2_000,
  /** How long a socket that is to close waits for the answers of its calls. */
  callMs: 5_000,
}
export type SocketLimits = typeof socketLimits

/** Counts how many hold each key. */
export class Quota {
  readonly #counts = new Map<string, number>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** False when the key is used up; otherwise it is held until `release`. */
  take(key: string): boolean {
    const count = this.#counts.get(key) ?? 0
    if (count >= this.#limit) return false
    this.#counts.set(key, count + 1)
    return true
  }

  release(key: string) {
    const count = (this.#counts.get(key) ?? 0) - 1
    if (count > 0) this.#counts.set(key, count)
    else this.#counts.delete(key)
  }
}

/** True as long as no second sees more than `perSecond` calls. */
export function meter(perSecond: number): () => boolean {
  let windowAt = 0
  let used = 0
  return () => {
    const now = performance.now()
    if (now - windowAt >= 1000) {
      windowAt = now
      used = 0
    }
    return ++used <= perSecond
  }
}
