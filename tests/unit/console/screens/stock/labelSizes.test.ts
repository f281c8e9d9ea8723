import { describe, expect, it } from 'vitest'
import { isSize, pageOf, SIZES, sheetsOf } from '../../../../../console/screens/print/labelSizes.ts'

const labels = Array.from({ length: 50 }, (_, at) => at)

describe('labels', () => {
  it('come one after the other from a roll, each a page of its own size', () => {
    expect(sheetsOf(labels, '40x30')).toEqual([labels])
    expect(pageOf('40x30')).toBe('@page { size: 40mm 30mm; margin: 0 }')
  })
  it('share sheets of twenty-four, none left out', () => {
    const sheets = sheetsOf(labels, 'a4')
    expect(sheets.map((sheet) => sheet.length)).toEqual([24, 24, 2])
    expect(sheets.flat()).toEqual(labels)
  })
  it('have the sizes there are and no other', () => {
    expect(SIZES.every(isSize)).toBe(true)
    expect(isSize('')).toBe(false)
  })
})
