import type { Read, RowOf } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { OPEN_REPORT } from './openReports.query.ts'
import { leadOf, type Report } from './openStop.ts'
import { reporterOf } from './reporterOf.ts'
import { reportLog } from './reportLog.resource.ts'
import { usualPhrases } from './usualPhrases.query.ts'

/** What somebody who stands before a machine needs to report it. */
export interface ReportDesk {
  readonly equipment: RowOf<typeof equipment>
  readonly reporterId: number | null
  readonly phrases: string[]
  readonly openStop: Report | null
  readonly openReports: Report[]
}

const SHOWN = 20

/** The open reports of a machine, newest first, out of the few that are open in its plant. */
async function openReportsOf(read: Read, equipmentId: number): Promise<Report[]> {
  const open = await read.of(reportLog).find({ status: OPEN_REPORT })
  const own = open.filter((report) => report.equipmentId === equipmentId)
  return own.sort((a, b) => b.reportDate.getTime() - a.reportDate.getTime() || b.id - a.id).slice(0, SHOWN)
}

export async function reportDesk(read: Read, equipmentId: number): Promise<ReportDesk> {
  const machine = await read.of(equipment).get(equipmentId)
  const [person, phrases, openStop, openReports] = await Promise.all([
    reporterOf(read, read.actor),
    usualPhrases(read, equipmentId),
    // Whoever stands before it is to know that it was reported already, be it by somebody else.
    leadOf(read.entire, equipmentId),
    openReportsOf(read, equipmentId),
  ])
  return { equipment: machine, reporterId: person?.id ?? null, phrases, openStop: openStop ?? null, openReports }
}
