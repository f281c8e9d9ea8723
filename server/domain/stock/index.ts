import type { Area } from '../../kernel/index.ts'
import { sparePart } from './sparePart.resource.ts'
import { sparePartRules } from './sparePart.rules.ts'

export { sparePart }

export const stock: Area = {
  name: 'stock',
  icon: 'box',
  resources: [sparePart],
  rules: [sparePartRules],
}
