import {
  type Actor,
  minuteText,
  type Read,
  type RowOf,
  type ScheduledTask,
  type Store,
  titlesOf,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { equipment, machineKey } from '../masterdata/index.ts'
import { type Concerned, channelsOf, publish } from '../notice/index.ts'
import { reportLog, standsFrom } from '../repair/index.ts'
import { onDuty } from '../shifts/index.ts'
import { type Callee, calleesOf, type Step } from './callees.ts'
import { callLadder, callLadderStep } from './callLadder.resource.ts'
import { type Attempt, callAttempt, callRun, type LockedRun, type Run } from './callRun.resource.ts'

export type Report = RowOf<typeof reportLog>
export type Ladder = RowOf<typeof callLadder>

const MINUTE_MS = 60_000
const URGENCIES = ['LOW', 'NORMAL', 'HIGH', 'STOP'] as const

/** Whether a ladder is for a report of this kind. Machines are from A, the most critical, to C. */
export const isFor = (ladder: Ladder, about: Pick<Report, 'urgency' | 'isStopped'>, criticality: string | null): boolean =>
  URGENCIES.indexOf(about.urgency) >= URGENCIES.indexOf(ladder.urgency) &&
  (about.isStopped || !ladder.stopsOnly) &&
  (criticality ?? 'B') <= ladder.criticality

/** Nobody has taken it on, and the machine does not run again: somebody is still wanted. */
export const isWaiting = ({ status, joinedToId, resumeDate }: Pick<Report, 'status' | 'joinedToId' | 'resumeDate'>) =>
  status === 'PENDING' && joinedToId === null && resumeDate === null

/**
 * Whether so long has passed since a moment. A moment in the future is one of a clock that went wrong and was set back: calling somebody is
 * better than being silent until it comes round again.
 */
const hasPassed = (since: Date, ms: number, now: Date) => {
  const passed = now.getTime() - since.getTime()
  return passed >= ms || passed <= -MINUTE_MS
}

interface Due {
  readonly report: Report
  readonly ladder: Ladder
  readonly run: Run | null
}
const byDueTime = (a: Due, b: Due) => (a.run?.nextAt.getTime() ?? 0) - (b.run?.nextAt.getTime() ?? 0)
/** One that ended although its report still waits did so as its ladder was switched off: it goes on once that is on again. */
const isOver = (run: Run | undefined) => run !== undefined && run.state !== 'RUNNING' && run.state !== 'ENDED'
const isStepDue = (run: Run, now: Date) => run.state === 'ENDED' || run.nextAt <= now || run.steppedAt.getTime() - now.getTime() > MINUTE_MS

/** Reports whose ladders begin or take their next step, and runs that nobody needs any more. */
async function lookAround(read: Read): Promise<{ due: Due[]; over: Run[] }> {
  const ladders = await read.of(callLadder).find({ status: 'ENABLED' })
  const running = await read.of(callRun).find({ state: 'RUNNING' })
  if (!ladders.length && !running.length) return { due: [], over: [] }
  const waiting = (await read.of(reportLog).find({ status: 'PENDING', joinedToId: null })).filter(isWaiting)
  const isLadderOn = ({ ladderId }: Run) => ladders.some(({ id }) => id === ladderId)
  const over = running.filter((run) => !isLadderOn(run) || !waiting.some(({ id }) => id === run.reportId))
  const machines = await read.of(equipment).many(waiting.map((one) => one.equipmentId))
  const runs = waiting.length ? await read.of(callRun).find({ reportId: waiting.map(({ id }) => id) }) : []
  const due = waiting.flatMap((report, at) =>
    ladders.flatMap((ladder) => {
      const run = runs.find((one) => one.reportId === report.id && one.ladderId === ladder.id)
      if (isOver(run) || !isFor(ladder, report, machines[at]?.criticality ?? null)) return []
      const isNow = run ? isStepDue(run, read.now) : hasPassed(standsFrom(report), ladder.afterMinutes * MINUTE_MS, read.now)
      return isNow ? [{ report, ladder, run: run ?? null }] : []
    }),
  )
  return { due, over }
}

interface DueStep {
  readonly run: Run
  readonly report: Report
  readonly step: Step
}

const concerned = ({ key, name, userId, mobile, receiverId }: Callee): Concerned => ({
  key,
  name,
  userId,
  mobile,
  ...(receiverId !== undefined && { receiverId }),
})

/** Calls one person. Out: whether the notice is on its way; it is not where the category is switched off. */
async function call(uow: UnitOfWork, { run, report, step }: DueStep, ladder: Ladder, who: Callee): Promise<boolean> {
  const nameOf = await titlesOf(uow.read, equipment, [report.equipmentId])
  const eventNo = await publish(uow, {
    code: 'CALL_OUT',
    about: { resource: reportLog.name, id: report.id },
    subjectKey: `${callRun.name}:${run.id}:${step.position}:${who.key}`.slice(0, 128),
    audience: [concerned(who)],
    channels: channelsOf(step),
    values: {
      reportNo: report.reportNo,
      equipment: nameOf(report.equipmentId) ?? '',
      description: report.description,
      urgency: `${reportLog.name}.values.urgency.${report.urgency}`,
      time: minuteText(standsFrom(report), uow.read.offsetMinutes),
      ladder: ladder.name,
      person: who.name,
    },
    isUrgent: true,
  })
  await attempt(uow, { run, position: step.position, who }, eventNo === null ? { skipped: 'SWITCHED_OFF' } : { eventNo })
  return eventNo !== null
}

interface Tried {
  readonly run: Run
  readonly position: number
  readonly who: Pick<Callee, 'key' | 'name' | 'userId' | 'repairerId'>
}
const attempt = (uow: UnitOfWork, { run, position, who }: Tried, outcome: Partial<Pick<Attempt, 'skipped' | 'eventNo'>>) =>
  uow.of(callAttempt).create({
    runId: run.id,
    position,
    personKey: who.key,
    name: who.name,
    userId: who.userId,
    repairerId: who.repairerId,
    state: outcome.skipped ? 'SKIPPED' : 'CALLED',
    calledAt: uow.now,
    ...outcome,
  })
const NOBODY = { key: 'nobody', name: '—', userId: null, repairerId: null }

/** One step: the first one who is there is called. Out: whether anybody was. */
async function takeStep(uow: UnitOfWork, dueStep: DueStep, ladder: Ladder): Promise<boolean> {
  const { run, report, step } = dueStep
  const duty = await onDuty(uow.read, uow.now)
  const callees = await calleesOf({ read: uow.read, duty, equipmentId: report.equipmentId }, step)
  for (const who of callees) {
    if (who.skipped) await attempt(uow, { run, position: step.position, who }, { skipped: who.skipped })
    else if (await call(uow, dueStep, ladder, who)) return true
  }
  if (!callees.length) await attempt(uow, { run, position: step.position, who: NOBODY }, { skipped: 'NOBODY' })
  return false
}

/** Goes up to the next step at which somebody is called. The one after it is due a pause from now, whatever the clock said before. */
async function climb(uow: UnitOfWork, run: LockedRun, report: Report, ladder: Ladder): Promise<void> {
  const steps = (await uow.of(callLadderStep).find({ ladderId: ladder.id })).sort((a, b) => a.position - b.position)
  for (const step of steps.filter(({ position }) => position > run.position)) {
    if (!(await takeStep(uow, { run, report, step }, ladder))) continue
    const nextAt = new Date(uow.now.getTime() + step.pauseMinutes * MINUTE_MS)
    await uow.of(callRun).patch(run, { position: step.position, steppedAt: uow.now, nextAt })
    return
  }
  await uow.of(callRun).patch(run, { state: 'UNANSWERED', endedAt: uow.now }, { action: 'exhaust' })
}

const begin = (uow: UnitOfWork, report: Report, ladder: Ladder): Promise<LockedRun> =>
  uow.of(callRun).create({
    ladderId: ladder.id,
    reportId: report.id,
    equipmentId: report.equipmentId,
    beganAt: uow.now,
    steppedAt: uow.now,
    nextAt: uow.now,
    state: 'RUNNING',
  })

/**
 * What is due for one report, under the lock that whoever accepts it takes too: what was true a moment ago is asked again. Of two that come
 * at once the second finds the step taken.
 */
async function proceed(uow: UnitOfWork, { report: { id, equipmentId }, ladder }: Due): Promise<number> {
  const whole = uow.withoutDataScope
  await whole.lock(machineKey(equipmentId))
  const [report] = await whole.of(reportLog).lockForShare([id])
  if (!report || !isWaiting(report) || report.equipmentId !== equipmentId) return 0
  const [known] = await whole.of(callRun).lockWhere({ ladderId: ladder.id, reportId: id })
  if (isOver(known)) return 0
  if (known && !isStepDue(known, uow.now)) return 0
  const stands = { state: 'RUNNING', endedAt: null, steppedAt: uow.now, nextAt: uow.now } as const
  const resumed = known?.state === 'ENDED' ? await whole.of(callRun).patch(known, stands, { action: 'resume' }) : known
  const run = resumed ?? (await begin(whole, report, ladder))
  if (known && run.nextAt > uow.now) {
    // The clock was set back: the pause begins anew, and nothing is repeated.
    const ms = known.nextAt.getTime() - known.steppedAt.getTime()
    await whole.of(callRun).patch(known, { steppedAt: uow.now, nextAt: new Date(uow.now.getTime() + Math.max(0, ms)) })
    return 0
  }
  await climb(whole, run, report, ladder)
  return 1
}

/** A run whose report needs nobody any more, or whose ladder is switched off, is over, however that came about. */
async function endRun(uow: UnitOfWork, { id, reportId, equipmentId, ladderId }: Run): Promise<number> {
  const whole = uow.withoutDataScope
  await whole.lock(machineKey(equipmentId))
  const [report] = await whole.of(reportLog).lockForShare([reportId])
  const [run] = await whole.of(callRun).lockWhere({ id, state: 'RUNNING' })
  const [ladder] = await whole.of(callLadder).many([ladderId])
  if (!run || (ladder?.status === 'ENABLED' && report && isWaiting(report))) return 0
  await whole.of(callRun).patch(run, { state: 'ENDED', endedAt: uow.now }, { action: 'end' })
  return 1
}

/** A round ends before the next one begins: several that climb the same ladders would wait for each other's locks and hold up what they tell. */
const ROUND_MS = 5_000
const WORK_MS = ROUND_MS - 1_000

/**
 * Takes the steps that are due, each in a transaction of its own: a run that fails holds up no other. First steps go first, and what is left
 * when the time of the round is over is the next one's. Out: how many steps and ends.
 */
export async function callOut(store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> {
  const { due, over } = await lookAround(store.read(actor))
  const faults: unknown[] = []
  let made = 0
  const endsAt = performance.now() + WORK_MS
  const each = async (work: (uow: UnitOfWork) => Promise<number>) => {
    if (performance.now() > endsAt) return
    try {
      made += await store.write(actor, work)
    } catch (error) {
      faults.push(error)
    }
  }
  for (const run of over) await each((uow) => endRun(uow, run))
  for (const one of due.sort(byDueTime)) await each((uow) => proceed(uow, one))
  if (faults.length) throw faults[0]
  return made
}

/** Twice as often as a step may be late: a round that dies with its process is made up for by the next. */
export const callOutRound: ScheduledTask = { name: 'callOut', everyMs: ROUND_MS, attempts: 1, counts: 'told', run: callOut }
