import type { Row } from '../../../resource/meta.ts'
import type { AskingPage } from '../../../resource/operations/documents.ts'
import {
  type EquipmentFiguresQuery,
  PastMaintenanceDocument,
  type PastMaintenanceQuery,
  PastRepairsDocument,
  type PastRepairsQuery,
  PastReportsDocument,
  type PastReportsQuery,
} from './gen/equipment.ts'

export interface Machine extends Row {
  number: string
  state: string
  qrCode: string
  workshop: { title: string } | null
  linked: { id: string; title: string } | null
}
export type Figures = EquipmentFiguresQuery['figures']
export type Stop = Figures['stops'][number]
export type PastRow = (PastReportsQuery | PastRepairsQuery | PastMaintenanceQuery)['page']['items'][number]

/** What a machine went through, each kind in the order that `pastOf` merges them by. */
export const PAST_ORDER = { reportLog: 'reportDate', repairLog: 'createdAt', maintenanceOrder: 'planDate' } as const
export type PastKind = keyof typeof PAST_ORDER
export const pastDocuments: Record<PastKind, AskingPage<PastRow>> = {
  reportLog: PastReportsDocument,
  repairLog: PastRepairsDocument,
  maintenanceOrder: PastMaintenanceDocument,
}
