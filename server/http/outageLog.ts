import { outageOf } from '../platform/outage.ts'

const PAUSE_MS = 1000
const LONGEST = 200

/** What is said of an outage, once for all the calls that met it. */
export interface OutageLine {
  readonly outage: string
  readonly code: string | undefined
  readonly reason: string
  /** How many calls and jobs met it since the last line. */
  readonly count: number
}
type Tell = (line: OutageLine) => void
interface Episode {
  count: number
  tell: (count: number) => void
}

/** What the driver said; the statement, which wrappers add, stays out. */
function rootOf(error: unknown): { code?: unknown; message: string } {
  let at = error as { cause?: unknown; code?: unknown; message: string }
  for (let depth = 0; at.cause instanceof Error && depth < 8; depth++) at = at.cause as never
  return at
}

/**
 * Keeps a base or disk that is away from filling the log, or the very disk: of each outage the first is told at once, all that follow within
 * a second in one line with their number. Stacks, which say nothing about somebody else's failure, are left out.
 */
export class OutageLog {
  readonly #episodes = new Map<string, Episode>()

  /** Out: whether the error was the sign of an outage, and is taken care of. */
  takes(error: unknown, tell: Tell): boolean {
    const refusal = outageOf(error)
    if (!refusal) return false
    const { code, message } = rootOf(error)
    const outage = refusal.code.replace(/^outage\./, '')
    const reason = String(message).split('\n')[0]?.slice(0, LONGEST) ?? ''
    const key = `${outage} ${code}`
    const line = (count: number) => tell({ outage, code: code === undefined ? undefined : String(code), reason, count })
    const under = this.#episodes.get(key)
    if (under) {
      under.count++
      under.tell = line
    } else {
      line(1)
      this.#pause(key, { count: 0, tell: line })
    }
    return true
  }

  #pause(key: string, episode: Episode) {
    this.#episodes.set(key, episode)
    setTimeout(() => {
      const { count, tell } = episode
      this.#episodes.delete(key)
      if (!count) return
      tell(count)
      this.#pause(key, { count: 0, tell })
    }, PAUSE_MS).unref()
  }
}
