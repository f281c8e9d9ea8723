import { vi } from 'vitest'
import { type Actor, type Read, systemActor } from '../../../server/kernel/index.ts'
import { unread } from '../../../server/platform/meter.ts'
import { StatementWatch } from '../../../server/store/engine/statementWatch.ts'
import { type OpenStore, openStore } from '../../../server/store/index.ts'
import { type Clock, fixedClock } from '../store/store.ts'

const SILENT = { meter: unread, slowMs: 0, logger: { warn: () => {} } }
/** A store whose statements can be recorded. */
export const watchedStore = (url: string, clock: Clock = fixedClock()): Promise<OpenStore> =>
  openStore({ url, now: clock.now, watch: SILENT })

/** Runs works one after the other inside a transaction, where nothing is remembered, and in which statements run in the order in which they are sent. */
export type Recording = (work: (read: Read) => Promise<unknown>) => Promise<readonly string[]>
export async function recorded<T>(store: OpenStore, actor: Actor | undefined, run: (record: Recording) => Promise<T>): Promise<T> {
  const watch = vi.spyOn(StatementWatch.prototype, 'ended')
  try {
    return await store.dryRun(actor ?? systemActor(0), (uow) =>
      run(async (work) => {
        watch.mockClear()
        await work(uow.read)
        const texts = watch.mock.calls.filter(([kind]) => kind === 'read').map(([, , text]) => text)
        return [...new Set(texts)]
      }),
    )
  } finally {
    watch.mockRestore()
  }
}
