import { openStore } from '../../../server/store/index.ts'
import { faultsOfNotices } from '../samples/noticeWords.ts'
import { freshBase } from '../suite/bases.ts'

export { dialect, emptyBase, filledBase, freshBase } from '../suite/bases.ts'

export interface Clock {
  now(): Date
  set(at: Date | string): void
  forward(ms: number): void
}
/** A clock that stands still until it is moved. */
export function fixedClock(start = '2026-11-18T02:00:00.000Z'): Clock {
  let at = new Date(start)
  return {
    now: () => new Date(at),
    set(to) {
      at = new Date(to)
    },
    forward(ms) {
      at = new Date(at.getTime() + ms)
    },
  }
}

/** A store on a base of its own, with a clock that the test moves. */
export async function testStore(clock: Clock = fixedClock()) {
  const base = await freshBase()
  const store = await openStore({ url: base.url, now: clock.now })
  const close = async () => {
    const faults = await faultsOfNotices(store)
    await store.close()
    await base.drop()
    if (faults.length) throw new Error(`notices say what is no word for people:\n${faults.join('\n')}`)
  }
  return { store, clock, url: base.url, close }
}
