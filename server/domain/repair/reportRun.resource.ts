import { defineResource, instant, link } from '../../kernel/index.ts'

/**
 * Time in which the machine of a reopened report ran: from when it was said to run until it stood again. What a report says of its stop is
 * from reportDate to resumeDate without these: a correction of either holds for every figure, and nothing is kept twice.
 */
export const reportRun = defineResource('reportRun', {
  permission: 'repair:reportRun',
  title: 'reportId',
  internal: true,
  audited: false,
  fields: {
    reportId: link('reportLog', { required: true }),
    fromAt: instant({ required: true }),
    toAt: instant({ required: true }),
  },
})
