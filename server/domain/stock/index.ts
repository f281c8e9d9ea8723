import type { Area } from '../../kernel/index.ts'
import { sparePart } from './sparePart.resource.ts'

export { sparePart }

export const stock: Area = {
  name: 'stock',
  icon: 'box',
  resources: [sparePart],
}
