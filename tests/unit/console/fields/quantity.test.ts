import { expect, it } from 'vitest'
import { quantityText } from '../../../../console/fields/display/quantity.ts'

it.each([
  [6, undefined, '6'],
  [18.525, 'kg', '18.525 kg'],
  [0.1 + 0.2, 'kg', '0.3 kg'],
  [-1.5, '', '−1.5'],
])('a quantity of %s is written without zeros that say nothing', (value, unit, text) => {
  expect(quantityText(value, unit)).toBe(text)
})
