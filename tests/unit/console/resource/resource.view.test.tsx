// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { renderCell, renderValue, textOf } from '../../../../console/fields/display/cells.tsx'
import { decimals } from '../../../../console/fields/display/figures.ts'
import { joinNames } from '../../../../console/fields/display/textWidth.ts'
import { clock } from '../../../../console/kit/network/live.ts'
import { columnsOf } from '../../../../console/list/table/columns.ts'
import { countFitting } from '../../../../console/list/table/RowActions.tsx'
import { changedText } from '../../../../console/record/changedText.ts'
import { flowPath } from '../../../../console/record/flowPath.ts'
import { nextSorts } from '../../../../console/resource/address.ts'
import { defineScreen } from '../../../../console/resource/defineScreen.ts'
import { metaOf, type Row } from '../../../../console/resource/meta.ts'
import { ceiling } from '../../../../console/screens/dashboard/Trend.tsx'

const reports = metaOf('reportLog')
const words = { value: (_: string, __: string, value: string) => `word of ${value}`, label: (field: string) => field, yes: 'Yes', no: 'No' }
const row: Row = {
  id: '7',
  title: 'BX1',
  actions: [],
  reportNo: 'BX1',
  equipmentId: '3',
  equipment: { id: '3', title: '凹印机 1 号' },
  unitId: null,
  unit: null,
  status: 'PENDING',
  isStopped: true,
  stopHours: 2.5,
  description: '气缸漏气',
  reportDate: '2026-11-21T00:30:00Z',
}
const html = (name: string) => renderToStaticMarkup(renderCell(reports, name, row, words))

describe('a cell', () => {
  it('says a state with colour, shape and word', () => {
    expect(html('status')).toMatch(/^<span class="tag\b[^"]*" data-slot="tag" data-tone="danger">word of PENDING<\/span>$/)
  })

  it('shows related records by title, instants at +08:00, nothing as a dash', () => {
    expect(html('equipmentId')).toContain('凹印机 1 号')
    expect(html('reportDate')).toBe('2026-11-21 08:30')
    expect(html('unitId')).toContain('–')
    expect(html('isStopped')).toContain('Yes')
  })

  it('of a table holds plain text as it is, nothing for no value, and an element only where more is drawn', () => {
    const content = (name: string, of: Row = row) => renderValue(reports, name, of, words)
    expect(['equipmentId', 'description', 'reportDate', 'unitId'].map((name) => content(name))).toEqual([
      ...['凹印机 1 号', '气缸漏气', '2026-11-21 08:30', ''],
    ])
    expect(content('isStopped', { ...row, isStopped: false })).toBe('')
    expect([content('status'), content('isStopped')].map((one) => typeof one)).toEqual(['object', 'object'])
  })

  it('as text joins names with the comma of their script', () => {
    expect(joinNames(['张建国', '李秀梅'])).toBe('张建国、李秀梅')
    expect(joinNames(['Ann', 'Bob'])).toBe('Ann, Bob')
    expect(textOf(reports, 'status', row, words)).toBe('word of PENDING')
  })

  it('drops the zeros nobody needs', () => {
    expect(decimals(2.5, { kind: 'decimal', scale: 2 })).toBe('2.5')
    expect(decimals(2, { kind: 'decimal', scale: 2 })).toBe('2')
    expect(decimals(10, { kind: 'decimal', scale: 2 })).toBe('10')
  })

  it('tells quantities exactly, also those that nobody enters, and hours that were computed to a tenth', () => {
    const inkOf = (name: string) => textOf(metaOf('ink'), name, { id: '1', title: 'I', actions: [], [name]: 18.525 }, words)
    expect([inkOf('quantity'), inkOf('minQuantity')]).toEqual(['18.525', '18.525'])
    const stood = { id: '1', title: 'R', actions: [], stopHours: 7.26, ranHours: 1.2345 }
    expect([textOf(reports, 'stopHours', stood, words), textOf(reports, 'ranHours', stood, words)]).toEqual(['7.3', '1.2'])
  })
})

describe('a list', () => {
  it('is money, exact and with its currency', () => {
    const parts = metaOf('sparePart')
    const price = (unitPrice: number) => textOf(parts, 'unitPrice', { id: '1', title: 'P', actions: [], unitPrice }, words)
    expect([price(742), price(0), price(1850.5), price(-3)]).toEqual(['¥742.00', '¥0.00', '¥1,850.50', '-¥3.00'])
  })
  it('gives every column room for its longest word', () => {
    const [status] = columnsOf(reports, { columns: ['status'] }, { ...words, value: () => 'Running with a fault' })
    expect(status?.width).toBeGreaterThan(170)
  })

  it('keeps in the row only the actions that fit', () => {
    expect(countFitting(['完成', '编辑'])).toBe(2)
    expect(countFitting(['完成', '转带病运行', '编辑'])).toBe(1)
    expect(countFitting([])).toBe(0)
  })

  it('sorts descending first and then turns round', () => {
    expect(nextSorts([{ field: 'reportNo', isDescending: false }], 'reportNo')).toEqual([{ field: 'reportNo', isDescending: true }])
    expect(nextSorts([{ field: 'reportNo', isDescending: true }], 'reportNo')).toEqual([{ field: 'reportNo', isDescending: false }])
    expect(nextSorts([{ field: 'status', isDescending: true }], 'reportNo')).toEqual([{ field: 'reportNo', isDescending: true }])
  })
})

describe('the road of a record', () => {
  const path = (now: string) => flowPath(reports.flow ?? { field: '', steps: {} }, reports.fields['status']?.values ?? [], now)

  it('is the ordinary one', () => {
    expect(path('PENDING')).toEqual(['PENDING', 'REPAIRING', 'COMPLETED', 'CONFIRMED'])
    expect(path('CONFIRMED')).toEqual(['PENDING', 'REPAIRING', 'COMPLETED', 'CONFIRMED'])
  })

  it('bends through the state the record is in', () => {
    expect(path('USABLE_WITH_FAULT')).toEqual(['PENDING', 'REPAIRING', 'USABLE_WITH_FAULT', 'COMPLETED', 'CONFIRMED'])
  })

  it('ends where the record ended', () => {
    expect(path('REJECTED')).toEqual(['PENDING', 'REJECTED'])
  })
})

describe('words of a change', () => {
  it('are those of the page', () => {
    expect(changedText(reports, 'status', '待受理')).toBe('待受理')
    expect(changedText(reports, 'reportDate', '2026-11-21T00:30:00.000Z')).toBe('2026-11-21 08:30')
    expect(changedText(reports, 'equipmentId', '凹印机 1 号')).toBe('凹印机 1 号')
    expect(changedText(reports, 'description', null)).toBe('')
  })
})

describe('the dashboard', () => {
  it('counts hours up, days in front', () => {
    expect(clock(3_723_000)).toBe('01:02:03')
    expect(clock(90_061_000)).toBe('1d 01:01:01')
    expect(clock(-5)).toBe('00:00:00')
  })

  it('draws to a round height', () => {
    expect([0, 0.4, 3, 15.6, 20, 73].map(ceiling)).toEqual([1, 0.5, 5, 20, 20, 100])
  })
})

describe('a screen definition', () => {
  it('refuses names that do not exist', () => {
    defineScreen('reportLog', { columns: ['reportNo'], cells: { stopHours: (value) => value?.toFixed(1) } })
    // @ts-expect-error no such column
    defineScreen('reportLog', { columns: ['reportNoo'] })
    // @ts-expect-error no such filter
    defineScreen('reportLog', { initial: () => ({ stopHourss: '1' }) })
    // @ts-expect-error a number has no toUpperCase
    defineScreen('reportLog', { cells: { stopHours: (value) => value?.toUpperCase() } })
    expect(defineScreen('reportLog', { sort: '-reportDate' }).name).toBe('reportLog')
  })
})
