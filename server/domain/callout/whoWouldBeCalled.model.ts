import { type AnswerOf, choiceOf, defineReadModel, flag, instant, int, link, listOf, type Read, shape, text } from '../../kernel/index.ts'
import { shiftNotice } from '../handover/index.ts'
import { user } from '../identity/index.ts'
import { equipment, shift, shiftChange, shiftPast, worker } from '../masterdata/index.ts'
import { channelsOf, noticeReceiver, notificationType } from '../notice/index.ts'
import { repairer, reportLog } from '../repair/index.ts'
import { attendance, onDuty, productionSchedule, shiftTeam, shiftTeamMember, workerVacation } from '../shifts/index.ts'
import { calleesOf } from './callees.ts'
import { callLadder, callLadderStep } from './callLadder.resource.ts'
import { isFor } from './callOut.ts'
import { callAttempt } from './callRun.resource.ts'

const planned = shape('PlannedCallee', 'Somebody whose turn it would be.', {
  name: text({ description: 'Name, or the telephone number of a night service.' }),
  isCalled: flag({ description: 'Whether this is who would be called; the others are passed over or wait behind.' }),
  skipped: choiceOf(callAttempt, 'skipped', { nullable: true, description: 'Why the person would be passed over.' }),
})
const plannedStep = shape('PlannedCall', 'A step of a ladder, as it would be taken now.', {
  ladderId: link('callLadder', { description: 'The ladder.' }),
  ladderName: text({ description: 'Its name.' }),
  position: int({ description: 'Turn of the step.' }),
  stepName: text({ description: 'Name of the step.' }),
  whom: choiceOf(callLadderStep, 'whom', { description: 'Whom the step calls.' }),
  channels: listOf(text(), { description: 'The ways on which it calls.' }),
  afterMinutes: int({ nullable: true, description: 'Minutes after the report at which it is taken; empty when nobody would be called.' }),
  people: listOf(planned, { description: 'Whose turn it is, in order; nobody where the list is empty.' }),
})
export type PlannedCall = AnswerOf<typeof plannedStep>

interface PlannedCallQuery {
  readonly ladderId?: number | null | undefined
  readonly equipmentId?: number | null | undefined
  readonly urgency: 'LOW' | 'NORMAL' | 'HIGH' | 'STOP'
  readonly at?: Date | null | undefined
}

/** The ladders for a stop, climbed without calling anybody. A ladder that is named is tried whatever it is for, one out of service too. */
export async function whoWouldBeCalled(
  read: Read,
  { ladderId, equipmentId = null, urgency, at }: PlannedCallQuery,
): Promise<PlannedCall[]> {
  const duty = await onDuty(read, at ?? read.now)
  const [machine] = equipmentId === null ? [] : await read.of(equipment).many([equipmentId])
  const context = { read, duty, equipmentId }
  const fits = (one: Parameters<typeof isFor>[0]) => isFor(one, { urgency, isStopped: true }, machine?.criticality ?? null)
  const ladders =
    ladderId == null
      ? (await read.of(callLadder).find({ status: 'ENABLED' })).filter(fits).sort((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
      : [await read.of(callLadder).get(ladderId)]
  const plan: PlannedCall[] = []
  for (const ladder of ladders) {
    let minutes = ladder.afterMinutes
    for (const step of (await read.of(callLadderStep).find({ ladderId: ladder.id })).sort((a, b) => a.position - b.position)) {
      const callees = await calleesOf(context, step)
      const first = callees.findIndex(({ skipped }) => skipped === null)
      plan.push({
        ladderId: ladder.id,
        ladderName: ladder.name,
        position: step.position,
        stepName: step.name,
        whom: step.whom,
        channels: channelsOf(step),
        afterMinutes: first < 0 ? null : minutes,
        people: callees.map(({ name, skipped }, n) => ({ name, skipped, isCalled: n === first })),
      })
      if (first >= 0) minutes += step.pauseMinutes
    }
  }
  return plan
}

export const whoWouldBeCalledModel = defineReadModel('whoWouldBeCalled', {
  description: 'Who would be called about a stop, step by step, without calling anybody.',
  permission: ['repair:callLadder:list'],
  args: {
    ladderId: link('callLadder', { anyRow: true, description: 'This ladder alone, whatever it is for.' }),
    equipmentId: link('equipment', { description: 'The machine that would stand still.' }),
    urgency: choiceOf(reportLog, 'urgency', { default: 'STOP', description: 'How urgent it would be.' }),
    at: instant({ description: 'When; now, unless it is said.' }),
  },
  result: listOf(plannedStep),
  stale: [
    ...[callLadder, callLadderStep, equipment, worker, shift, shiftChange, shiftPast, repairer, user, notificationType, noticeReceiver],
    ...[productionSchedule, attendance, shiftTeam, shiftTeamMember, workerVacation, shiftNotice],
  ],
  read: ({ read }, args) => whoWouldBeCalled(read, args),
})
