import { choice, defineResource, instant, int, text } from '../../kernel/index.ts'

/**
 * One check of the operation log and the log-in log: whether they are as they were written. One that found a fault stays broken until an
 * administrator signs it off with a reason.
 */
export const auditCheck = defineResource('auditCheck', {
  permission: 'system:auditCheck',
  role: 'auditCheck',
  title: 'name',
  scope: 'global',
  changedFrom: 'everyPlant',
  can: [],
  audited: false,
  icon: 'history',
  sort: '-startedAt',
  columns: ['name', 'state', 'cause', 'checkedRows', 'brokenLog', 'brokenRow', 'breach', 'signedOffBy', 'signOffReason'],
  path: '/system/auditChecks',
  filters: ['state', 'cause', 'startedAt'],
  // What was signed off stays signed off only as long as the sign-off is there.
  retention: { days: 'log', since: 'startedAt', unless: { field: 'state', values: ['BROKEN', 'SIGNED_OFF'] } },
  fields: {
    startedAt: instant({ required: true, readonly: true, filter: 'range' }),
    /** When it began, as people say it. */
    name: text({ required: true, max: 64, readonly: true }),
    cause: choice(['SCHEDULED', 'MANUAL', 'CONTINUOUS'], { required: true, readonly: true, filter: 'in' }),
    state: choice(['RUNNING', 'SOUND', 'BROKEN', 'SIGNED_OFF', 'FAILED'], {
      required: true,
      readonly: true,
      filter: 'in',
      tones: { RUNNING: 'info', SOUND: 'good', BROKEN: 'danger', SIGNED_OFF: 'quiet', FAILED: 'danger' },
    }),
    checkedRows: int({ readonly: true }),
    seconds: int({ readonly: true }),
    /** The first row that is not as it was written. */
    brokenLog: choice(['operationLog', 'loginLog'], { readonly: true }),
    brokenRow: int({ additive: false, readonly: true }),
    brokenAt: instant({ readonly: true }),
    breach: choice(
      ['changed', 'copied', 'removed', 'inserted', 'swapped', 'sealMissing', 'sealForged', 'endCutOff', 'endReplaced', 'otherSecret'],
      {
        readonly: true,
      },
    ),
    /** All that was found, a line each. */
    faults: text({ max: 1_000_000, long: true, readonly: true, secret: true }),
    signedOffAt: instant({ readonly: true }),
    signedOffBy: text({ max: 128, readonly: true }),
    signOffReason: text({ max: 500, long: true, readonly: true }),
    /** The mac of the sign-off: one that somebody wrote into the database is none. */
    proof: text({ max: 64, readonly: true, secret: true }),
    detail: text({ max: 4000, long: true, readonly: true, bulky: true }),
  },
})
