/** Repairs, calls, notices, leave and swaps: what people do with each other. */
export const people = [
  {
    file: 'server/domain/shifts/leave/leaveBooking.ts',
    find: 'if (there + overdraft < quantity)',
    put: 'if (there + overdraft <= quantity)',
    tests: ['tests/unit/domain/shifts/leave.test.ts'],
    breaks: 'the last day of leave that there is can be taken',
  },
  {
    file: 'server/domain/shifts/swaps/swapSteps.ts',
    find: "[from.userId, to.userId, swap.createdById].includes(actor.userId) ? conflict('shifts.ownSwap')",
    put: "[from.userId, to.userId].includes(actor.userId) ? conflict('shifts.ownSwap')",
    tests: ['tests/unit/domain/shifts/shiftSwap.test.ts'],
    breaks: 'whoever asked for a swap does not approve it',
  },
  {
    file: 'server/domain/shifts/swaps/swapSteps.ts',
    find: 'to.userId === null ? isLead(actor) : to.userId === actor.userId',
    put: 'isLead(actor) || to.userId === actor.userId',
    tests: ['tests/unit/domain/shifts/shiftSwap.test.ts'],
    breaks: 'a colleague with an account says yes in person',
  },
  {
    file: 'server/domain/repair/reports/openStop.ts',
    find: "const LEADING = ['PENDING', 'REPAIRING'] as const",
    put: "const LEADING = ['PENDING'] as const",
    tests: ['tests/unit/domain/repair/reports/joinedReports.test.ts', 'tests/unit/domain/repair/reports/openStop.test.ts'],
    breaks: 'a machine under repair has one open stop',
  },
  {
    file: 'server/domain/repair/reports/openStop.ts',
    find: 'reopenedAt ?? reportDate',
    put: 'reportDate',
    tests: ['tests/unit/domain/callout/callOut.query.test.ts', 'tests/unit/domain/analytics/downtimeSummary.query.test.ts'],
    breaks: 'the stop of a reopened report begins when it was reopened',
  },
  {
    file: 'server/domain/callout/answerCall.ts',
    find: "if (run.state === 'ANSWERED')",
    put: "if (run.state === 'ANSWERED' && !run.answeredBy)",
    tests: ['tests/unit/domain/callout/callOut.query.test.ts', 'tests/unit/domain/callout/callLink.test.ts'],
    breaks: 'whoever answers second is told who was first',
  },
  {
    file: 'server/domain/notice/delivery/deliver.ts',
    find: '(!nextAt || nextAt <= now)',
    put: '(!nextAt || nextAt < now)',
    tests: ['tests/unit/domain/notice/deliver.test.ts'],
    breaks: 'a message is due at its very moment',
  },
  {
    file: 'server/domain/notice/delivery/deliver.ts',
    find: 'const TRIES_MAX = 5',
    put: 'const TRIES_MAX = 6',
    tests: ['tests/unit/domain/notice/deliver.test.ts'],
    breaks: 'a message is given up after five tries',
  },
]
