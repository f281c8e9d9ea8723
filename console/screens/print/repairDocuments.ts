import { operation } from '../../kit/document.ts'
import type { EquipmentRow, RepairLogRow, RepairTimeLogRow, ReportLogRow } from '../../kit/gen/resources.ts'
import type { Uploaded } from '../../kit/upload.ts'

type Machine = Pick<EquipmentRow, 'id' | 'number' | 'name' | 'qrCode' | 'workshop'>
export type Photo = Uploaded
export type PrintedReport = Pick<
  ReportLogRow,
  'id' | 'title' | 'description' | 'urgency' | 'isStopped' | 'reportDate' | 'acceptedAt' | 'resumeDate' | 'stopHours' | 'reporter'
> & { photos: readonly Photo[] }
export type PrintedRepair = Omit<RepairLogRow, 'equipment' | 'report'> & { equipment: Machine | null; report: PrintedReport | null }
export type TimeLog = Pick<RepairTimeLogRow, 'id' | 'logDate' | 'hours' | 'detail' | 'repairer'>

const REPORT =
  'id title description urgency isStopped reportDate acceptedAt resumeDate stopHours reporter{id title} photos{id name fileType bytes width height fileURL thumbURL}'
const MACHINE = 'id number name qrCode workshop{id title}'

export const repairDocument = operation(
  'query',
  'PrintedRepair',
  { id: 'ID!' },
  `repair:repairLog{id title status repairType beginDate completeDate faultDescription description causes usableWithFault expectedDays manHours createdAt equipment{${MACHINE}} duct{id title} unit{id title} faultCategory{id title} faults{id title} repairers{id title} report{${REPORT}}}`,
)

export const timeLogsDocument = operation(
  'query',
  'PrintedTimeLogs',
  { filter: 'RepairTimeLogFilter', page: 'PageInput' },
  'page:repairTimeLogs{items{id logDate hours detail repairer{id title}}}',
)
