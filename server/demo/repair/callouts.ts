import { callAttempt, callLadder, callLadderStep, callRun } from '../../domain/callout/index.ts'
import { CHANNEL_FLAGS } from '../../domain/notice/index.ts'
import { addDays, businessDay, type ResourceDef } from '../../kernel/index.ts'
import type { Row } from '../plants/plants.ts'
import ladder from './callouts.json' with { type: 'json' }

const MINUTE_MS = 60_000
/** Whom it calls in turn, by which channels besides the bell, and how many minutes the next one waits. */
const STEPS = ladder.steps

interface CalloutSources {
  readonly plant: readonly Row[]
  readonly repairer: readonly Row[]
  readonly reports: readonly Row[]
  readonly stamps: Row
  readonly now: number
  readonly offset: number
}

interface Made {
  readonly rows: readonly (readonly [ResourceDef, readonly Row[]])[]
  /** How far the numbers of runs are. */
  readonly series: readonly Row[]
}

type RunSources = Pick<CalloutSources, 'repairer' | 'offset'> & { report: Row; id: number }
const AFTER_MS = 10 * MINUTE_MS

/** How the ladder went up because of one report, with the person who was called first. */
function runOf({ report, id, repairer, offset }: RunSources, outcome: Row & { endedAt: Date | null }) {
  const beganAt = new Date((report.reportDate as Date).getTime() + AFTER_MS)
  const person = repairer.find((one) => one.plantId === report.plantId)
  const run = {
    ...{ id, plantId: report.plantId, ladderId: report.plantId, reportId: report.id, equipmentId: report.equipmentId },
    runNo: `HJ${businessDay(beganAt, offset).replaceAll('-', '')}-0001`,
    ...{ beganAt, position: 1, steppedAt: beganAt, answeredBy: outcome.endedAt ? person?.name : null, answeredOn: null },
    ...{ nextAt: outcome.endedAt ?? new Date(beganAt.getTime() + (STEPS[0]?.pauseMinutes ?? 0) * MINUTE_MS) },
    ...{ createdAt: beganAt, updatedAt: outcome.endedAt ?? beganAt, ...outcome },
  }
  const attempt = {
    ...{ id, plantId: report.plantId, runId: id, position: 1, personKey: `repairer:${person?.id}`, name: person?.name },
    ...{ repairerId: person?.id, state: outcome.endedAt ? 'ANSWERED' : 'CALLED', calledAt: beganAt, answeredAt: outcome.endedAt },
    ...{ createdAt: beganAt, updatedAt: outcome.endedAt ?? beganAt },
  }
  return { run, attempt }
}

/**
 * A ladder for each plant, off until somebody switches it on: nobody is called meanwhile. One night on which somebody answered, and a run that
 * is under way for the machine that stands now and that nobody has accepted; it goes on from its first step once the ladder is on.
 */
export function calloutsOf({ plant, repairer, reports, stamps, now, offset }: CalloutSources): Made {
  const yesterday = addDays(businessDay(new Date(now), offset), -1)
  const ladders = plant.map(({ id }) => ({
    ...{ id, plantId: id, name: ladder.name, urgency: 'HIGH', criticality: 'B', stopsOnly: true, afterMinutes: AFTER_MS / MINUTE_MS },
    ...{ sortOrder: 10, status: 'DISABLED', ...stamps },
  }))
  const steps = plant.flatMap(({ id }, nth) =>
    STEPS.map((step, at) => ({
      ...Object.fromEntries(CHANNEL_FLAGS.map((flag) => [flag, false])),
      ...{ id: nth * STEPS.length + at + 1, plantId: id, ladderId: id, position: at + 1, ...step },
      ...{ hasBell: true, hasSms: step.hasVoice, onShiftOnly: false, ...stamps },
    })),
  )
  const isOld = (one: Row) => one.status === 'CONFIRMED' && one.isStopped && businessDay(one.reportDate as Date, offset) < yesterday
  const answeredReports = plant.flatMap(({ id }): Row[] => reports.filter((one) => one.plantId === id && isOld(one)).slice(-1))
  const waits = reports.filter(
    (one) => one.status === 'PENDING' && one.isStopped && !one.joinedToId && (one.reportDate as Date).getTime() + AFTER_MS < now,
  )
  const made = [
    ...answeredReports.map((report) => ({ report, outcome: { state: 'ANSWERED', answeredOn: 'BELL' } })),
    ...waits.slice(0, 1).map((report) => ({ report, outcome: { state: 'RUNNING' } })),
  ].map(({ report, outcome }, nth) => {
    const answeredAt = new Date((report.reportDate as Date).getTime() + AFTER_MS + 7 * MINUTE_MS)
    const endedAt = outcome.state === 'RUNNING' ? null : answeredAt
    return runOf({ report, id: nth + 1, repairer, offset }, { ...outcome, endedAt })
  })
  const rows: Made['rows'] = [
    [callLadder, ladders],
    [callLadderStep, steps],
    [callRun, made.map(({ run }) => run)],
    [callAttempt, made.map(({ attempt }) => attempt)],
  ]
  const series = made.map(({ run: { plantId, runNo, beganAt } }) => ({
    ...{ plantId, prefix: 'HJ', day: runNo.slice(2, 10), last: 1, createdAt: beganAt, updatedAt: beganAt },
  }))
  return { rows, series }
}
