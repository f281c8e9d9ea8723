import { minuteText, type UnitOfWork } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { publish } from '../notice/index.ts'
import { repairer, reporter } from './people.resource.ts'
import type { Repair } from './repairs/openRepairs.ts'
import { repairLog } from './repairs/repairLog.resource.ts'
import type { Report } from './reports/openStop.ts'
import { reportLog } from './reports/reportLog.resource.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const machineName = async (uow: UnitOfWork, id: number) => (await uow.of(equipment).many([id]))[0]?.name ?? ''

/**
 * A stop wakes people. Reports of one stop are one piece of news, however many people make them. What is written down or imported after the
 * fact is no news by then: nobody is called for a stop of hours ago, nor told at all of what was yesterday.
 */
export async function notifyFault(uow: UnitOfWork, report: Report, level = 0): Promise<void> {
  const ageMs = uow.now.getTime() - report.reportDate.getTime()
  if (ageMs > DAY_MS) return
  const [reportedBy] = await uow.of(reporter).many([report.reporterId])
  await publish(uow, {
    code: 'FAULT_REPORTED',
    about: { resource: reportLog.name, id: report.id },
    subjectKey: `${reportLog.name}:${report.joinedToId ?? report.id}`,
    level,
    values: {
      ...(level > 0 && { prefix: `${reportLog.name}.values.escalation.OVERDUE` }),
      reportNo: report.reportNo,
      equipment: await machineName(uow, report.equipmentId),
      description: report.description,
      reporter: reportedBy?.name ?? '',
      urgency: `reportLog.values.urgency.${report.urgency}`,
      time: minuteText(report.reportDate, uow.read.offsetMinutes),
    },
    isUrgent: report.urgency === 'STOP' && ageMs < HOUR_MS,
  })
}

async function repairersOf(uow: UnitOfWork, { repair, repairerIds }: Delay): Promise<string> {
  const ids = repairerIds ?? (repair && (await uow.of(repairLog).linksOf('repairerIds', [repair.id])).get(repair.id))
  return (await uow.of(repairer).many(ids ?? [])).flatMap((one) => one?.name ?? []).join(', ')
}

export interface Delay {
  readonly repair?: Repair | undefined
  readonly report?: Report | undefined
  readonly expectedDays: number | null | undefined
  /** Where they are changing: who will repair it. */
  readonly repairerIds?: readonly number[] | null | undefined
}
/** How long a machine has to wait for its repair, as those who repair it expect. */
export async function notifyDelay(uow: UnitOfWork, delay: Delay): Promise<void> {
  const { repair, report, expectedDays } = delay
  const about = report ?? repair
  if (!about) return
  await publish(uow, {
    code: 'REPAIR_DELAY',
    about: { resource: report ? reportLog.name : repairLog.name, id: about.id },
    values: {
      repairNo: repair?.repairNo ?? '',
      reportNo: report?.reportNo ?? '',
      equipment: await machineName(uow, about.equipmentId),
      expectedDays: String(expectedDays ?? '?'),
      repairers: await repairersOf(uow, delay),
    },
  })
}
/** The same, told by whoever works on a repair. */
export async function notifyRepairDelay(
  uow: UnitOfWork,
  repair: Repair,
  { expectedDays, repairerIds }: Pick<Delay, 'expectedDays' | 'repairerIds'>,
): Promise<void> {
  const [report] = repair.reportId === null ? [] : await uow.of(reportLog).many([repair.reportId])
  await notifyDelay(uow, { repair, report: report ?? undefined, expectedDays, repairerIds })
}
