import { choice, defineResource, int, serviceStatus, text } from '../../kernel/index.ts'

/** What is done with a roller. Its effect says where the roller is afterwards. */
export const rollerOperation = defineResource('rollerOperation', {
  permission: 'roller:operation',
  title: 'name',
  icon: 'tag',
  columns: ['name', 'effect', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    effect: choice(['NONE', 'MOUNT', 'DISMOUNT', 'SCRAP'], { required: true, default: 'NONE', filter: 'in' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
