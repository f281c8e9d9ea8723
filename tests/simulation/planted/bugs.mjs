/**
 * Faults as somebody might make them, which the simulation must find within 200 seeds. They are planted in a copy of the sources, as those of
 * tests/mutants are; nothing of the product knows them.
 * @typedef {object} PlantedBug
 * @property {string} name how it is asked for
 * @property {string} file where it is planted
 * @property {string} find what stands there, exactly once
 * @property {string} put what stands there instead
 * @property {'postgresql'} [database] what it is looked for on, where that is not SQLite
 */

/** @type {readonly PlantedBug[]} */
export const BUGS = [
  {
    name: 'lostUpdate',
    file: 'server/kernel/operations/rowWrite.ts',
    find: "new Date(updatedAt as string | Date).getTime() !== write.record.updatedAt.getTime()) throw conflict('stale')",
    put: "new Date(updatedAt as string | Date).getTime() > write.record.updatedAt.getTime()) throw conflict('stale')",
  },
  {
    name: 'keyForgottenBeforeADay',
    file: 'server/domain/system/idempotency.ts',
    find: 'const RETENTION_MS = KEY_DAYS * 24 * 3_600_000',
    put: 'const RETENTION_MS = 2 * 3_600_000',
  },
  {
    name: 'midnightOffByOne',
    file: 'server/kernel/schema/business.ts',
    find: 'new Date(Date.parse(`${day}T00:00:00Z`) - offsetMinutes * MINUTE_MS)',
    put: 'new Date(Date.parse(`${day}T00:00:00Z`) - (offsetMinutes - 60) * MINUTE_MS)',
  },
  {
    name: 'missingPlantCondition',
    file: 'server/store/schema/scope.ts',
    find: 'return { plant: withinPlants(tables, resource, actor), reach:',
    put: "return { plant: resource.name === 'reportLog' ? undefined : withinPlants(tables, resource, actor), reach:",
  },
  {
    name: 'doubleTick',
    file: 'server/domain/handover/makeHandovers.ts',
    find: 'filter((one) => !made.some(({ date, shiftId }) => date === one.date && shiftId === one.shiftId))',
    put: 'filter((one) => !made.some(({ date, shiftId, readAt }) => readAt > one.beganAt && date === one.date && shiftId === one.shiftId + 1))',
  },
  {
    name: 'reservationLeak',
    file: 'server/domain/stock/reservations/reserving.ts',
    find: '    return { reason, partId, dueDate, needed: 0 }',
    put: '    return { reason, partId, dueDate, needed: repairLogId === null ? 1 : 0 }',
  },
  {
    name: 'unsyncedAcknowledgement',
    file: 'server/store/engine/sqlite.ts',
    find: "base.pragma('synchronous = FULL')",
    put: "base.pragma('synchronous = NORMAL')",
  },
  {
    name: 'acknowledgedBeforeCommit',
    file: 'server/store/engine/sharedCommit.ts',
    find: '        const end = this.#wait(committed)\n        over()\n        return end',
    put: '        const end = this.#wait(committed)\n        end.catch(() => {})\n        over()\n        return undefined',
  },
  {
    name: 'cachedAnswerNotInvalidated',
    file: 'server/store/cache/resultCache.ts',
    // Of a record that changes by itself: an answer about repairs is dropped by the reports that change with them.
    find: 'changed({ resource, fields, moves = [] }: Written) {',
    put: "changed({ resource, fields, moves = [] }: Written) {\n    if (resource === 'complaint') return",
  },
  {
    name: 'cachedDayNotInvalidated',
    file: 'server/store/cache/dayCache.ts',
    find: '      known.set(day, this.#written)',
    put: '      if (moves.length) known.set(day, this.#written)',
  },
  {
    name: 'totalForgetsRemovals',
    file: 'server/store/read/rowDeltas.ts',
    find: 'sum + Number(after !== undefined && test(after)) - Number(before !== undefined && test(before))',
    put: 'sum + Number(after !== undefined && test(after)) - Number(before !== undefined && after !== undefined && test(before))',
  },
  {
    name: 'wallNotTold',
    file: 'server/live/hub.ts',
    find: 'dirtiedBy.some((resource) => touches(resource, plantId, change))',
    put: "dirtiedBy.some((resource) => resource.name !== 'reportLog' && touches(resource, plantId, change))",
  },
  {
    name: 'numberSkipped',
    file: 'server/store/write/series.ts',
    find: 'const first = Number(counted?.last ?? count) - count + 1',
    put: 'const first = Number(counted?.last ?? count) - count + 1 + (Number(counted?.last) === 3 ? 1 : 0)',
  },
  {
    name: 'pastEntryShiftsNothing',
    file: 'server/domain/ledger/laterEntries.ts',
    find: 'wrong.set(entry.id, values)',
    put: 'void values',
  },
  {
    name: 'belowZero',
    file: 'server/domain/ledger/posting.ts',
    find: 'if (left < floor && change < 0)',
    put: 'if (left < floor - 3 && change < 0)',
  },
  {
    name: 'cancelledLeaveKeepsDays',
    file: 'server/domain/shifts/leave/leaveSteps.ts',
    find: '    await giveBack(uow, record, input.reason)\n    await putBack(uow, record)',
    put: '    await putBack(uow, record)',
  },
  {
    // Both wires ask for the right before the operation does, each through this function: what is planted in one of the three opens nothing.
    name: 'anotherRightOpens',
    file: 'server/kernel/schema/actor.ts',
    find: "if (!exercises(actor, ...tags)) throw new Refusal('forbidden'",
    put: "if (!exercises(actor, ...tags, ...tags.map((tag) => tag.replace(/:(accept|start|approve)$/, ':list')))) throw new Refusal('forbidden'",
  },
  {
    name: 'sentTwice',
    // The flow refuses to claim a delivery a second time, and the queue tries again until it is sent: what the sweep does counts.
    file: 'server/domain/notice/delivery/sweep.query.ts',
    find: "await advance(uow, deliveryFlow.fail, delivery, { reason: 'INTERRUPTED' })",
    put: "await advance(uow, deliveryFlow.wait, delivery, { reason: 'INTERRUPTED', nextAt: null })",
  },
  {
    name: 'secondOpenStop',
    file: 'server/domain/repair/reports/openStop.ts',
    find: 'return leads.flat().find(({ id }) => id !== exceptId)',
    put: "return leads.flat().find(({ id, status }) => id !== exceptId && status === 'PENDING')",
  },
  {
    name: 'voidedStopCounts',
    file: 'server/domain/repair/reports/reportLog.resource.ts',
    find: "export const VOID_REPORT = ['CANCELLED', 'REJECTED', 'VOIDED'] as const",
    put: "export const VOID_REPORT = ['REJECTED', 'VOIDED'] as const",
  },
  {
    name: 'logLeavesOut',
    file: 'server/store/audit/audit.ts',
    find: 'if (!same(from, to)) changes[key]',
    put: "if (!same(from, to) && key !== 'resumeDate') changes[key]",
  },
  {
    name: 'oldestInFirstOut',
    file: 'server/domain/stock/ink/issuedInk.query.ts',
    find: '.orderBy(asc(t.expiringDate), asc(t.id))\n    .limit(max)',
    put: '.orderBy(asc(t.id))\n    .limit(max)',
  },
  {
    name: 'otherProcessNotTold',
    file: 'server/store/cache/invalidationLog.ts',
    find: 'const changes = written.filter(({ resource }) => this.#watched.has(resource)).map(changeOf)',
    put: "const changes = written.filter(({ resource }) => resource !== 'repairLog' && this.#watched.has(resource)).map(changeOf)",
    database: 'postgresql',
  },
  {
    // On SQLite units come one after the other.
    name: 'rowNotLocked',
    file: 'server/store/write/lock.ts',
    find: "return source.tables.dialect === 'postgres' ? ordered.for(STRENGTH[mode]) : ordered",
    put: 'return ordered',
    database: 'postgresql',
  },
]
