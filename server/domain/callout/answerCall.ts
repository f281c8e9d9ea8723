import { type Actor, conflict, type RowOf, systemActor, type UnitOfWork } from '../../kernel/index.ts'
import { machineKey } from '../masterdata/index.ts'
import type { Channel } from '../notice/index.ts'
import { repairer, reportLog, takeReportOn } from '../repair/index.ts'
import { isWaiting } from './callOut.ts'
import { type Attempt, callAttempt, callRun } from './callRun.resource.ts'

export interface Answered {
  readonly report: RowOf<typeof reportLog>
  /** Whether the repair is theirs now; whoever is known by a telephone number alone is noted, and a repairer has still to be chosen. */
  readonly isAssigned: boolean
}

/** In whose name the report is accepted: that of the person who was called, who need not be able to sign in. */
const inNameOf = ({ userId, name, plantId }: Attempt): Actor => {
  const system = systemActor(plantId)
  return { ...system, kind: userId === null ? 'system' : 'user', userId, name }
}

/** The repairer that a person is; somebody with an account becomes one by taking a repair on. */
async function repairerOf(uow: UnitOfWork, { repairerId, userId, name }: Attempt): Promise<number | null> {
  if (repairerId !== null) {
    const [one] = await uow.of(repairer).lockForShare([repairerId])
    if (one?.status === 'ENABLED') return one.id
  }
  if (userId === null) return null
  const [known] = await uow.of(repairer).find({ userId, status: 'ENABLED' })
  return known?.id ?? (await uow.of(repairer).create({ name, userId })).id
}

/** Why a call is not to be answered any more, if so. */
export function overRefusal(run: RowOf<typeof callRun>, report: RowOf<typeof reportLog>) {
  if (run.state === 'ANSWERED') return conflict('callout.taken', { name: run.answeredBy ?? '' })
  return run.state === 'ENDED' || !isWaiting(report) ? conflict('callout.over', { reportNo: report.reportNo }) : undefined
}

/**
 * Somebody who was called takes the report on: it is accepted and the repair is theirs, and the ladder stops. Whoever comes second is told who was
 * first. One transaction, under the lock that acceptance and the ladder itself take.
 */
export async function answerCall(uow: UnitOfWork, attemptId: number, channel: Channel): Promise<Answered> {
  const whole = uow.withoutDataScope
  const called = await whole.of(callAttempt).get(attemptId)
  const { equipmentId, reportId } = await whole.of(callRun).get(called.runId)
  const own = whole.as(inNameOf(called))
  await whole.lock(machineKey(equipmentId), ...(called.userId === null ? [] : [`repairer:${called.plantId}:${called.userId}`]))
  const [report] = await whole.of(reportLog).lockWhere({ id: reportId })
  const runs = await whole.of(callRun).lockWhere({ reportId })
  const [attempt] = await whole.of(callAttempt).lockWhere({ id: attemptId })
  const run = runs.find(({ id }) => id === called.runId)
  if (!run || !report || attempt?.state !== 'CALLED') throw conflict('callout.answered')
  const refusal = overRefusal(run, report)
  if (refusal) throw refusal
  const repairerId = await repairerOf(whole, attempt)
  if (repairerId !== null) await takeReportOn(own, report, repairerId)
  await whole.of(callAttempt).patch(attempt, { state: 'ANSWERED', answeredAt: uow.now })
  for (const other of runs.filter(({ state }) => state === 'RUNNING' || state === 'UNANSWERED')) {
    const isThis = other.id === run.id
    const outcome = isThis ? { state: 'ANSWERED' as const, answeredBy: attempt.name, answeredOn: channel } : { state: 'ENDED' as const }
    await own.of(callRun).patch(other, { ...outcome, endedAt: uow.now }, { action: isThis ? 'answer' : 'end' })
  }
  return { report, isAssigned: repairerId !== null }
}
