import {
  advance,
  conflict,
  type PatchOf,
  type Read,
  type Refusal,
  type RowOf,
  type Transition,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { reportFlow, reportLog } from './reportLog.resource.ts'

export type Report = RowOf<typeof reportLog>
type ReportStep = Transition<typeof reportLog>

/** When the last stop of a report began. */
export const standsFrom = ({ reopenedAt, reportDate }: Pick<Report, 'reopenedAt' | 'reportDate'>): Date => reopenedAt ?? reportDate

/** Held while a machine's open stop is looked for or left, so that it has one leading report at most. */
export const stopKey = (equipmentId: number) => `stop:${equipmentId}`

const LEADING = ['PENDING', 'REPAIRING'] as const
/**
 * The report that leads the open stop of a machine, if it stands (§3: one open stop per equipment). Every condition is an equality of one index,
 * and each status a question of its own: a kept statement, which reads that report and no other however many are open.
 */
export async function leadOf(at: Pick<Read, 'of'>, equipmentId: number, exceptId = 0): Promise<Report | undefined> {
  const reports = at.of(reportLog)
  const leads = await Promise.all(
    LEADING.map((status) => reports.find({ equipmentId, status, isStopped: true, resumeDate: null, joinedToId: null })),
  )
  return leads.flat().find(({ id }) => id !== exceptId)
}
/** The same for whoever is about to join or leave it: nobody else does until this unit is over. */
export async function openStopOf(uow: UnitOfWork, equipmentId: number, exceptId = 0): Promise<Report | undefined> {
  await uow.lock(stopKey(equipmentId))
  return leadOf(uow, equipmentId, exceptId)
}

/** A joined report has no life of its own: what happens to the first one happens to it. */
export async function joinedRefusal(at: Pick<Read, 'of'>, report: Report): Promise<Refusal | undefined> {
  if (report.joinedToId === null) return undefined
  const lead = await at.of(reportLog).get(report.joinedToId)
  return conflict('repair.joined', { reportNo: lead.reportNo })
}

export const followersOf = (uow: UnitOfWork, lead: Report) => uow.of(reportLog).find({ joinedToId: lead.id })

/** Makes the lead's jump on the reports joined to it, where it is a legal one. */
export async function moveFollowers(
  uow: UnitOfWork,
  {
    lead,
    step,
    values,
  }: { lead: Report; step: ReportStep; values: (follower: Report) => PatchOf<typeof reportLog> | Promise<PatchOf<typeof reportLog>> },
): Promise<void> {
  await uow.lock(stopKey(lead.equipmentId))
  for (const follower of await followersOf(uow, lead)) {
    if (step.from.includes(follower.status)) await advance(uow, step, follower, await values(follower))
  }
}

/** A lead that goes away without a repair hands the stop to the next report: the machine may well be standing. */
export async function handOverStop(uow: UnitOfWork, lead: Report): Promise<void> {
  await uow.lock(stopKey(lead.equipmentId))
  const [next, ...others] = (await followersOf(uow, lead)).filter((follower) => reportFlow.accept.from.includes(follower.status))
  if (!next) return
  await uow.of(reportLog).patch(next, { joinedToId: null })
  for (const other of others) await uow.of(reportLog).patch(other, { joinedToId: next.id })
}
