import { describe, expect, it } from 'vitest'
import { comingOf } from '../../../../../console/screens/stock/shortages.ts'
import order from '../../../../../console/screens/stock/stockOrder.screen.tsx'

const said = (onOrder: number, late: number) =>
  comingOf({ onOrder, late, expectedDate: '2026-11-23', nextDate: onOrder > late ? '2026-12-09' : null }).map(({ word, amount, day }) => [
    word,
    amount,
    day,
  ])

describe('what is ordered of a short item', () => {
  it('is said apart for what is late and what is in time', () => {
    expect(said(11, 8)).toEqual([
      ['shortages.late', 8, '2026-11-23'],
      ['shortages.coming', 3, '2026-12-09'],
    ])
  })
  it('is said once where all of it is one of the two, and not at all where nothing is', () => {
    expect(said(8, 8)).toEqual([['shortages.late', 8, '2026-11-23']])
    expect(said(0.3, 0)).toEqual([['shortages.coming', 0.3, '2026-12-09']])
    expect(said(0, 0)).toEqual([])
  })
})

describe('the form of an order', () => {
  const asked = (values: object, row?: object) =>
    ['partId', 'accessoryId', 'inkId', 'cans', 'quantity'].filter((field) =>
      order.spec.isFieldVisible?.(field, values as never, row as never),
    )

  it('asks for one item, and of ink for cans or kilograms', () => {
    expect(asked({})).toEqual(['partId', 'accessoryId', 'inkId', 'quantity'])
    expect(asked({ partId: '3' })).toEqual(['partId', 'quantity'])
    expect(asked({ inkId: '3' })).toEqual(['inkId', 'cans', 'quantity'])
    expect(asked({ inkId: '3', cans: '2' })).toEqual(['inkId', 'cans'])
  })

  it('asks of a receipt what the item’s ledger asks', () => {
    const receipt = ['arrivedCans', 'arrived', 'batchNo', 'locationId', 'expiringDate', 'unitPrice', 'staffId', 'note']
    const of = (kind: string) => receipt.filter((field) => order.spec.isFieldVisible?.(field, {}, { kind } as never))
    expect(of('PARTS')).toEqual(['arrived', 'unitPrice', 'note'])
    expect(of('MATERIALS')).toEqual(['arrived', 'unitPrice', 'staffId', 'note'])
    expect(of('INK')).toEqual(receipt)
  })
})
