import type { Area } from '../../kernel/index.ts'
import { complaintFiguresModel } from './complaints/complaintFigures.query.ts'
import { complaintSummaryModel } from './complaints/complaintSummary.query.ts'
import { downtimeFiguresModel } from './downtime/downtimeFigures.query.ts'
import { downtimeSummaryModel } from './downtime/downtimeSummary.query.ts'
import { equipmentFiguresModel } from './downtime/equipmentFigures.query.ts'
import { faultFiguresModel } from './faults/faultFigures.query.ts'
import { faultSummaryModel } from './faults/faultSummary.query.ts'
import { handoverFiguresModel } from './handoverFigures.query.ts'
import { repairFiguresModel } from './repairs/repairFigures.query.ts'
import { stockFiguresModel } from './stockFigures.model.ts'

export { complaintFigures } from './complaints/complaintFigures.query.ts'
export { COMPLAINT_TABLES } from './complaints/complaintFigures.shape.ts'
export { complaintSummary } from './complaints/complaintSummary.query.ts'
export { downtimeFigures } from './downtime/downtimeFigures.query.ts'
export { downtimeSummary } from './downtime/downtimeSummary.query.ts'
export type { DowntimeSummary } from './downtime/downtimeSummary.shape.ts'
export { equipmentFigures } from './downtime/equipmentFigures.query.ts'
export { faultFigures } from './faults/faultFigures.query.ts'
export { faultSummary } from './faults/faultSummary.query.ts'
export { handoverFigures } from './handoverFigures.query.ts'
export { repairFigures } from './repairs/repairFigures.query.ts'
export { repairSummaryFields } from './repairs/repairSummary.model.ts'
export { repairSummary } from './repairs/repairSummary.query.ts'
export { type StockBook, stockFigures } from './stockFigures.query.ts'

/** Figures of downtime, faults, repairs, stock, handovers and complaints for screens, walls and sheets. It has no rows of its own, and no area of work knows it. */
export const analytics: Area = {
  name: 'analytics',
  icon: 'chart',
  resources: [],
  readModels: [
    downtimeSummaryModel,
    faultSummaryModel,
    downtimeFiguresModel,
    faultFiguresModel,
    repairFiguresModel,
    equipmentFiguresModel,
    stockFiguresModel,
    handoverFiguresModel,
    complaintFiguresModel,
    complaintSummaryModel,
  ],
}
