import { expect, it } from 'vitest'
import { cellOf, formatOf, textCell } from '../../../server/excel/cells.ts'
import { date, decimal, type FieldDef, instant, int } from '../../../server/kernel/index.ts'

const context = { translate: (key: string) => key, offsetMinutes: 480, valueKey: (value: string) => value }

it.each([
  ['plain', '主电机过热，第 3 次', '主电机过热，第 3 次'],
  ['a number of digits', '00123', '00123'],
  ['full-width signs', '＝1＋1', '＝1＋1'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula that begins with an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['one that begins with a plus', '+1', "'+1"],
  ['one that begins with a minus', '-1+A1', "'-1+A1"],
  ['a formula behind a sign that nobody sees', '\u0000=1', "'=1"],
  ['a tab first', '\tx', "'\tx"],
  ['half of a character', 'a\ud83d', 'a'],
  ['a whole one', 'a😀', 'a😀'],
  ['what XML cannot hold', 'a\u0007b\uffff', 'ab'],
  ['lines', 'a\nb', 'a\nb'],
  ['nothing', '', ''],
])('writes %s', (_what, text, cell) => {
  expect(textCell(text)).toBe(cell)
})

it('cuts what is longer than a cell, and never through a character', () => {
  expect(textCell('x'.repeat(40_000))).toHaveLength(32_767)
  expect(textCell(`${'x'.repeat(32_765)}😀y`)).toBe(`${'x'.repeat(32_765)}…`)
})

it('writes moments as the clock on the wall showed them, in days as Excel counts them', () => {
  const serial = (day: string) => 25_569 + Date.parse(day) / 86_400_000
  expect(cellOf(instant(), new Date('2026-11-17T22:30:15Z'), context)).toBe(serial('2026-11-18T06:30:15Z'))
  expect(cellOf(date(), '2026-02-28', context)).toBe(serial('2026-02-28T00:00:00Z'))
  expect(cellOf(date(), 'no day', context)).toBeNull()
  expect(cellOf(instant(), null, context)).toBeNull()
})

it('writes a number with the digits that its field has, and no trace of how it was computed', () => {
  const written = (field: FieldDef, value: number) => cellOf(field, value, context)
  expect(0.1652 * 100).not.toBe(16.52)
  expect(written(decimal(), 0.1652 * 100)).toBe(16.52)
  expect(written(decimal({ scale: 1 }), 0.1 + 0.2)).toBe(0.3)
  expect(written(decimal({ scale: 4 }), 0.1652)).toBe(0.1652)
  expect(written(int(), 7)).toBe(7)
  expect([decimal(), decimal({ scale: 0 }), decimal({ scale: 3 }), int()].map(formatOf)).toEqual(['0.00', '0', '0.000', '0'])
  expect(formatOf(decimal({ unit: 'money' }))).toBe('"¥"#,##0.00')
})
