import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment } from '../../../server/domain/masterdata/index.ts'
import { cellOf, textCell } from '../../../server/excel/cells.ts'
import { parseCell } from '../../../server/imports/rows/cellValues.ts'
import type { Cell } from '../../../server/imports/workbook/readWorkbook.ts'
import { choice, date, decimal, type FieldDef, flag, instant, int, text, time } from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'

const OFFSET = 480
const context = (field: FieldDef, key = 'name') => ({ resource: equipment, key, field, language: 'en' as const, offsetMinutes: OFFSET })
const read = (cell: Cell, field: FieldDef, key?: string) => {
  const parsed = parseCell(cell, context(field, key))
  return 'fault' in parsed ? parsed.fault.rule : parsed.value
}

describe('a cell', () => {
  it('of a number takes separators of thousands and full width, and nothing else', () => {
    for (const [cell, value] of [
      ['1,234.5', 1234.5],
      ['１２３４．５', 1234.5],
      [' 7 ', 7],
      ['1，000', 1000],
      [3, 3],
      ['-2', -2],
      ['.5', 0.5],
    ] as const)
      expect(read(cell, decimal())).toBe(value)
    for (const cell of ['1,23', 'abc', '12 kg', true, '1e5', '--1', '.', '1.2.3'])
      expect([cell, read(cell, decimal())]).toEqual([cell, 'decimal'])
    expect(read('x', int())).toBe('integer')
  })

  it('of a day takes dates, serials and how people write them', () => {
    const ways: Cell[] = [
      new Date('2026-11-21T00:00:00Z'),
      46347,
      '46347',
      '2026-11-21',
      '2026/11/21',
      '2026年11月21日',
      '2026.11.21',
      '2026-11-21 08:30',
      '２０２６－１１－２１',
    ]
    for (const way of ways) expect([way, read(way, date())]).toEqual([way, '2026-11-21'])
    for (const way of ['2026-02-30', '21.11.2026', 'tomorrow', '', -5]) expect([way, read(way, date())]).toEqual([way, 'date'])
  })

  it('of a moment is the clock on the wall, unless it says where', () => {
    const moment = new Date('2026-11-21T00:30:00Z')
    for (const way of [
      '2026-11-21 08:30',
      '2026/11/21 8:30:00',
      '2026年11月21日 08:30',
      '2026-11-21T00:30:00Z',
      new Date('2026-11-21T08:30:00Z'),
    ])
      expect(read(way, instant())).toEqual(moment)
    expect(read('2026-11-21 25:00', instant())).toBe('import.cells.instant')
  })

  it('of a time takes a clock and a part of a day', () => {
    for (const way of ['8:05', '08:05', '08：05', 8 / 24 + 5 / 1440, new Date('1899-12-30T08:05:00Z')])
      expect(read(way, time())).toBe('08:05')
    expect(read('24:00', time())).toBe('time')
  })

  it('of a choice takes words of both languages and the code, and says what may be chosen', () => {
    const field = equipment.fields.criticality
    for (const value of field.values ?? [])
      for (const language of ['zh', 'en'] as const) {
        expect(read(words(language)(`equipment.values.criticality.${value}`), field, 'criticality')).toBe(value)
        expect(read(value.toLowerCase(), field, 'criticality')).toBe(value)
      }
    const parsed = parseCell('Z', context(field, 'criticality'))
    expect('fault' in parsed && parsed.fault.params?.allowed).toContain(words('en')('equipment.values.criticality.A'))
  })

  it('of yes or no takes both languages, truths and digits', () => {
    for (const yes of ['是', 'Yes', 'TRUE', '1', 1, true]) expect(read(yes, flag())).toBe(true)
    for (const no of ['否', 'no', 'False', '0', 0, false]) expect(read(no, flag())).toBe(false)
    expect(read('perhaps', flag())).toBe('import.cells.flag')
  })

  it('with an error or a formula without result says so', () => {
    expect(read({ error: '#REF!' }, text())).toBe('import.cells.error')
    expect(read({ error: '=' }, int())).toBe('import.cells.uncalculated')
  })

  it('comes back as it was exported, whatever it holds', () => {
    const translate = words('zh')
    const exported = (field: FieldDef, value: unknown) =>
      cellOf(field, value, { translate, offsetMinutes: OFFSET, valueKey: (v) => `x.${v}` }) as Cell
    const plain = fc
      .string({ unit: 'grapheme' })
      .map((s) => s.replace(/\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu, '').trim())
      .filter((s) => s !== '' && !s.startsWith("'"))
    fc.assert(fc.property(plain, (s) => read(textCell(s), text()) === s))
    fc.assert(fc.property(fc.constantFrom('=1+1', '+1', '-1', '@SUM(A1)', '=cmd|x'), (s) => read(textCell(s), text()) === s))
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (n) => read(exported(int(), n), int()) === n))
    fc.assert(fc.property(fc.boolean(), (b) => read(exported(flag(), b), flag()) === b))
    const moments = fc.date({ min: new Date('1970-01-02'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (at) => {
        const back = read(exported(instant(), at), instant()) as Date
        const day = read(exported(date(), at.toISOString().slice(0, 10)), date())
        return Math.abs(back.getTime() - at.getTime()) <= 1 && day === at.toISOString().slice(0, 10)
      }),
    )
    expect(read('A', choice(['A', 'B']))).toBe('A')
  })
})
