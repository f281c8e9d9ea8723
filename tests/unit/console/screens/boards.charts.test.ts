// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { fitted, namedDays, roof, ticksTo } from '../../../../console/fields/charts/look.ts'
import { textWidth } from '../../../../console/fields/display/textWidth.ts'
import { type Column, sorted, written } from '../../../../console/screens/boards/charts/chart.ts'
import { exportAddress, fileName } from '../../../../console/screens/boards/charts/TakeAway.tsx'
import { spanOf } from '../../../../console/screens/boards/panels/DowntimeCharts.tsx'

interface Row {
  name: string
  hours: number | null
}
const columns: readonly Column<Row>[] = [
  { key: 'name', head: 'Machine', of: (row) => row.name },
  { key: 'hours', head: 'Hours (h)', of: (row) => row.hours, digits: 1 },
]
const rows: Row[] = [
  { name: '凹印机', hours: 2 },
  { name: '复卷机', hours: null },
  { name: '分切机', hours: 11 },
]
const names = (by: Parameters<typeof sorted<Row>>[2]) => sorted(rows, columns, by).map((row) => row.name)

describe('the table beside a chart', () => {
  it('keeps the order of the figures until somebody sorts', () => {
    expect(names(null)).toEqual(['凹印机', '复卷机', '分切机'])
  })

  it('sorts numbers as numbers and Chinese names by their sound; what is unknown stays last', () => {
    expect(names({ key: 'hours', isDescending: true })).toEqual(['分切机', '凹印机', '复卷机'])
    expect(names({ key: 'hours', isDescending: false })).toEqual(['凹印机', '分切机', '复卷机'])
    expect(names({ key: 'name', isDescending: false })).toEqual(['凹印机', '分切机', '复卷机'])
  })

  it('writes every number of a column with the same digits', () => {
    expect([written(2, 1), written(11, 1), written(null, 1), written('早班', undefined)]).toEqual(['2.0', '11.0', '–', '早班'])
  })
})

describe('the axis of a chart', () => {
  it('ends at a round number above the highest value', () => {
    expect([0, 0.4, 1, 11, 13, 47, 80, 101].map(roof)).toEqual([1, 0.4, 1, 12, 16, 50, 80, 120])
  })

  it('has no half faults', () => {
    expect(ticksTo(3, true)).toEqual([0, 1, 2, 3])
    expect(ticksTo(5, true)).toEqual([0, 5])
    expect(ticksTo(12, true)).toEqual([0, 6, 12])
    expect(ticksTo(5, false)).toEqual([0, 2.5, 5])
  })

  it('names as many days as there is room for, the last one among them', () => {
    const days = Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
    const named = namedDays(days, 600)
    expect(named.at(-1)).toBe('2026-11-30')
    expect(named.length).toBeLessThanOrEqual(11)
    expect(namedDays(days.slice(0, 3), 600)).toHaveLength(3)
    expect(namedDays(days, 0)).toEqual(['2026-11-30'])
  })

  it('of availability begins at a full ten per cent below the worst day', () => {
    const day = (availability: number | null) => ({ day: '2026-11-01', stopHours: 0, availability })
    expect(spanOf([day(0.98), day(null), day(0.73)])).toEqual([70, 100])
    expect(spanOf([day(0.99)])).toEqual([90, 100])
    expect(spanOf([day(null)])).toEqual([90, 100])
  })
})

describe('a name that is too long', () => {
  it('ends with an ellipsis and fits', () => {
    const short = fitted('八色高速凹版印刷机组（二车间）', 90)
    expect(short).toMatch(/^八色.*…$/)
    expect(textWidth(short)).toBeLessThanOrEqual(90)
    expect(fitted('凹印机 1 号', 90)).toBe('凹印机 1 号')
  })
})

describe('what is taken away from a chart', () => {
  const range = { from: '2026-11-01', to: '2026-11-21', preset: null }

  it('as a sheet comes from the export of its figures, with range and workshop', () => {
    expect(exportAddress({ kind: 'fault', table: 'byCategory' }, { range, workshopId: '3' })).toBe(
      '/api/v1/dataview/faults/export?from=2026-11-01&to=2026-11-21&workshopId=3&table=byCategory',
    )
    expect(exportAddress({ kind: 'downtime', table: 'byDay' }, { range, workshopId: null })).toBe(
      '/api/v1/dataview/downtime/export?from=2026-11-01&to=2026-11-21&table=byDay',
    )
  })

  it('is named by chart, plant and days, in letters that every file system takes', () => {
    expect(fileName('Stops / day', { range, plantName: '苏州印刷一厂' }, 'png')).toBe('Stops-day_苏州印刷一厂_2026-11-01_2026-11-21.png')
    expect(fileName('停机', { range: { ...range, from: '2026-11-21' }, plantName: '' }, 'xlsx')).toBe('停机_2026-11-21.xlsx')
  })
})
