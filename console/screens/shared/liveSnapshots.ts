import { today } from '../../kit/words/time.ts'
import {
  LiveDowntimeDocument,
  type LiveDowntimeSubscription,
  LiveFaultsDocument,
  LiveRepairsDocument,
  type LiveRepairsSubscription,
  LiveScheduleDocument,
  type LiveScheduleSubscription,
} from './gen/liveSnapshots.ts'

export type Downtime = LiveDowntimeSubscription['summary']
export type StoppedMachine = Downtime['stopped'][number]
export type Repairs = LiveRepairsSubscription['summary']
export type ScheduleDay = LiveScheduleSubscription['summary']['days'][number]
export type ScheduleShift = ScheduleDay['shifts'][number]

/** The snapshots that the server keeps sending. One document for every screen that shows them: it is sent once for all. */
export const liveSnapshots = {
  downtime: { permission: 'dataview:downtime:view', document: LiveDowntimeDocument },
  fault: { permission: 'dataview:fault:view', document: LiveFaultsDocument },
  repair: { permission: 'dataview:repair:view', document: LiveRepairsDocument },
  schedule: { permission: 'dataview:schedule:view', document: LiveScheduleDocument },
}

const leading = 'isJoined=false'
/** The addresses of the reports behind each count of breakdowns: exactly those that are counted, so none that joined another one. */
const SEARCHES = {
  pending: () => `?progress=PENDING&${leading}`,
  inRepair: () => `?progress=REPAIRING,ASSIGNED,IN_PROGRESS&${leading}`,
  waitingParts: () => `?progress=WAITING_PARTS&${leading}`,
  usableWithFault: () => `?progress=USABLE_WITH_FAULT&${leading}`,
  doneToday: () => `?progress=COMPLETED,CONFIRMED&completedAt=${today()}~${today()}&${leading}`,
} as const

export type BreakdownCount = keyof typeof SEARCHES
export const listBehind = (count: BreakdownCount): string => SEARCHES[count]()
