import { callAttempt, callLadder, callLadderStep, callOut, callRun } from '../../../../server/domain/callout/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { productionPosition, shift, worker } from '../../../../server/domain/masterdata/index.ts'
import { repairer } from '../../../../server/domain/repair/index.ts'
import { productionSchedule, shiftTeam, shiftTeamMember, workerVacation } from '../../../../server/domain/shifts/index.ts'
import { type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { syncBuiltIns } from '../../../../server/setup/index.ts'
import { unique } from '../../../support/samples/factories.ts'
import { openShop } from '../shop.ts'

type Input = Record<string, unknown>

/** A shop with three shifts, a team and a ladder: the repairer on duty, the lead of the shift, the night telephone. It is 10:00, the early shift. */
export async function openCallDesk() {
  const shop = await openShop()
  await syncBuiltIns(shop.store as never, words('zh'))
  await shop.shifts()
  const shifts = await shop.read().of(shift).find({})
  const shiftId = (name: string) => shifts.find((one) => one.name === name)?.id as number
  const position = await shop.row(productionPosition, { name: `岗位 ${unique()}` })
  const principal = registry.inRole('principal')
  const account = async (name: string) => (await shop.row(principal, { name, mobile: null, plantIds: [shop.plantId] })) as { id: number }
  /** Somebody who works in shifts; a repairer of the same account unless told otherwise. */
  async function hand(name: string, { isRepairer = true }: { isRepairer?: boolean } = {}) {
    const { id: userId } = await account(name)
    const who = await shop.row(worker, { name, workerNo: `W${unique()}`, userId, mobile: null, positionId: null })
    const own = isRepairer ? await shop.row(repairer, { name, userId, mobile: null }) : null
    return { userId, workerId: who.id, repairerId: own?.id ?? null }
  }
  const team = (leaderId: number | null = null) =>
    shop.row(shiftTeam, { name: `班组 ${unique()}`, leaderId, patternId: null, status: 'ENABLED' })
  const member = (teamId: number, workerId: number) =>
    shop.row(shiftTeamMember, { teamId, workerId, positionId: position.id, equipmentId: null })
  const schedule = (date: string, name: string, workerIds: readonly number[], teamId: number | null = null) =>
    shop.row(productionSchedule, { date, shiftId: shiftId(name), positionId: position.id, equipmentId: null, workerIds, teamId })
  const away = (workerId: number, beginDate: string, more: Input = {}) =>
    shop.row(workerVacation, {
      ...{ workerId, vacType: 'ANNUAL', beginDate, endDate: beginDate, beginHalf: false, endHalf: false, days: 1, shiftId: null },
      ...{ status: 'APPROVED', ...more },
    })
  const ladder = async (steps: readonly Input[], more: Input = {}) => {
    const made = await shop.row(callLadder, {
      name: `停机呼叫 ${unique()}`,
      urgency: 'LOW',
      criticality: 'C',
      stopsOnly: true,
      afterMinutes: 5,
      ...more,
    })
    for (const [at, step] of steps.entries())
      await shop.row(callLadderStep, {
        ...{ ladderId: made.id, position: at + 1, name: `第 ${at + 1} 级`, userId: null, receiverId: null },
        ...{
          hasBell: true,
          hasEmail: false,
          hasSms: false,
          hasVoice: false,
          hasWechat: false,
          pauseMinutes: 5,
          onShiftOnly: false,
          ...step,
        },
      })
    return made
  }
  const attempts = async () =>
    ((await shop.read().of(callAttempt).find({})) as RowOf<typeof callAttempt>[])
      .sort((a, b) => a.id - b.id)
      .map(({ position: at, name, state, skipped }) => [at, name, skipped ?? state])
  return {
    ...shop,
    shiftId,
    account,
    hand,
    team,
    member,
    schedule,
    away,
    ladder,
    attempts,
    round: () => callOut(shop.store, systemActor(shop.plantId)),
    runs: async () => (await shop.read().of(callRun).find({})) as RowOf<typeof callRun>[],
    attemptRows: async () => (await shop.read().of(callAttempt).find({})) as RowOf<typeof callAttempt>[],
  }
}
export type CallDesk = Awaited<ReturnType<typeof openCallDesk>>
