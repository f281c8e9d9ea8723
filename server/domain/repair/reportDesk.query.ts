import { type AnswerOf, choiceOf, defineReadModel, link, listOf, objectOf, type Read, shape, text } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { OPEN_REPORT } from './openReports.query.ts'
import { leadOf, type Report } from './openStop.ts'
import { repairLog } from './repairLog.resource.ts'
import { reporter } from './reporter.resource.ts'
import { reporterOf } from './reporterOf.ts'
import { reportLog } from './reportLog.resource.ts'
import { usualPhrases } from './usualPhrases.query.ts'

const desk = shape('ReportDesk', 'What is needed to report a fault of one machine.', {
  equipment: objectOf(equipment, { says: 'The machine.' }),
  state: choiceOf(equipment, 'state', { says: 'What state it is in.' }),
  reporterId: link('reporter', { nullable: true, says: 'You as a reporter of this plant; empty until your first report.' }),
  phrases: listOf(text(), { says: 'What is usually said of this machine, at most 8 short texts.' }),
  openStop: objectOf(reportLog, { nullable: true, says: 'The report that leads its open stop: a further one will join it.' }),
  openReports: listOf(reportLog, { says: 'Its open reports, newest first, at most 20.' }),
})
export type ReportDesk = AnswerOf<typeof desk>

const SHOWN = 20

/** The open reports of a machine, newest first, out of the few that are open in its plant. */
async function openReportsOf(read: Read, equipmentId: number): Promise<Report[]> {
  const open = await read.of(reportLog).find({ status: OPEN_REPORT })
  const own = open.filter((report) => report.equipmentId === equipmentId)
  return own.sort((a, b) => b.reportDate.getTime() - a.reportDate.getTime() || b.id - a.id).slice(0, SHOWN)
}

export async function reportDesk(read: Read, equipmentId: number): Promise<Omit<ReportDesk, 'state'>> {
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

export const reportDeskModel = defineReadModel('reportDesk', {
  says: 'What is needed to report a fault of one machine.',
  permit: ['repair:report:add'],
  args: { equipmentId: link('equipment', { required: true, says: 'Id of the machine.' }) },
  result: objectOf(desk),
  stale: [equipment, reportLog, repairLog, reporter],
  async read({ read, registry }, { equipmentId }) {
    const [found, states] = await Promise.all([
      reportDesk(read, equipmentId),
      registry.providerFor(equipment, 'state')?.load(read, [equipmentId]),
    ])
    return { ...found, state: String(states?.get(equipmentId)) }
  },
})
