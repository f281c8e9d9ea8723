import { setTimeout as sleep } from 'node:timers/promises'
import type { Store, UnitOfWork } from '../../../server/kernel/index.ts'
import { dialect } from './store.ts'

/** How long a unit waits for the others, which may in turn be waiting for its locks. */
const PATIENCE_MS = 25

/**
 * A place where units wait for each other after their last statement and before their commit, so that each of them has judged what the others are about to
 * change: a race that would be rare is met in every round. SQLite lets no second unit begin, so that nobody waits there.
 */
export class Meeting {
  #missing = 0
  #complete: Promise<void> = Promise.resolve()
  #allHere: () => void = () => {}

  /** Units that begin from now on are so many. */
  expect(count: number): void {
    this.#missing = count
    this.#complete = new Promise((resolve) => {
      this.#allHere = resolve
    })
  }
  /** Units that begin from now on wait for nobody. */
  end(): void {
    this.#missing = 0
    this.#allHere()
  }
  async #reached(): Promise<void> {
    if (dialect === 'sqlite' || this.#missing === 0) return
    this.#missing--
    if (this.#missing === 0) this.#allHere()
    await Promise.race([this.#complete, sleep(PATIENCE_MS)])
  }

  /** A store whose units meet here. */
  readonly within = (store: Store): Store => {
    const write = <T>(...[actor, work]: [Parameters<Store['write']>[0], (uow: UnitOfWork) => Promise<T>]) =>
      store.write(actor, (uow) => work(uow).finally(() => this.#reached()))
    return new Proxy(store, {
      get(target, key) {
        if (key === 'write') return write
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
}
