import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rollerPunctuality, rollerRepair, rollerRepairer } from '../../../../server/domain/roller/index.ts'
import { make, makePlant } from '../../../support/samples/factories.ts'
import { refusal } from '../shop.ts'
import { openYard, type Yard } from './yard.ts'

let yard: Yard
let other: { id: number; name: string }
/** A roller sent on a day for another, and what became of it. */
async function repaired(out: string, due: string, back?: string, { by = yard.company as { id: number }, isLost = false } = {}) {
  const repair = await yard.send(await yard.roller(), { outDate: out, expectedReturnDate: due, repairerId: by.id })
  if (back)
    await (isLost ? yard.end(repair, 'scrap', { returnDate: back, reason: '裂' }) : yard.end(repair, 'return', { returnDate: back }))
}
const figures = (from: string, to: string) => rollerPunctuality(yard.read(), { from, to })

beforeAll(async () => {
  yard = await openYard()
  other = await yard.row(rollerRepairer, { name: '佛山精辊' })
  await repaired('2026-10-01', '2026-10-10', '2026-10-09')
  await repaired('2026-10-02', '2026-10-10', '2026-10-10')
  await repaired('2026-10-03', '2026-10-10', '2026-10-13')
  await repaired('2026-10-31', '2026-11-05', '2026-11-10')
  await repaired('2026-10-20', '2026-10-25', '2026-10-30', { isLost: true })
  await repaired('2026-10-25', '2026-11-17')
  await repaired('2026-09-01', '2026-11-18')
  await repaired('2026-09-30', '2026-10-05', '2026-10-20')
  await repaired('2026-11-02', '2026-11-05', '2026-11-05', { by: other })
})
afterAll(() => yard.close())

describe('the punctuality of repairers', () => {
  it('counts what was sent in the range, its first and last day included', async () => {
    expect(await figures('2026-10-01', '2026-10-31')).toEqual([
      {
        repairerId: yard.company.id,
        name: yard.company.name,
        sent: 6,
        returned: 4,
        onTime: 2,
        onTimeRate: 0.5,
        // 8, 8, 10 and 10 days
        meanDays: 9,
        // 3 and 5 days
        meanDelayDays: 4,
        outNow: 2,
        overdueNow: 1,
      },
    ])
  })

  it('puts the busiest first and has no rate where nothing came back', async () => {
    const found = await figures('2026-10-20', '2026-11-18')
    expect(found.map((one) => [one.name, one.sent, one.returned, one.onTimeRate, one.meanDelayDays])).toEqual([
      [yard.company.name, 3, 1, 0, 5],
      [other.name, 1, 1, 1, null],
    ])
    expect(await figures('2026-08-01', '2026-08-31')).toMatchObject([{ sent: 0, onTimeRate: null, meanDays: null, outNow: 2 }])
  })

  it('agrees with the figures that each repairer carries', async () => {
    const everything = await figures('2025-12-01', '2026-11-18')
    expect(everything[0]).toMatchObject({ sent: 8, returned: 5, onTime: 2, onTimeRate: 0.4 })
  })

  it('stays inside the plant', async () => {
    const far = await makePlant(yard.store)
    await make(yard.store, far.actor, rollerRepair, { outDate: '2026-10-15', expectedReturnDate: '2026-10-20' })
    expect((await figures('2026-10-01', '2026-10-31')).map((one) => one.sent)).toEqual([6])
    const there = await rollerPunctuality(yard.store.read(far.actor), { from: '2026-10-01', to: '2026-10-31' })
    expect(there.map((one) => one.sent)).toEqual([1])
  })

  it('asks for a range of at most two years that ends after it begins', async () => {
    expect(await refusal(figures('2026-10-02', '2026-10-01'))).toEqual({ to: 'beforeBegin' })
    expect(await refusal(figures('2024-11-18', '2026-11-19'))).toEqual({ to: 'tooManyDays' })
    expect(await figures('2024-11-18', '2026-11-18')).toHaveLength(2)
  })
})
