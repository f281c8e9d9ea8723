import { operation } from '../../kit/document.ts'

export interface Hours {
  today: number
  week: number
  month: number
}
export interface Downtime {
  at: string
  shiftName: string | null
  stopped: readonly { reportId: string; name: string; since: string; repairerNames: readonly string[]; description: string }[]
  machineCount: number
  faultyCount: number
  availability: number | null
  stopHours: readonly (Hours & { equipmentId: string; name: string; isStopped: boolean })[]
}
export interface Faults {
  at: string
  total: number
  categories: readonly { categoryId: string | null; name: string; count: number }[]
  machines: readonly { equipmentId: string; name: string; count: number }[]
}
export interface Repairs {
  at: string
  reportedToday: number
  pending: number
  inRepair: number
  waitingParts: number
  usableWithFault: number
  doneToday: number
  mttaMinutes: number | null
  mttrMinutes: number | null
  open: readonly {
    reportId: string
    reportNo: string
    equipmentName: string
    status: string
    since: string
    repairerNames: readonly string[]
  }[]
}

export const documents = {
  downtime: operation(
    'subscription',
    'DataViewDowntime',
    {},
    'summary:downtimeSummary{at shiftName stopped{reportId name since repairerNames description} machineCount faultyCount availability stopHours{equipmentId name today week month isStopped}}',
  ),
  fault: operation(
    'subscription',
    'DataViewFaults',
    {},
    'summary:faultSummary{at total categories{categoryId name count} machines{equipmentId name count}}',
  ),
  repair: operation(
    'subscription',
    'DataViewRepairs',
    {},
    'summary:repairSummary{at reportedToday pending inRepair waitingParts usableWithFault doneToday mttaMinutes mttrMinutes open{reportId reportNo equipmentName status since repairerNames}}',
  ),
}
