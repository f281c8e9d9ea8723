import { choice, defineResource, flag, int, link, text } from '../../../kernel/index.ts'

/** A list as somebody set it up: filters, order and columns under a name, for themself, for a role or for the plant. */
export const savedView = defineResource('savedView', {
  permission: 'system:savedView',
  title: 'name',
  internal: true,
  audited: false,
  unique: [['userId', 'resource', 'name']],
  fields: {
    resource: text({ required: true, max: 64 }),
    name: text({ required: true, max: 40 }),
    visibility: choice(['PRIVATE', 'ROLE', 'PLANT'], { default: 'PRIVATE' }),
    userId: link('user', { required: true }),
    roleId: link('role'),
    isDefault: flag({ default: false }),
    icon: text({ max: 30 }),
    refreshSeconds: int({ min: 10, max: 3600 }),
    /** What stands in the address, and the columns: JSON that the console understands. */
    state: text({ required: true, max: 8000, long: true }),
  },
})
