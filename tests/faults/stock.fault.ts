import { describe, expect, it } from 'vitest'
import { shown } from '../support/stories/chaos.ts'
import { NO_DIFFERENCE } from '../support/stories/stockBooks.ts'
import { stockChaos } from '../support/stories/stockChaos.ts'

const CLIENTS = 50
const CALLS = Number(process.env.FAULT_CALLS ?? 400)
const LIFE_MS = 20_000

describe('stock, while the servers that book it are killed', { timeout: 3_600_000 }, () => {
  // A base of SQLite belongs to one process; a second one does not start on it.
  for (const [base, fleet] of [
    ['sqlite', [1]],
    ['postgres', [1, 2]],
  ] as const)
    for (const processes of fleet)
      it(`on ${base}, API processes: ${processes}`, async () => {
        const { differences, told, kills, seconds } = await stockChaos({ base, processes, clients: CLIENTS, calls: CALLS, lifeMs: LIFE_MS })
        shown(`${CLIENTS} clients x ${CALLS} on ${base}, API processes: ${processes}`, { ...told, kills, seconds, ...differences })
        expect({ ...differences, answeredOtherwise: told.answeredOtherwise }).toEqual({ ...NO_DIFFERENCE, answeredOtherwise: 0 })
        expect(told.acknowledged).toBeGreaterThan(told.postings / 2)
      })
})
