import { choice, defineResource, int, text } from '../../kernel/index.ts'
import { STATUS } from '../masterdata/index.ts'

export const role = defineResource('role', {
  permit: 'system:role',
  title: 'roleName',
  scope: 'global',
  internal: true,
  fields: {
    roleName: text({ required: true, max: 64 }),
    roleKey: text({ required: true, max: 64, unique: true }),
    roleSort: int({ default: 0 }),
    status: choice(STATUS, { default: 'ENABLED' }),
    /** Space-separated tags. */
    permissions: text({ required: true, max: 20_000, long: true }),
    remark: text({ max: 500, long: true }),
  },
})
