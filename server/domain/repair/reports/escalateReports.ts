import type { Actor, Read, ScheduledTask, Store } from '../../../kernel/index.ts'
import { levelsOf, notifiedLevelsOf } from '../../notice/index.ts'
import { ACCEPT_WITHIN, configValue } from '../../system/index.ts'
import { notifyFault } from '../notifyOfRepair.ts'
import type { Report } from './openStop.ts'
import { reportLog } from './reportLog.resource.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How many minutes each urgency may wait for somebody who accepts it; 0 is for ever. */
async function patience(read: Read): Promise<Readonly<Record<Report['urgency'], number>>> {
  const minutes = async (key: string) => Number(await configValue(read, key))
  const { LOW, NORMAL, HIGH, STOP } = ACCEPT_WITHIN
  return { LOW: await minutes(LOW), NORMAL: await minutes(NORMAL), HIGH: await minutes(HIGH), STOP: await minutes(STOP) }
}

interface Due {
  readonly report: Report
  readonly level: number
}
/**
 * Which reports nobody has accepted in time, each with the receivers whose turn it is: the first level after the time of its urgency, the
 * second after twice that. What has waited for more than a day is no news any more.
 */
async function overdue(read: Read): Promise<Due[]> {
  const levels = await levelsOf(read, 'FAULT_REPORTED')
  if (!levels.length) return []
  const waiting = (await read.of(reportLog).find({ status: 'PENDING', joinedToId: null })).filter(
    ({ createdAt }) => read.now.getTime() - createdAt.getTime() < DAY_MS,
  )
  if (!waiting.length) return []
  const [minutes, levelByReport] = [
    await patience(read),
    await notifiedLevelsOf(read, { code: 'FAULT_REPORTED', resource: reportLog.name, ids: waiting.map(({ id }) => id) }),
  ]
  return waiting.flatMap((report) => {
    const wait = minutes[report.urgency] * MINUTE_MS
    if (!wait) return []
    const reached = levelByReport.get(report.id) ?? 0
    const at = levels.findIndex((level) => level > reached)
    const level = levels[at]
    return level !== undefined && read.now.getTime() - report.createdAt.getTime() >= wait * (at + 1) ? [{ report, level }] : []
  })
}

/** Tells the next receivers of reports that nobody takes on, each level once however many processes do so at once. Out: how many were told. */
export async function escalateReports(store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> {
  if (!(await overdue(store.read(actor))).length) return 0
  return store.write(actor, async (uow) => {
    await uow.lock(`escalate:${actor.plantId}`)
    const due = await overdue(uow.read)
    for (const { report, level } of due) await notifyFault(uow, report, level)
    return due.length
  })
}

/** Looks for reports that nobody has accepted in time. */
export const escalation: ScheduledTask = { name: 'escalateReports', everyMs: 60_000, attempts: 1, counts: 'told', run: escalateReports }
