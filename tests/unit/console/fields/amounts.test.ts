import { describe, expect, it } from 'vitest'
import { amountTexts, withAmount, withRows } from '../../../../console/fields/display/numberText.ts'
import { apiValue, shownValue } from '../../../../console/fields/values/values.ts'
import { faultOf } from '../../../../console/form/input/rules.ts'

const hours = { kind: 'amounts', object: 'repairers', min: 0.25, max: 24, scale: 2 } as const

describe('a number for each of some rows', () => {
  it('is kept as typed until it is sent', () => {
    const held = withAmount(withAmount(shownValue(hours, undefined), '7', '1.5'), '3', ' ')
    expect([...amountTexts(held)]).toEqual([['7', '1.5']])
    expect(apiValue(hours, held)).toEqual([{ id: '7', amount: 1.5 }])
    expect(withAmount(held, '7', '')).toEqual([])
  })

  it('is one for each row that is chosen, until another is said', () => {
    const held = withRows(['7=2.5', '3=4'], ['7', '9'])
    expect(held).toEqual(['7=2.5', '9=1'])
    expect(faultOf(hours, ['7='])).toBe('number')
  })

  it('is checked like any other number, and asked for only where it is needed', () => {
    expect(faultOf(hours, ['7=1.5', '3=0.1'])).toBe('between')
    expect(faultOf(hours, ['7=abc'])).toBe('number')
    expect(faultOf(hours, ['7=1.555'])).toBe('scale')
    expect(faultOf(hours, [])).toBeUndefined()
    expect(faultOf({ ...hours, required: true }, [])).toBe('required')
  })
})
