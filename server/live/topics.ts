import { inspectionOrder } from '../domain/inspection/index.ts'
import { maintenanceOrder } from '../domain/maintenance/index.ts'
import { equipment, equipmentPast, holiday, plant, shift, shiftChange, workshop } from '../domain/masterdata/index.ts'
import { downtimeSummary, faultCategory, faultSummary, repairer, repairLog, repairTimeLog, reportLog } from '../domain/repair/index.ts'
import { config } from '../domain/system/index.ts'
import { repairBoard } from '../domain/wall/index.ts'
import type { Read, ResourceDef } from '../kernel/index.ts'

/** A live stream: one picture per plant, computed anew when a resource behind it changes. */
export interface Topic<T = unknown> {
  /** Without this tag nobody sees the stream. */
  readonly permit: string
  readonly dirtiedBy: readonly ResourceDef[]
  readonly load: (read: Read) => Promise<T>
  readonly minIntervalMs: number
}
export type Topics = Readonly<Record<string, Topic>>

const MIN_INTERVAL_MS = 250

/** Every stream of the product. A resource belongs to `dirtiedBy` when a change of it can be seen in the picture. */
export const topics = {
  downtime: {
    permit: 'dataview:downtime:view',
    dirtiedBy: [reportLog, repairLog, equipment, equipmentPast, workshop, repairer, shift, shiftChange, holiday, config, plant],
    load: downtimeSummary,
    minIntervalMs: MIN_INTERVAL_MS,
  },
  fault: {
    permit: 'dataview:fault:view',
    dirtiedBy: [reportLog, equipment, faultCategory, plant],
    load: faultSummary,
    minIntervalMs: MIN_INTERVAL_MS,
  },
  repair: {
    permit: 'dataview:repair:view',
    dirtiedBy: [reportLog, repairLog, repairTimeLog, inspectionOrder, maintenanceOrder, equipment, repairer, plant],
    load: repairBoard,
    minIntervalMs: MIN_INTERVAL_MS,
  },
} satisfies Topics
