import { seedDemo } from '../../../server/demo/index.ts'
import { openStore } from '../../../server/store/index.ts'
import { type Clock, filledBase } from './store.ts'

/** How the demo of tests is filled; its passwords are no secrets and need no real hash. */
export const demoOptions = (clock: Clock) => ({
  now: clock.now(),
  offsetMinutes: 480,
  hashPassword: async (hash: string) => `hash of ${hash}`,
})

/** A store with the demo data of this moment, which are made once for all who ask for the same moment. */
export async function demoStore(clock: Clock) {
  const at = clock.now().toISOString()
  const base = await filledBase(`demo data alone, at ${at}`, async (url) => {
    const store = await openStore({ url, now: () => new Date(at) })
    await seedDemo(store, demoOptions(clock))
    await store.close()
  })
  const store = await openStore({ url: base.url, now: clock.now })
  const close = async () => {
    await store.close()
    await base.drop()
  }
  return { store, clock, url: base.url, close }
}
