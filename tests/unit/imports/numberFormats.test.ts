import { expect, it } from 'vitest'
import { shownDate, shownNumber } from '../../../server/imports/workbook/numberFormats.mjs'

it.each([
  ['00000000', 123, '00000123'],
  ['0.00', 1.1, '1.10'],
  ['General', 1.1, '1.1'],
  ['General', 123456789012345680, '1.23457E+17'],
  ['General', 12345678901, '12345678901'],
  ['0', 123456789012345, '123456789012345'],
  ['#,##0', 1234567, '1,234,567'],
  ['#,##0.00', 0.5, '0.50'],
  ['0%', 0.05, '5%'],
  ['0.0%', 0.125, '12.5%'],
  ['0.00E+00', 100_000, '1.00E+05'],
  ['"A-"000', 7, 'A-007'],
  ['000-0000', 1234567, '123-4567'],
  ['[$¥-804]#,##0.00', 1234.5, '¥1,234.50'],
  ['0.00_);[Red](0.00)', -3, '(3.00)'],
  ['0;-0;"none"', 0, 'none'],
  ['@', 42, '42'],
  ['#.##', 2, '2'],
  ['# ?/?', 0.5, undefined],
] as const)('the format %s shows %s as %s', (format, value, shown) => {
  expect(shownNumber(format, value)).toBe(shown)
})

it.each([
  ['yyyy/m/d', '2026/3/1'],
  ['yyyy"年"m"月"d"日"', '2026年3月1日'],
  ['m"月"d"日"', '3月1日'],
  ['d-mmm', '1-Mar'],
  ['mmm-yy', 'Mar-26'],
  ['yyyy-mm-dd hh:mm:ss', '2026-03-01 08:05:09'],
  ['h:mm AM/PM', '8:05 AM'],
  ['[$-804]yyyy-mm-dd', '2026-03-01'],
])('the format %s shows a moment as %s', (format, shown) => {
  expect(shownDate(format, new Date('2026-03-01T08:05:09Z'))).toBe(shown)
})
