import { defineResource, int, serviceStatus, text } from '../../kernel/index.ts'

/** What a person does at a press: captain, colour mixer, winder. */
export const productionPosition = defineResource('productionPosition', {
  permission: 'masterdata:position',
  title: 'name',
  icon: 'tag',
  columns: ['name', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
