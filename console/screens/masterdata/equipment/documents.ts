import { operation } from '../../../kit/document.ts'
import { recordFields } from '../../../resource/documents.ts'
import { metaOf, type Row } from '../../../resource/meta.ts'

export interface Machine extends Row {
  number: string
  state: string
  qrCode: string
  workshop: { title: string } | null
  linked: { id: string; title: string } | null
}
export interface Figures {
  at: string
  from: string
  to: string
  stopHours: number
  stopCount: number
  reports: number
  mtbfHours: number | null
  mttaMinutes: number | null
  mttrMinutes: number | null
  availability: number | null
  stops: readonly Stop[]
}
export interface Stop {
  reportId: string
  reportNo: string
  from: string
  to: string | null
  hours: number
}
export interface Past {
  total: number
  items: readonly Row[]
}

export const machineDocument = operation('query', 'EquipmentPage', { id: 'ID!' }, `record:equipment{${recordFields(metaOf('equipment'))}}`)
export const linkedDocument = operation(
  'query',
  'LinkedMachines',
  { filter: 'EquipmentFilter', page: 'PageInput' },
  'page:equipments{items{id title number state}}',
)
export const figuresDocument = operation(
  'query',
  'EquipmentFigures',
  { equipmentId: 'ID!', from: 'Date!', to: 'Date!' },
  'figures:equipmentFigures{at from to stopHours stopCount reports mtbfHours mttaMinutes mttrMinutes availability stops{reportId reportNo from to hours}}',
)

export const inspectionsDocument = operation(
  'query',
  'MachineInspections',
  { filter: 'InspectionOrderFilter', page: 'PageInput' },
  'page:inspectionOrders{total items{id pointName checkName value1 unit isOverRef isMissed status planDate dueFrom dueUntil shift{id title}}}',
)

/** What a machine went through, each kind in the order that `pastOf` merges them by. */
export const pastDocuments = {
  reportLog: operation(
    'query',
    'PastReports',
    { filter: 'ReportLogFilter', page: 'PageInput' },
    'page:reportLogs{total items{id title progress description reportDate isStopped stopHours}}',
  ),
  repairLog: operation(
    'query',
    'PastRepairs',
    { filter: 'RepairLogFilter', page: 'PageInput' },
    'page:repairLogs{total items{id title status description faultDescription createdAt manHours repairers{id title}}}',
  ),
  maintenanceOrder: operation(
    'query',
    'PastMaintenance',
    { filter: 'MaintenanceOrderFilter', page: 'PageInput' },
    'page:maintenanceOrders{total items{id title status checkName planDate owner{id title}}}',
  ),
}
export type PastKind = keyof typeof pastDocuments
export const PAST_ORDER = { reportLog: 'reportDate', repairLog: 'createdAt', maintenanceOrder: 'planDate' } as const
