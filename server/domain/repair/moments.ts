import { invalidField, minuteText, type UnitOfWork } from '../../kernel/index.ts'
import type { Repair } from './repairs/openRepairs.ts'
import type { Report } from './reports/openStop.ts'
import { reportLog } from './reports/reportLog.resource.ts'

const MINUTE_MS = 60_000
const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE_MS)

/** What people call each moment. A machine that ran in between ran from one of them to another. */
const CALLED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['reportDate', 'acceptedAt', 'resumeDate', 'completedAt', 'reopenedAt'].map((key) => [key, `reportLog.fields.${key}`]),
  ),
  ...Object.fromEntries(['beginDate', 'waitingSince', 'resumedAt', 'completeDate'].map((key) => [key, `repairLog.fields.${key}`])),
  ranFrom: 'reportLog.fields.resumeDate',
  ranTo: 'reportLog.fields.reopenedAt',
}

type Moments<K extends string> = { readonly [P in K]: Date | null }

/**
 * Holds corrected moments to the order in which they happened; only pairs of which one is corrected are judged. People tell minutes, so
 * two moments of one minute are in order, and the corrected one gives way.
 */
export function inOrder<K extends string>(
  uow: UnitOfWork,
  {
    now,
    given: entered,
    pairs,
  }: { now: Moments<K>; given: Partial<Record<K, Date | null | undefined>>; pairs: readonly (readonly [K, K])[] },
): Partial<Record<K, Date>> {
  const settled = Object.fromEntries(Object.entries(entered).filter(([, at]) => at instanceof Date)) as Partial<Record<K, Date>>
  const isEntered = (key: K) => settled[key] !== undefined
  for (const [earlier, later] of pairs) {
    const [from, to] = [settled[earlier] ?? now[earlier], settled[later] ?? now[later]]
    if (!from || !to || !(isEntered(earlier) || isEntered(later)) || from <= to) continue
    if (minuteOf(from) === minuteOf(to)) settled[isEntered(later) ? later : earlier] = isEntered(later) ? from : to
    else {
      const [field, rule, other, at] = isEntered(later)
        ? ([later, 'notBeforeThat', earlier, from] as const)
        : ([earlier, 'notAfterThat', later, to] as const)
      throw invalidField(field, rule, { what: CALLED[other] ?? other, at: minuteText(at, uow.read.offsetMinutes) })
    }
  }
  return settled
}

/** A moment that somebody may have told, and the field that is to blame for it. */
export interface EnteredMoment {
  readonly value: Date | null | undefined
  readonly field: string
}
/** What came before it, and the rule that is broken by a moment before that. */
interface Earlier {
  readonly at: Date | null | undefined
  readonly rule: string
}

/**
 * When something happened: as told, else now. People tell minutes, so the minute of what came before is accepted and stands for its moment.
 */
export function resolveMoment(uow: UnitOfWork, { value, field }: EnteredMoment, ...earlier: readonly Earlier[]): Date {
  const entered = value && value < uow.now ? value : uow.now
  return earlier.reduce((moment, { at, rule }) => {
    if (!at) return moment
    if (minuteOf(entered) < minuteOf(at)) throw invalidField(field, rule, { at: minuteText(at, uow.read.offsetMinutes) })
    return moment < at ? at : moment
  }, entered)
}

type ReportMoments = Pick<Report, 'reportDate' | 'acceptedAt' | 'reopenedAt'>

/**
 * When a machine ran again: after the report, and after it stood again where the report was reopened. An acceptance whose moment was told
 * comes before it too; one that was only entered late says nothing about when it was.
 */
export const resumeMoment = (
  uow: UnitOfWork,
  report: ReportMoments,
  { isBooked, ...entered }: EnteredMoment & { readonly isBooked?: boolean },
): Date =>
  resolveMoment(
    uow,
    entered,
    { at: report.reportDate, rule: 'beforeReport' },
    { at: isBooked ? report.acceptedAt : null, rule: 'beforeAcceptance' },
    { at: report.reopenedAt, rule: 'beforeReopening' },
  )

/** What a repair has been through, in order: whatever happens to it next comes after that. */
export const pastOf = ({ beginDate, waitingSince, resumedAt }: Repair): Earlier[] => [
  { at: beginDate, rule: 'beforeStart' },
  { at: waitingSince, rule: 'beforeWaiting' },
  { at: resumedAt, rule: 'beforeResumption' },
]

/** What came before anybody could work on it: its report was accepted, and again made when the machine stood again. */
async function acceptanceMoments(uow: UnitOfWork, { reportId }: Repair): Promise<Earlier[]> {
  if (reportId === null) return []
  const { reportDate, acceptedAt, reopenedAt } = await uow.of(reportLog).get(reportId)
  return [
    { at: reportDate, rule: 'beforeReport' },
    { at: acceptedAt, rule: 'beforeAcceptance' },
    { at: reopenedAt, rule: 'beforeReopening' },
  ]
}

/** When a step of a repair was made, as told or now, and whether it was told. */
export async function repairMoment(uow: UnitOfWork, repair: Repair, entered: EnteredMoment): Promise<{ at: Date; isBooked: boolean }> {
  const at = resolveMoment(uow, entered, ...(await acceptanceMoments(uow, repair)), ...pastOf(repair))
  return { at, isBooked: repair.isBooked || entered.value != null }
}
