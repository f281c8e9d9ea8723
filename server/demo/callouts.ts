import { callAttempt, callLadder, callLadderStep, callRun } from '../domain/callout/index.ts'
import { addDays, businessDay, type ResourceDef } from '../kernel/index.ts'
import type { Row } from './plants.ts'

const MINUTE_MS = 60_000
/** Whom it calls in turn, by which ways besides the bell, and how many minutes the next one waits. */
const STEPS = [
  { name: '当班维修工', whom: 'REPAIRER_ON_DUTY', hasVoice: false, pauseMinutes: 5 },
  { name: '当班班长', whom: 'SHIFT_LEAD', hasVoice: false, pauseMinutes: 5 },
  { name: '夜间维修电话', whom: 'NIGHT_TEL', hasVoice: true, pauseMinutes: 10 },
] as const

interface Given {
  readonly plant: readonly Row[]
  readonly repairer: readonly Row[]
  readonly reports: readonly Row[]
  readonly stamps: Row
  readonly now: number
  readonly offset: number
}

/** A ladder for each plant, off until somebody switches it on, and one night on which the second person answered. */
export function calloutsOf({ plant, repairer, reports, stamps, now, offset }: Given): (readonly [ResourceDef, readonly Row[]])[] {
  const yesterday = addDays(businessDay(new Date(now), offset), -1)
  const ladders = plant.map(({ id }) => ({
    ...{ id, plantId: id, name: '停机呼叫', urgency: 'HIGH', criticality: 'B', stopsOnly: true, afterMinutes: 15 },
    ...{ sortOrder: 10, status: 'DISABLED', ...stamps },
  }))
  const steps = plant.flatMap(({ id }, nth) =>
    STEPS.map((step, at) => ({
      ...{ id: nth * STEPS.length + at + 1, plantId: id, ladderId: id, position: at + 1, ...step },
      ...{ hasBell: true, hasSms: step.hasVoice, hasEmail: false, hasWechat: false, onShiftOnly: false, ...stamps },
    })),
  )
  const isOld = (one: Row) => one.status === 'CONFIRMED' && one.isStopped && businessDay(one.reportDate as Date, offset) < yesterday
  const told = plant.flatMap(({ id }): Row[] => reports.filter((one) => one.plantId === id && isOld(one)).slice(-1))
  const runs = told.map((report, nth) => {
    const beganAt = new Date((report.reportDate as Date).getTime() + 15 * MINUTE_MS)
    const endedAt = new Date(beganAt.getTime() + 7 * MINUTE_MS)
    const person = repairer.find((one) => one.plantId === report.plantId)
    return {
      ...{ id: nth + 1, plantId: report.plantId, ladderId: report.plantId, reportId: report.id, equipmentId: report.equipmentId },
      runNo: `HJ${businessDay(beganAt, offset).replaceAll('-', '')}-0001`,
      ...{ beganAt, position: 1, steppedAt: beganAt, nextAt: endedAt, state: 'ANSWERED', endedAt, answeredOn: 'BELL' },
      ...{ answeredBy: person?.name ?? null, personId: person?.id, createdAt: beganAt, updatedAt: endedAt },
    }
  })
  const attempts = runs.map(({ id, plantId, beganAt, endedAt, answeredBy, personId }) => ({
    ...{
      id,
      plantId,
      runId: id,
      position: 1,
      personKey: `repairer:${personId}`,
      name: answeredBy,
      repairerId: personId,
      state: 'ANSWERED',
    },
    ...{ calledAt: beganAt, answeredAt: endedAt, createdAt: beganAt, updatedAt: endedAt },
  }))
  return [
    [callLadder, ladders],
    [callLadderStep, steps],
    [callRun, runs.map(({ personId: _, ...run }) => run)],
    [callAttempt, attempts],
  ]
}
