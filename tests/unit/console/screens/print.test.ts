import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../../console/fields/filters/filterAddress.ts'
import { metaOf } from '../../../../console/resource/meta.ts'
import { listDocument } from '../../../../console/resource/operations/documents.ts'
import { printAddress, recordPrintAddress } from '../../../../console/resource/printAddress.ts'
import { cssText, pageStyle } from '../../../../console/screens/print/cssText.ts'
import { withoutHoles } from '../../../../console/screens/print/paperParts.tsx'
import { paperColumns, paperText } from '../../../../console/screens/print/paperText.ts'

describe('a printed page', () => {
  it('says what it is and which page, whatever is in its title', () => {
    const style = pageStyle({ foot: '报修单 BX-1 "}</style>\\' })
    expect(style).toContain('size: A4;')
    expect(style).toContain('counter(page) " / " counter(pages)')
    expect(style).not.toMatch(/[<>]|\\"/)
    expect(pageStyle({ foot: '', isWide: true })).toContain('size: A4 landscape;')
  })
  it('keeps words as they are and spells everything else out', () => {
    expect(cssText('凹印机 3 号')).toBe('"凹印机 3 号"')
    expect(cssText('a"b\n')).toBe('"a\\22 b\\a "')
  })
  it('leaves no hole in its grid', () => {
    const wide = (cells: readonly [string, string, boolean?][]) =>
      withoutHoles(cells).map(([label, , isWide]) => (isWide ? label.toUpperCase() : label))
    expect(
      wide([
        ['a', ''],
        ['b', ''],
        ['c', ''],
      ]),
    ).toEqual(['a', 'b', 'C'])
    expect(
      wide([
        ['a', ''],
        ['b', '', true],
        ['c', ''],
        ['d', ''],
      ]),
    ).toEqual(['A', 'B', 'c', 'd'])
    expect(
      wide([
        ['a', ''],
        ['b', ''],
        ['c', '', true],
      ]),
    ).toEqual(['a', 'b', 'C'])
  })
})

describe('a part on paper', () => {
  const line = metaOf('maintenanceOrderPart')
  const row = {
    id: '1',
    title: '接近开关',
    actions: [],
    partName: '接近开关',
    quantity: 1,
    part: { id: '7', title: '接近开关', code: 'DQ-E2B' },
  }
  it('is told from others of its name by its code', () => {
    expect(paperText(line, 'partId', row, {} as never)).toBe('DQ-E2B 接近开关')
    expect(JSON.stringify(listDocument(line))).toContain('"code"')
  })
  it('is named once, unless it was called otherwise', () => {
    expect(paperColumns(line, 'orderId', [row])).toEqual(['partId', 'quantity'])
    expect(paperColumns(line, 'orderId', [row, { ...row, title: '旧名称' }])).toEqual(['partName', 'partId', 'quantity'])
  })
})

describe('the address of a printed list', () => {
  const meta = metaOf('reportLog')
  const state = readAddress(
    meta,
    new URLSearchParams('keyword=泵&status=PENDING,REPAIRING&reportDate=2026-01-01~&sort=-reportDate,urgency&page=7&open=3'),
  )
  it('brings back filters, order and columns, and nothing else', () => {
    const address = new URL(printAddress(meta, state, { columns: [{ name: 'reportNo' }, { name: 'status' }] }), 'http://a')
    expect(address.pathname).toBe('/print/list/reportLog')
    const back = readAddress(meta, address.searchParams)
    expect(back.filters).toEqual(state.filters)
    expect([back.keyword, back.sort, back.page, back.open]).toEqual(['泵', state.sort, 1, undefined])
    expect(address.searchParams.get('columns')).toBe('reportNo,status')
  })
  it('names rows that were chosen instead of filters', () => {
    const address = new URL(printAddress(meta, state, { columns: [], ids: ['3', '5'] }), 'http://a')
    expect(address.searchParams.get('ids')).toBe('3,5')
    expect(address.searchParams.get('status')).toBeNull()
    expect(recordPrintAddress(meta, '3')).toBe('/print/record/reportLog/3')
  })
})
