import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAsExpected, readRefValue } from '../../../../server/domain/inspection/refValue.ts'
import { Refusal } from '../../../../server/kernel/index.ts'

const judged = (ref: string, found: string, unit?: string) => isAsExpected(readRefValue(ref, { unit }), found)
const ruleOf = (work: () => unknown) => {
  try {
    work()
    return 'none'
  } catch (error) {
    return (error as Refusal).fields[0]?.rule
  }
}

describe('a reference value', () => {
  it.each([
    ['2~5', '2', true],
    ['2~5', '5.0', true],
    ['2~5', '5.000001', false],
    ['-5~-2', '-3', true],
    ['2 mm ~ 5 mm', '3mm', true],
    ['2~5mm', '3', true],
    ['<10', '10', false],
    ['<=10', '10', true],
    ['≤10', '10', true],
    ['>10', '10', false],
    ['>=10', '10', true],
    ['=0.3', '0.30', true],
    ['=0.3', '0.300000001', false],
    ['20±0.5', '19.5', true],
    ['20±0.5', '20.5', true],
    ['20±0.5', '20.51', false],
    ['20+-0.5', '20.51', false],
    ['20 +/- 0.5 ℃', '20.4 °C', true],
    ['２～５', '３', true],
    ['正常|轻微', '正常', true],
    ['正常 ｜ 轻微', '轻微', true],
    ['正常|轻微', '漏油', false],
    ['无异响', '有异响', null],
    ['A 级', 'B', null],
  ])('%s takes %s as %s', (ref, found, verdict) => {
    expect(judged(ref, found)).toBe(verdict)
  })

  it('adds and compares as written, without binary fractions', () => {
    expect(judged('0.1±0.2', '0.3')).toBe(true)
    expect(judged('0.1±0.2', '-0.1')).toBe(true)
    expect(judged('0.1±0.2', '0.300000001')).toBe(false)
  })

  it.each(['>=abc', '5±-1', '2~x', '1.2.3~5', '<1,5', '= 1 2', '1~2~3', '1~2|3~4', '>1 <5', '=5|6'])(
    '%s is refused as no number',
    (ref) => {
      expect(ruleOf(() => readRefValue(ref))).toBe('refNumber')
    },
  )

  it.each([
    ['10-20', '10~20'],
    ['10 – 20 ℃', '10~20°C'],
    ['0.5-0.8MPa', '0.5~0.8MPa'],
    ['0.5MPa—0.8MPa', '0.5~0.8MPa'],
    ['10至20', '10~20'],
    ['10 to 20 bar', '10~20bar'],
    ['10..20', '10~20'],
    ['20-10', '10~20'],
    ['-5--2', '-5~-2'],
    ['±5', '0±5'],
    ['+/-5mm', '0±5mm'],
    ['~5', '<=5'],
    ['～5', '<=5'],
    ['5~', '>=5'],
    ['=<5', '<=5'],
    ['70>=', '<=70'],
    ['5 ℃ < 温度', '>5°C'],
    ['10<x<=20', '10~20'],
  ])('%s is refused, and %s proposed', (ref, suggestion) => {
    try {
      readRefValue(ref)
      expect.unreachable()
    } catch (error) {
      expect((error as Refusal).fields).toEqual([{ field: 'refValue', rule: 'refNear', params: { text: expect.any(String), suggestion } }])
    }
    // What is proposed is understood.
    expect(readRefValue(suggestion).kind).toBe('range')
  })

  it.each(['温度<70', '约±5', '大约 10~20', '正常|<5', 'x>=.5', 'ca. ±0.5 mm'])('%s has a digit beside a sign and is no text', (ref) => {
    expect(ruleOf(() => readRefValue(ref))).toBe('refSign')
  })

  it.each(['A-1 级', '按 2026-11 版图纸', '型号 6205-2RS', '无异响~', '10', '12 MPa', 'a|b-2', '3 档'])('%s stays text', (ref) => {
    expect(['text', 'words']).toContain(readRefValue(ref).kind)
  })

  it.each(['<10-20', '10-20~30'])('%s does not lose its second number to the unit', (ref) => {
    expect(ruleOf(() => readRefValue(ref))).toBe('refNumber')
  })

  it('says which end is the larger one', () => {
    expect(ruleOf(() => readRefValue('5~2'))).toBe('refOrder')
  })

  it('takes no list with an empty word', () => {
    expect(ruleOf(() => readRefValue('正常||轻微'))).toBe('refWords')
    expect(ruleOf(() => readRefValue('正常|'))).toBe('refWords')
  })

  it('never guesses between units', () => {
    expect(ruleOf(() => readRefValue('2 mm~5 cm'))).toBe('refUnit')
    expect(ruleOf(() => readRefValue('2~5 mm', { unit: 'cm' }))).toBe('refUnit')
    expect(ruleOf(() => judged('2~5', '3 cm', 'mm'))).toBe('refUnit')
    expect(judged('2~5', '3 mm', 'mm')).toBe(true)
  })

  it.each(['<', '=', '5±'])('%s is refused for want of a number', (ref) => {
    expect(ruleOf(() => readRefValue(ref))).toBe('refNumberMissing')
  })

  it('wants a number where numbers are expected', () => {
    expect(ruleOf(() => judged('2~5', '正常'))).toBe('refNumber')
    expect(ruleOf(() => judged('2~5', ''))).toBe('refNumberMissing')
  })

  it('judges every range as its ends say', () => {
    const number = fc.integer({ min: -1_000_000, max: 1_000_000 })
    fc.assert(
      fc.property(number, number, number, fc.constantFrom(0, 1, 2, 3), (a, b, found, places) => {
        const written = (value: number) => (value / 10 ** places).toFixed(places)
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(judged(`${written(low)}~${written(high)}`, written(found))).toBe(found >= low && found <= high)
        expect(judged(`<${written(low)}`, written(found))).toBe(found < low)
        expect(judged(`>=${written(low)}`, written(found))).toBe(found >= low)
      }),
    )
  })

  it('is read or refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (ref, found) => {
        try {
          expect([true, false, null]).toContain(judged(ref, found))
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      }),
    )
  })
})
