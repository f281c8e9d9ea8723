import {
  LiveDowntimeDocument,
  type LiveDowntimeSubscription,
  LiveFaultsDocument,
  type LiveFaultsSubscription,
  LiveRepairsDocument,
  type LiveRepairsSubscription,
} from './gen/liveSnapshots.ts'

export type Downtime = LiveDowntimeSubscription['summary']
export type StoppedMachine = Downtime['stopped'][number]
export type Faults = LiveFaultsSubscription['summary']
export type Repairs = LiveRepairsSubscription['summary']

/** The snapshots that the server keeps sending. One document for every screen that shows them: it is sent once for all. */
export const liveSnapshots = {
  downtime: { permission: 'dataview:downtime:view', document: LiveDowntimeDocument },
  fault: { permission: 'dataview:fault:view', document: LiveFaultsDocument },
  repair: { permission: 'dataview:repair:view', document: LiveRepairsDocument },
}
