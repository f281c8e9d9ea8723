import { expect, it } from 'vitest'
import { isImported, isSetupStep, SETUP_LISTS, withMark } from '../../../../console/screens/dashboard/setupSteps.ts'

it('knows the list of each step of the server', () => {
  expect(Object.keys(SETUP_LISTS)).toEqual(['plant', 'workshops', 'machines', 'labels', 'people', 'walls'])
  expect(isSetupStep('walls')).toBe(true)
  expect(isSetupStep('toString')).toBe(false)
})

it('offers the import where rows can come from a workbook, and not for labels', () => {
  expect(isImported('machines')).toBe(true)
  expect(isImported('labels')).toBe(false)
})

it.each([
  ['none', 'labels', 'labels'],
  [null, 'off', 'off'],
  ['labels', 'off', 'labels,off'],
  ['labels, walls', 'labels', 'labels,walls'],
] as const)('adds to %s the mark %s', (value, mark, expected) => {
  expect(withMark(value, mark)).toBe(expected)
})
