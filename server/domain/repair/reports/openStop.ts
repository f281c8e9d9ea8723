import {
  advance,
  conflictWith,
  type LockedRow,
  type PatchOf,
  type Read,
  type Refusal,
  type RowOf,
  type Transition,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { reportFlow, reportLog } from './reportLog.resource.ts'

export type Report = RowOf<typeof reportLog>
export type LockedReport = LockedRow<typeof reportLog>
type Status = Report['status']
type ReportStep = Transition<typeof reportLog>

/** When the last stop of a report began. */
export const standsFrom = ({ reopenedAt, reportDate }: Pick<Report, 'reopenedAt' | 'reportDate'>): Date => reopenedAt ?? reportDate

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
/** A joined report has no life of its own: what happens to the first one happens to it. */
export async function joinedRefusal(at: Pick<Read, 'of'>, report: Report): Promise<Refusal | undefined> {
  if (report.joinedToId === null) return undefined
  const lead = await at.of(reportLog).get(report.joinedToId)
  return conflictWith({ resource: reportLog.name, id: lead.id }, 'repair.joined', { reportNo: lead.reportNo })
}

/** Those of the reports joined to one that are in some states, locked to be written. The caller has the key of the machine. */
export const lockFollowers = async (uow: UnitOfWork, lead: Pick<Report, 'id'>, status: readonly Status[]): Promise<LockedReport[]> =>
  // Looked for by their state too, the database may go through all that are open.
  (await uow.of(reportLog).lockWhere({ joinedToId: lead.id })).filter((follower) => status.includes(follower.status))

/** Makes the lead's jump on the reports joined to it, where it is a legal one. Out: those that it was made on. */
export async function moveFollowers(
  uow: UnitOfWork,
  {
    lead,
    step,
    values,
  }: { lead: Report; step: ReportStep; values: (follower: Report) => PatchOf<typeof reportLog> | Promise<PatchOf<typeof reportLog>> },
): Promise<Report[]> {
  const moved: Report[] = []
  for (const follower of await lockFollowers(uow, lead, step.from as Status[]))
    moved.push(await advance(uow, step, follower, await values(follower)))
  return moved
}

/** A lead that goes away without a repair hands the stop to the next report: the machine may well be standing. */
export async function handOverStop(uow: UnitOfWork, lead: Report): Promise<void> {
  const [next, ...others] = await lockFollowers(uow, lead, reportFlow.accept.from as Status[])
  if (!next) return
  await uow.of(reportLog).patch(next, { joinedToId: null })
  for (const other of others) await uow.of(reportLog).patch(other, { joinedToId: next.id })
}
