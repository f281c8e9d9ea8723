import { operation } from './document.ts'

export interface StoppedMachine {
  reportId: string
  equipmentId: string
  number: string
  name: string
  workshopName: string
  since: string
  urgency: string
  status: string
  description: string
  repairerNames: readonly string[]
  isAssembly: boolean
}
export interface Downtime {
  at: string
  shiftName: string | null
  stopped: readonly StoppedMachine[]
  machineCount: number
  faultyCount: number
  byDay: readonly { day: string; hours: number }[]
  availability: number | null
}
export interface Faults {
  at: string
  byDay: readonly { day: string; count: number }[]
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
}

/** The pictures that the server keeps sending. One document for every screen that shows them: it is made and sent once for all. */
export const livePictures = {
  downtime: operation(
    'subscription',
    'LiveDowntime',
    {},
    'summary:downtimeSummary{at shiftName stopped{reportId equipmentId number name workshopName since urgency status description repairerNames isAssembly} machineCount faultyCount byDay{day hours} availability}',
  ),
  fault: operation('subscription', 'LiveFaults', {}, 'summary:faultSummary{at byDay{day count}}'),
  repair: operation(
    'subscription',
    'LiveRepairs',
    {},
    'summary:repairSummary{at reportedToday pending inRepair waitingParts usableWithFault doneToday mttaMinutes mttrMinutes}',
  ),
}
