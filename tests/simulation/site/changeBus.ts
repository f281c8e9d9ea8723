import type { LiveChange } from '../../../server/live/publisher.ts'

type Listener = (change: LiveChange) => void

/** Tells every process what one of them has changed, as Redis does: those elsewhere a moment later. */
export class ChangeBus {
  readonly #processes = new Map<object, Listener>()

  join(process: object, listener: Listener): void {
    this.#processes.set(process, listener)
  }
  leave(process: object): void {
    this.#processes.delete(process)
  }
  publish(from: object, change: LiveChange): void {
    for (const [process, listener] of this.#processes)
      if (process === from) listener(change)
      else setImmediate(() => this.#processes.get(process)?.(change))
  }
}
