import { defineResource, defineRules, int, link, serviceStatus, text, wrong } from '../../kernel/index.ts'

export const equipmentUnit = defineResource('equipmentUnit', {
  permission: 'masterdata:equipmentUnit',
  title: 'name',
  icon: 'box',
  unique: [['equipmentId', 'name']],
  columns: ['equipmentId', 'name', 'sortOrder', 'status'],
  fields: {
    equipmentId: link('equipment', { required: true, filter: 'eq' }),
    name: text({ required: true, max: 128, filter: 'like' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})

export const equipmentUnitRules = defineRules(equipmentUnit, {
  /** Reports and repairs name unit and machine together; a unit that moved would contradict them. */
  async update({ record, input }) {
    if (input.equipmentId !== undefined && input.equipmentId !== record.equipmentId) throw wrong('equipmentId', 'fixed')
  },
})
