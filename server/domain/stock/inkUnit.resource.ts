import { decimal, defineResource, int, serviceStatus, text } from '../../kernel/index.ts'

/** What ink comes in, such as a can of 18 kg (§3). */
export const inkUnit = defineResource('inkUnit', {
  permission: 'stock:inkUnit',
  title: 'name',
  icon: 'box',
  columns: ['name', 'weight', 'tareKg', 'sortOrder', 'status'],
  travels: ['weight'],
  fields: {
    name: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    /** Of the ink in one, in kilograms. */
    weight: decimal({ scale: 3, required: true, min: 0.001, max: 10_000 }),
    /** Of an empty one. */
    tareKg: decimal({ scale: 3, max: 1000 }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
