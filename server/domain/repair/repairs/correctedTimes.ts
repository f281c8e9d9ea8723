import { invalidField, type PatchOf, type UnitOfWork } from '../../../kernel/index.ts'
import { inOrder } from '../moments.ts'
import { lockFollowers, type Report, standsFrom } from '../reports/openStop.ts'
import { runsOf } from '../reports/reopened.query.ts'
import { reportLog, STANDING_REPORT } from '../reports/reportLog.resource.ts'
import { repairsOf } from './openRepairs.ts'

const OLDEST_DAYS = 30
const DAY_MS = 86_400_000

const ORDER = [
  ['reportDate', 'acceptedAt'],
  ['reportDate', 'resumeDate'],
  ['acceptedAt', 'resumeDate'],
  ['resumeDate', 'completedAt'],
  ['acceptedAt', 'completedAt'],
] as const
type Key = (typeof ORDER)[number][number]
export type Times = Partial<Record<Key, Date | null | undefined>>

/** The moments that a report in this state has; the others cannot be said, and these not be left empty. */
const momentKeysOf = ({ status }: Report): readonly Key[] => [
  'reportDate',
  'acceptedAt',
  ...(status === 'REPAIRING' ? [] : (['resumeDate'] as const)),
  ...(status === 'COMPLETED' || status === 'CONFIRMED' ? (['completedAt'] as const) : []),
]

function refuseStrange(report: Report, times: Times) {
  for (const [key, at] of Object.entries(times) as [Key, Date | null | undefined][]) {
    if (at === undefined) continue
    if (at === null) throw invalidField(key, 'required')
    if (!momentKeysOf(report).includes(key)) throw invalidField(key, 'notInState')
  }
}

/** A report that was reopened has told when the machine ran in between: its first stop ends before that, its last one begins after it. */
async function timesAroundRuns(uow: UnitOfWork, report: Report, times: Times): Promise<Times> {
  const runs = (await runsOf(uow.read, [report.id])).get(report.id)
  const [first, last] = [runs?.[0], runs?.at(-1)]
  if (!first || !last) return {}
  const { reportDate, resumeDate } = times
  return inOrder(uow, {
    now: { reportDate: null, ranFrom: new Date(first.from), ranTo: new Date(last.to), resumeDate: null },
    given: { reportDate, resumeDate },
    pairs: [
      ['reportDate', 'ranFrom'],
      ['ranTo', 'resumeDate'],
    ],
  })
}

/** Corrected moments of a report, in order among themselves and with the work that was done on it. */
export async function correctedTimes(uow: UnitOfWork, report: Report, times: Times): Promise<PatchOf<typeof reportLog>> {
  refuseStrange(report, times)
  const settled = inOrder(uow, { now: report, given: { ...times, ...(await timesAroundRuns(uow, report, times)) }, pairs: ORDER })
  const { reportDate } = settled
  if (!reportDate) return settled
  if (report.createdAt.getTime() - reportDate.getTime() > OLDEST_DAYS * DAY_MS)
    throw invalidField('reportDate', 'tooOld', { days: OLDEST_DAYS })
  for (const { beginDate } of (await repairsOf(uow, report.id)).all)
    inOrder(uow, { now: { reportDate: null, beginDate }, given: { reportDate }, pairs: [['reportDate', 'beginDate']] })
  return settled
}

const FOLLOWED = ['acceptedAt', 'resumeDate', 'completedAt'] as const
/** Reports that joined the stop ended with it and still do, each no earlier than it was made. */
export async function followTimes(uow: UnitOfWork, lead: Report, times: PatchOf<typeof reportLog>, reason: string): Promise<void> {
  if (!FOLLOWED.some((key) => times[key])) return
  for (const follower of await lockFollowers(uow, lead, STANDING_REPORT)) {
    const values: Partial<Record<Key, Date>> = {}
    for (const key of FOLLOWED) {
      const at = times[key]
      const first = key === 'acceptedAt' ? follower.reportDate : standsFrom(follower)
      const before = lead[key] && lead[key] > first ? lead[key] : first
      if (!at || follower[key]?.getTime() !== before.getTime()) continue
      values[key] = at > first ? at : first
    }
    if (Object.keys(values).length) await uow.of(reportLog).patch(follower, values, { action: 'correct', note: { reason } })
  }
}
