import { describe, expect, it } from 'vitest'
import { date, decimal, type FieldDef, int, text } from '../../../server/kernel/index.ts'
import type { FigureTable } from '../../../server/rest/call.ts'
import { barsOf } from '../../../server/rest/resources/boardPicture.ts'

type Values = readonly (string | number | null)[]
const column = (key: string, field: FieldDef, cells: Values, values: readonly unknown[] = cells) => ({
  key,
  label: key,
  field,
  values,
  cells,
})
const table = (...columns: FigureTable['columns']): FigureTable => ({
  days: [],
  columns,
  rowCount: columns[0]?.cells.length ?? 0,
})

describe('bars of a board', () => {
  it('are labelled by the words before the numbers, two at most', () => {
    const [number, name, place] = [
      column('number', text(), ['AY-01']),
      column('name', text(), ['凹印机']),
      column('place', text(), ['一车间']),
    ]
    const drawn = barsOf(table(number, name, place, column('stopHours', decimal({ unit: 'hours' }), [1234.5])), 'en')
    expect(drawn).toEqual({ bars: [{ label: 'AY-01 · 凹印机', value: 1234.5, text: '1,234.5' }], measureText: 'stopHours' })
  })
  it('show no quantities of several units, but what those cost', () => {
    const [name, quantity] = [column('name', text(), ['墨']), column('quantity', decimal(), [7])]
    expect(barsOf(table(name, quantity, column('amount', decimal({ unit: 'money' }), [12.4])), 'zh')).toMatchObject({
      bars: [{ label: '墨', value: 12.4 }],
      measureText: 'amount',
    })
    expect(barsOf(table(name, quantity), 'zh')).toBeUndefined()
  })
  it('say where there is no number, and nothing for nameless rows', () => {
    expect(barsOf(table(column('name', text(), ['']), column('count', int(), [null])), 'zh')?.bars).toEqual([
      { label: '–', value: null, text: '–' },
    ])
  })
  it('are of the last days where there are more than fit', () => {
    const days = Array.from({ length: 40 }, (_, nth) => `day ${nth}`)
    const drawn = barsOf(table(column('day', date(), Array.from(days.keys()), days), column('count', int(), Array.from(days.keys()))), 'zh')
    expect([drawn?.bars.length, drawn?.bars[0], drawn?.bars.at(-1)?.label]).toEqual([
      30,
      { label: 'day 10', value: 10, text: '10' },
      'day 39',
    ])
  })
})
