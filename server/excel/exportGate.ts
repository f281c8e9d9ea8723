import { Refusal } from '../kernel/index.ts'

const CONCURRENT_MAX = 2
const PER_MINUTE = 6
const MINUTE_MS = 60_000

/** How many exports one person may have running and begin: they are the dearest reads there are. Each process counts for itself. */
export class ExportGate {
  readonly #running = new Map<string, number>()
  readonly #begun = new Map<string, number[]>()

  /** Lets one in; throws `tooMany`. Out: to be called once when it has ended. */
  enter(who: string, nowMs: number): () => void {
    for (const [key, times] of this.#begun) if (nowMs - (times.at(-1) ?? 0) >= MINUTE_MS) this.#begun.delete(key)
    const recent = (this.#begun.get(who) ?? []).filter((at) => nowMs - at < MINUTE_MS)
    const running = this.#running.get(who) ?? 0
    if (running >= CONCURRENT_MAX) throw new Refusal('export.running', { limit: CONCURRENT_MAX }, { kind: 'tooMany' })
    if (recent.length >= PER_MINUTE) {
      const seconds = Math.max(1, Math.ceil((MINUTE_MS - (nowMs - (recent[0] as number))) / 1000))
      throw new Refusal('export.tooOften', { limit: PER_MINUTE, seconds }, { kind: 'tooMany' })
    }
    this.#begun.set(who, [...recent, nowMs])
    this.#running.set(who, running + 1)
    let isOut = false
    return () => {
      if (isOut) return
      isOut = true
      const left = (this.#running.get(who) ?? 1) - 1
      if (left) this.#running.set(who, left)
      else this.#running.delete(who)
    }
  }
}
