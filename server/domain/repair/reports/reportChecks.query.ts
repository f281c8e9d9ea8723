import { type AnswerOf, link, listOf, objectOf, type Read, type Shape, text } from '../../../kernel/index.ts'
import { equipment } from '../../masterdata/index.ts'
import { fault } from '../fault.resource.ts'
import { reporter, reporterOf } from '../people.resource.ts'
import { repairLog } from '../repairs/repairLog.resource.ts'
import { usualPhrases } from '../repairs/usualPhrases.query.ts'
import { OPEN_REPORT } from './openReports.query.ts'
import { leadOf, type Report } from './openStop.ts'
import { reportLog } from './reportLog.resource.ts'

/** What somebody who stands before a machine needs to report it, but for the state of the machine, which is not known here. */
export const reportIntakeFields = {
  equipment: objectOf(equipment, { description: 'The machine.' }),
  reporterId: link('reporter', { nullable: true, description: 'You as a reporter of this plant; empty until your first report.' }),
  phrases: listOf(text(), { description: 'What is usually said of this machine, at most 8 short texts.' }),
  openStop: objectOf(reportLog, { nullable: true, description: 'The report that leads its open stop: a further one will join it.' }),
  openReports: listOf(reportLog, { description: 'Its open reports, newest first, at most 20.' }),
}
/** What this is read from. */
export const REPORT_INTAKE_SOURCES = [equipment, reportLog, repairLog, reporter, fault]
export type ReportIntake = AnswerOf<Shape<typeof reportIntakeFields>>

const SHOWN = 20

/** The open reports of a machine, newest first, out of the few that are open in its plant. */
async function openReportsOf(read: Read, equipmentId: number): Promise<Report[]> {
  const open = await read.of(reportLog).find({ status: OPEN_REPORT })
  const own = open.filter((report) => report.equipmentId === equipmentId)
  return own.sort((a, b) => b.reportDate.getTime() - a.reportDate.getTime() || b.id - a.id).slice(0, SHOWN)
}

export async function reportIntake(read: Read, equipmentId: number): Promise<ReportIntake> {
  const machine = await read.of(equipment).get(equipmentId)
  const [person, phrases, openStop, openReports] = await Promise.all([
    reporterOf(read, read.actor),
    usualPhrases(read, equipmentId),
    // Whoever stands before it is to know that it was reported already, be it by somebody else.
    leadOf(read.withoutDataScope, equipmentId),
    openReportsOf(read, equipmentId),
  ])
  return { equipment: machine, reporterId: person?.id ?? null, phrases, openStop: openStop ?? null, openReports }
}
