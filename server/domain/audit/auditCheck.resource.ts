import { choice, defineResource, instant, int, text } from '../../kernel/index.ts'

/** One look through the operation log and the log-in log: whether they are as they were written. */
export const auditCheck = defineResource('auditCheck', {
  permission: 'system:auditCheck',
  title: 'name',
  scope: 'global',
  changedFrom: 'everyPlant',
  can: [],
  audited: false,
  icon: 'history',
  sort: '-startedAt',
  columns: ['name', 'state', 'cause', 'checkedRows', 'brokenLog', 'brokenRow', 'breach'],
  path: '/system/auditChecks',
  filters: ['state', 'cause', 'startedAt'],
  kept: { days: 'log', since: 'startedAt' },
  fields: {
    startedAt: instant({ required: true, readonly: true, filter: 'range' }),
    /** When it began, as people say it. */
    name: text({ required: true, max: 64, readonly: true }),
    cause: choice(['SCHEDULED', 'MANUAL'], { required: true, readonly: true, filter: 'in' }),
    state: choice(['RUNNING', 'SOUND', 'BROKEN', 'FAILED'], {
      required: true,
      readonly: true,
      filter: 'in',
      tones: { RUNNING: 'info', SOUND: 'good', BROKEN: 'danger', FAILED: 'danger' },
    }),
    checkedRows: int({ readonly: true }),
    seconds: int({ readonly: true }),
    /** The first row that is not as it was written. */
    brokenLog: choice(['operationLog', 'loginLog'], { readonly: true }),
    brokenRow: int({ readonly: true }),
    brokenAt: instant({ readonly: true }),
    breach: choice(['changed', 'copied', 'removed', 'inserted', 'swapped', 'sealMissing', 'sealForged', 'endCutOff'], { readonly: true }),
    detail: text({ max: 4000, long: true, readonly: true, bulky: true }),
  },
})
