import { describe, expect, it } from 'vitest'
import { isTyped, readTyped } from '../../../../console/fields/inputs/dateText.ts'
import { changedInput, createInput, valuesOf } from '../../../../console/fields/values/values.ts'
import { faultOf, rulesOf } from '../../../../console/form/input/rules.ts'
import type { Fields } from '../../../../console/resource/formValues.ts'

const fields: Fields = [
  ['name', { kind: 'text', required: true, max: 5 }],
  ['hours', { kind: 'decimal', min: 0.25, max: 24, scale: 2 }],
  ['days', { kind: 'int', min: 0 }],
  ['isStopped', { kind: 'flag', default: false }],
  ['reportDate', { kind: 'instant', default: 'now' }],
  ['repairerIds', { kind: 'links', required: true, target: 'repairer', object: 'repairers' }],
]
const row = {
  id: '1',
  title: 'x',
  actions: [],
  name: '气缸',
  hours: 2.5,
  days: null,
  isStopped: true,
  reportDate: '2026-11-21T00:30:00.000Z',
  repairerIds: ['3'],
}

describe('rules from metadata', () => {
  it('name each fault', () => {
    const fault = (name: string, value: unknown) => faultOf(new Map(fields).get(name) ?? { kind: 'text' }, value)
    expect(fault('name', ' ')).toBe('required')
    expect(fault('name', '一二三四五六')).toBe('long')
    expect(fault('name', '𠮷𠮷𠮷𠮷𠮷')).toBeUndefined()
    expect(fault('hours', 'abc')).toBe('number')
    expect(fault('hours', '0.125')).toBe('scale')
    expect(fault('hours', '25')).toBe('between')
    expect(fault('days', '1.5')).toBe('whole')
    expect(fault('days', '-1')).toBe('low')
    expect(fault('days', '')).toBeUndefined()
    expect(fault('reportDate', '2026-02-30 08:00')).toBe('instant')
    expect(fault('repairerIds', [])).toBe('required')
    expect(faultOf({ kind: 'text', pattern: '^1\\d{10}$' }, '12345')).toBe('pattern')
  })

  it('gather into one schema', () => {
    const answer = rulesOf(fields).safeParse({ name: '', hours: '99', days: '', isStopped: false, reportDate: '', repairerIds: ['1'] })
    expect(answer.success).toBe(false)
    expect(answer.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      ['name', 'required'],
      ['hours', 'between'],
    ])
  })
})

describe('values of a form', () => {
  it('show instants at +08:00 and send them back unchanged', () => {
    const shown = valuesOf(fields, row)
    expect(shown).toEqual({ name: '气缸', hours: '2.5', days: '', isStopped: true, reportDate: '2026-11-21 08:30', repairerIds: ['3'] })
    expect(changedInput(fields, shown, shown)).toEqual({})
    expect(changedInput(fields, { ...shown, reportDate: '2026-11-21 09:30' }, shown)).toEqual({ reportDate: '2026-11-21T01:30:00.000Z' })
  })

  it('send only what changed, and an emptied field as nothing', () => {
    const shown = valuesOf(fields, row)
    expect(changedInput(fields, { ...shown, hours: '', isStopped: false }, shown)).toEqual({ hours: null, isStopped: false })
  })

  it('offers no moment of the last time for this time', () => {
    const moments: Fields = [
      ['resumedAt', { kind: 'instant', afterwards: true }],
      ['resumeDate', { kind: 'instant' }],
    ]
    const preset = { resumedAt: '2026-11-20T00:30:00.000Z', resumeDate: '2026-11-20T00:30:00.000Z' }
    expect(valuesOf(moments, undefined, preset)).toEqual({ resumedAt: '', resumeDate: '2026-11-20 08:30' })
  })

  it('leave out of a new record what is empty and the untouched now', () => {
    const fresh = valuesOf(fields, undefined, {}, Date.parse('2026-11-21T00:30:45Z'))
    expect(fresh['reportDate']).toBe('2026-11-21 08:30')
    expect(createInput(fields, { ...fresh, name: ' 主轴 ', repairerIds: ['1'] }, fresh)).toEqual({
      name: '主轴',
      isStopped: false,
      repairerIds: ['1'],
    })
  })
})

describe('typed dates', () => {
  it('are understood as people write them', () => {
    expect(readTyped('date', '2026/3/5')).toBe('2026-03-05')
    expect(readTyped('date', '20260305')).toBe('2026-03-05')
    expect(readTyped('instant', '2026-03-05T8:30')).toBe('2026-03-05 08:30')
    expect(readTyped('instant', '２０２６－０３－０５ ０８：３０')).toBe('2026-03-05 08:30')
    expect(readTyped('time', '830')).toBe('08:30')
    expect(readTyped('date', 'soon')).toBe('soon')
  })

  it('must exist', () => {
    expect(isTyped('date', '2026-02-29')).toBe(false)
    expect(isTyped('date', '2028-02-29')).toBe(true)
    expect(isTyped('time', '24:00')).toBe(false)
  })
})
