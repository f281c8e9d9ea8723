import { hash } from 'node:crypto'
import { type Call, currentCall, inCall } from '../platform/call.ts'
import { type Coded, rootOf } from '../platform/connections/causes.ts'
import { outageOf } from '../platform/connections/outage.ts'
import { Repeats } from '../platform/repeats.ts'

/** An outage is told after a second, then ever less often: it may last for hours, and every call meets it. */
const OUTAGE_PAUSES = { firstMs: 1_000, mostMs: 60_000 }
const FAULT_PAUSES = { firstMs: 60_000, mostMs: 60_000 }
const LONGEST = 200

/** What is said of faults that are told together, or of an outage: no stack, which says nothing new or is somebody else's. */
export interface ShortLine {
  readonly outage?: string
  /** The mark of the fault: on the line that tells of it and on those of all calls that met it. */
  readonly fault?: string
  readonly code?: string | undefined
  readonly reason: string
  /** How many calls and jobs met it since the last line. */
  readonly count: number
  /** In how many seconds. */
  readonly seconds?: number
}
export interface Teller {
  /** Everything there is, once. */
  whole(more: { readonly fault: string }): void
  short(line: ShortLine): void
}
const reasonOf = ({ message }: Coded) => String(message).split('\n')[0]?.slice(0, LONGEST) ?? ''
const codeOf = ({ code }: Coded) => (code === undefined ? undefined : String(code))

/** Faults of the same place in the code are the same; where there is no place, those that say the same but for numbers. */
function markOf(root: Coded, message: string): string {
  const place = /^\s+at .*$/m.exec(root.stack ?? '')?.[0] ?? reasonOf(root).replace(/\d+/g, '#')
  return hash('sha256', [message, root.name, codeOf(root), place].join('\n')).slice(0, 8)
}

/**
 * Keeps faults from filling the log, or the very disk: each has one line, however many places see the same error on its way; the first of a kind is
 * told at once and whole, those that follow in one line with their number. What a call has met is noted on the call.
 */
export class FaultLog {
  readonly #repeats = new Repeats()
  /** When an error was told: whoever passes it on tells it again. */
  readonly #reported = new WeakMap<object, number>()

  takes(error: unknown, message: string, teller: Teller): void {
    const root = rootOf(error)
    if (this.#isReported(root)) return
    const call = currentCall()
    const outage = outageOf(error)?.code.replace(/^outage\./, '')
    if (outage) {
      this.#outage(outage, { root, teller, call })
      return
    }
    const fault = markOf(root, message)
    if (call) call.fault = fault
    this.#repeats.note(fault, FAULT_PAUSES, (count, seconds) => {
      if (seconds) inCall(call, () => teller.short({ fault, code: codeOf(root), reason: reasonOf(root), count, seconds }))
      else teller.whole({ fault })
    })
  }

  #outage(outage: string, { root, teller, call }: { root: Coded; teller: Teller; call: Call | undefined }) {
    const code = codeOf(root)
    this.#repeats.note(`${outage} ${code}`, OUTAGE_PAUSES, (count, seconds) =>
      inCall(call, () => teller.short({ outage, code, reason: reasonOf(root), count, ...(seconds && { seconds }) })),
    )
  }

  #isReported(root: Coded): boolean {
    // One that is kept and thrown to everybody who comes, such as the state of a base, is told again a little later.
    if (typeof root !== 'object' || root === null) return false
    const now = performance.now()
    const isReported = now - (this.#reported.get(root) ?? Number.NEGATIVE_INFINITY) < OUTAGE_PAUSES.firstMs
    if (!isReported) this.#reported.set(root, now)
    return isReported
  }
}
