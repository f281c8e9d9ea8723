const WRITE_EVERY_MS = 30_000
/** Longer than a session may be idle. */
const FORGET_MS = 3_600_000

interface Memory {
  at: number
  written: number
  mark: string
}

/**
 * What this process remembers of each session: its newest call and the password mark it came with. Writing each call would cost a disk
 * sync per request, so a session's row is written at most every 30 seconds and all that are due go in one transaction.
 */
export class SessionMemory {
  readonly #memories = new Map<number, Memory>()

  /** The last call as far as anybody knows: our own memory or the row, whichever is newer. */
  lastCall(sessionId: number, rowMs: number): number {
    return Math.max(this.#memories.get(sessionId)?.at ?? 0, rowMs)
  }
  /** The mark of the last token seen here, for sockets, which hold no token. */
  markOf(sessionId: number): string | undefined {
    return this.#memories.get(sessionId)?.mark
  }
  note(sessionId: number, call: { at: number; rowMs: number; mark: string }) {
    const written = this.#memories.get(sessionId)?.written ?? call.rowMs
    this.#memories.set(sessionId, { at: call.at, written, mark: call.mark })
  }
  forget(sessionId: number) {
    this.#memories.delete(sessionId)
  }
  /** The calls that are due to be written; with `everything`, all that are newer than their rows. */
  due(now: number, everything: boolean): Map<number, number> {
    const out = new Map<number, number>()
    for (const [id, { at, written }] of this.#memories) {
      if (at > written && (everything || now - written >= WRITE_EVERY_MS)) out.set(id, at)
      else if (now - at > FORGET_MS) this.#memories.delete(id)
    }
    return out
  }
  written(calls: ReadonlyMap<number, number>) {
    for (const [id, at] of calls) {
      const memory = this.#memories.get(id)
      if (memory) memory.written = at
    }
  }
}
