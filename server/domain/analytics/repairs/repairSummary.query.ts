import { addDays, businessDay, type Read, todayOf } from '../../../kernel/index.ts'
import { equipment, plant } from '../../masterdata/index.ts'
import { breakdowns, type OpenReport, type Progress, reportLog, standsFrom } from '../../repair/index.ts'
import { lastDays } from '../figureRange.ts'
import { answerTimes, mttaOf, mttrOf } from './answerTimes.query.ts'
import { completionsByDay } from './endedRepairs.query.ts'
import { hoursByRepairer, workByRepairer } from './repairers.query.ts'
import type { Debt, OpenRepair, RepairSummary } from './repairSummary.model.ts'

const WEEK = 7
const MONTH = 30
const PEOPLE = 10
const OPEN_SHOWN = 8
const DEBTS_SHOWN = 8

async function oldestOpen(read: Read, waiting: readonly OpenReport[], progress: ReadonlyMap<number, Progress>): Promise<OpenRepair[]> {
  const rows = (await read.of(reportLog).many(waiting.slice(0, OPEN_SHOWN).map((report) => report.id))).filter((row) => row !== null)
  const machines = await read.of(equipment).many(rows.map((row) => row.equipmentId))
  return rows.map((row, at) => ({
    reportId: row.id,
    reportNo: row.reportNo,
    equipmentName: machines[at]?.name ?? '',
    status: progress.get(row.id)?.status ?? row.status,
    since: standsFrom(row),
    repairerNames: progress.get(row.id)?.repairerNames ?? [],
    description: row.description,
  }))
}

/** Machines that run with a known fault, the first to be due first. */
async function debtsOf(read: Read, open: readonly OpenReport[]): Promise<Debt[]> {
  const owed = open.filter((report) => report.status === 'USABLE_WITH_FAULT')
  const rows = (await read.of(reportLog).many(owed.map((report) => report.id))).filter((row) => row !== null)
  const machines = await read.of(equipment).many(rows.map((row) => row.equipmentId))
  const today = todayOf(read)
  const debts = rows.map(({ id, reportNo, description, reportDate, resumeDate, expectedDays }, at) => {
    const since = resumeDate ?? reportDate
    const dueDate = addDays(businessDay(since, read.offsetMinutes), expectedDays ?? 0)
    return { reportId: id, reportNo, equipmentName: machines[at]?.name ?? '', description, since, dueDate, isOverdue: dueDate < today }
  })
  return debts.sort((a, b) => (a.dueDate < b.dueDate ? -1 : 1)).slice(0, DEBTS_SHOWN)
}

/** Everything the repair board shows; the two means are over the last 30 business days (§3, §12). */
export async function repairSummary({ withoutDataScope: read }: Read): Promise<RepairSummary> {
  const [today, week, month] = [lastDays(read, 1), lastDays(read, WEEK), lastDays(read, MONTH)]
  const [{ id, name }, times, found, done, hours] = await Promise.all([
    read.of(plant).get(read.actor.plantId),
    answerTimes(read, { range: month.whole }),
    breakdowns(read),
    completionsByDay(read, { range: today.whole }),
    hoursByRepairer(read, week),
  ])
  const { open, progress, pending, inRepair, waitingParts, runningWithFault } = found
  const waiting = open.filter((report) => report.status !== 'USABLE_WITH_FAULT')
  const [work, oldest, debts] = await Promise.all([
    workByRepairer(read, hours, new Map()),
    oldestOpen(read, waiting, progress),
    debtsOf(read, open),
  ])
  return {
    at: read.now,
    plant: { id, name },
    reportedToday: times.byDay.get(today.to) ?? 0,
    pending,
    inRepair,
    waitingParts,
    usableWithFault: runningWithFault,
    doneToday: done.get(today.to) ?? 0,
    mttaMinutes: mttaOf(times),
    mttrMinutes: mttrOf(times),
    manHours: work
      .filter((one) => one.hours > 0)
      .slice(0, PEOPLE)
      .map(({ repairerId, name, hours }) => ({ repairerId, name, hours })),
    open: oldest,
    debts,
  }
}
