import { defineResource, instant, int, link, text } from '../../kernel/index.ts'

/** Who changed what, before and after; written by the repository, never by hand. */
export const operationLog = defineResource('operationLog', {
  permit: 'system:operationLog',
  title: 'action',
  scope: 'global',
  internal: true,
  audited: false,
  indexes: [['at'], ['resource', 'recordId', 'at']],
  fields: {
    at: instant({ required: true }),
    atPlantId: link('plant'),
    userId: link('user'),
    userName: text({ required: true, max: 128 }),
    ip: text({ max: 64 }),
    resource: text({ required: true, max: 64 }),
    recordId: int({ required: true }),
    action: text({ required: true, max: 64 }),
    /** JSON: { field: [before, after] }. */
    changes: text({ required: true, max: 100_000, long: true }),
  },
})
