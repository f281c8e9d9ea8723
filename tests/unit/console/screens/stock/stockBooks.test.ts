import { expect, it } from 'vitest'
import { distinctName } from '../../../../../console/screens/boards/panels/stockBooks.ts'

it('items of one name are told apart by their codes, all others are called by their names', () => {
  const items = [
    { code: 'DQ-LC1D09', name: '交流接触器' },
    { code: 'DQ-LC1D32', name: '交流接触器' },
    { code: 'CG-T1', name: '张力传感器' },
  ]
  expect(items.map((one) => distinctName(one, items))).toEqual(['交流接触器 DQ-LC1D09', '交流接触器 DQ-LC1D32', '张力传感器'])
})
