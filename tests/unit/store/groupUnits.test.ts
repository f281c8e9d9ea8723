import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { accessory, ink, sparePart, sparePartLog, stockOrder } from '../../../server/domain/stock/index.ts'
import { type Actor, type GroupRequest, operations, type ResourceDef } from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'
import { make, makePlant } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

const context = { language: 'en', translate: words('en') } as const
const sum = (field: string) => ({ field, of: 'sum' })
let made: Awaited<ReturnType<typeof testStore>>
let reader: Actor
const parts: Record<string, number> = {}

beforeAll(async () => {
  made = await testStore()
  const { actor } = await makePlant(made.store)
  reader = { ...actor, permissions: new Set(['*:*:*']) }
  const add = async (resource: ResourceDef, values: Record<string, unknown>) => (await make(made.store, actor, resource, values)).id
  for (const [code, unit, quantity, value] of [
    ['P1', 'pcs', 4, 10],
    ['P2', 'pcs', 8, 20.5],
    ['P3', 'kg', 3.5, 30],
  ] as const)
    parts[code] = await add(sparePart, { code, unit, quantity, value })
  for (const [code, storeType, quantityChanged] of [
    ['P1', 'IN', 6],
    ['P1', 'OUT', -2],
    ['P2', 'IN', 8],
    ['P3', 'IN', 4.25],
    ['P3', 'OUT', -0.75],
    ['P3', 'SCRAP', -0.001],
  ] as const)
    await add(sparePartLog, { partId: parts[code], storeType, quantity: Math.abs(quantityChanged), quantityChanged, balance: 0, amount: 1 })
  const tape = await add(accessory, { unit: 'roll' })
  const red = await add(ink, {})
  for (const item of [{ partId: parts.P1 }, { partId: parts.P3 }, { accessoryId: tape }, { inkId: red }, { inkId: red }])
    await add(stockOrder, { partId: null, ...item, quantity: 2.5 })
})
afterAll(() => made.close())

const group = (resource: ResourceDef, request: Partial<GroupRequest>) =>
  operations(made.store, registry).group(reader, resource, { by: [], ...request }, context)

describe('quantities', () => {
  it('add up by the unit of their row, that of most rows first; money adds up over all', async () => {
    const measures = [sum('quantity'), { field: 'quantity', of: 'avg' }, { field: 'quantity', of: 'max' }, sum('value')]
    const { rows, totals, totalUnits } = await group(sparePart, { measures })
    expect([rows, totals]).toEqual([3, [null, null, null, 60.5]])
    expect(totalUnits).toEqual([
      [
        { unit: 'pcs', value: 12 },
        { unit: 'kg', value: 3.5 },
      ],
      [
        { unit: 'pcs', value: 6 },
        { unit: 'kg', value: 3.5 },
      ],
      [
        { unit: 'pcs', value: 8 },
        { unit: 'kg', value: 3.5 },
      ],
      [],
    ])
  })

  it('of entries add up by the unit of their part, in each group and over all', async () => {
    const { items, totals, totalUnits } = await group(sparePartLog, { by: [{ field: 'storeType' }], measures: [sum('quantityChanged')] })
    expect(items.map(({ keys, count, measures, units }) => [keys[0]?.value, count, measures, units])).toEqual([
      [
        'IN',
        3,
        [null],
        [
          [
            { unit: 'pcs', value: 14 },
            { unit: 'kg', value: 4.25 },
          ],
        ],
      ],
      [
        'OUT',
        2,
        [null],
        [
          [
            { unit: 'kg', value: -0.75 },
            { unit: 'pcs', value: -2 },
          ],
        ],
      ],
      ['SCRAP', 1, [-0.001], [[{ unit: 'kg', value: -0.001 }]]],
    ])
    expect([totals, totalUnits]).toEqual([
      [null],
      [
        [
          { unit: 'kg', value: 3.499 },
          { unit: 'pcs', value: 12 },
        ],
      ],
    ])
  })

  it('of one unit are one number, with that unit', async () => {
    const of = (code: string) =>
      group(sparePartLog, { filter: { partId: { eq: String(parts[code]) } }, measures: [sum('quantityChanged')] })
    const { totals, totalUnits } = await of('P3')
    expect([totals, totalUnits]).toEqual([[3.499], [[{ unit: 'kg', value: 3.499 }]]])
    const byPart = await group(sparePartLog, {
      by: [{ field: 'partId' }],
      measures: [sum('quantityChanged')],
      page: { sort: 'sum:quantityChanged', order: 'DESC' },
    })
    expect(byPart.items.map(({ measures, units }) => [measures[0], units[0]?.[0]?.unit])).toEqual([
      [8, 'pcs'],
      [4, 'pcs'],
      [3.499, 'kg'],
    ])
  })

  it('of orders have the unit of whichever item is ordered, and kilograms of ink', async () => {
    const { totalUnits } = await group(stockOrder, { measures: [sum('quantity')] })
    expect(totalUnits).toEqual([
      [
        { unit: 'kg', value: 7.5 },
        { unit: 'pcs', value: 2.5 },
        { unit: 'roll', value: 2.5 },
      ],
    ])
  })

  it('that no row has are no number in any unit', async () => {
    const { totals, totalUnits } = await group(sparePart, { filter: { code: { eq: 'none' } } as never, measures: [sum('quantity')] })
    expect([totals, totalUnits]).toEqual([[null], [[]]])
  })
})
