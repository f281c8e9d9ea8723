import { expect, it } from 'vitest'
import type { Plant } from '../../../server/demo/plants/plants.ts'
import { randomOf } from '../../../server/demo/random.ts'
import { inksOf } from '../../../server/demo/stock/inks.ts'
import { inkLog } from '../../../server/domain/stock/index.ts'

const now = Date.parse('2027-01-03T16:00:00.000Z')
const plants = [{ id: 1, machines: [{ id: 1 }, { id: 2 }, { id: 3 }] }] as unknown as readonly Plant[]
const given = {
  locations: [{ id: 1, plantId: 1, code: 'C-01-1' }],
  staff: [{ id: 1, plantId: 1, isInk: true }],
  vendors: [],
  stamps: {},
  now,
  offset: 480,
}

it('books every movement of ink behind those that were before it, whatever chance says', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const entries = inksOf(randomOf(seed), plants, given).find(([resource]) => resource === inkLog)?.[1] ?? []
    const running = new Map<unknown, number>()
    for (const { id, inkId, quantityChanged, balance } of entries as unknown as Record<string, number>[]) {
      running.set(inkId, (running.get(inkId) ?? 0) + Math.round((quantityChanged as number) * 1000))
      expect([seed, id, running.get(inkId)]).toEqual([seed, id, Math.round((balance as number) * 1000)])
    }
  }
})
