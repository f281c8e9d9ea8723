import type { Area } from '../../kernel/index.ts'
import { complaintFiguresModel } from './complaintFigures.model.ts'
import { complaintSummaryModel } from './complaintSummary.model.ts'
import { downtimeFiguresModel } from './downtimeFigures.model.ts'
import { downtimeSummaryModel } from './downtimeSummary.model.ts'
import { equipmentFiguresModel } from './equipmentFigures.model.ts'
import { faultFiguresModel } from './faultFigures.model.ts'
import { faultSummaryModel } from './faultSummary.model.ts'
import { handoverFiguresModel } from './handoverFigures.model.ts'
import { repairFiguresModel } from './repairFigures.model.ts'
import { stockFiguresModel } from './stockFigures.model.ts'

export { COMPLAINT_TABLES } from './complaintFigures.model.ts'
export { complaintFigures } from './complaintFigures.query.ts'
export { complaintSummary } from './complaintSummary.query.ts'
export { downtimeFigures } from './downtimeFigures.query.ts'
export type { DowntimeSummary } from './downtimeSummary.model.ts'
export { downtimeSummary } from './downtimeSummary.query.ts'
export { equipmentFigures } from './equipmentFigures.query.ts'
export { faultFigures } from './faultFigures.query.ts'
export { faultSummary } from './faultSummary.query.ts'
export { handoverFigures } from './handoverFigures.query.ts'
export { repairFigures } from './repairFigures.query.ts'
export { repairSummaryFields } from './repairSummary.model.ts'
export { repairSummary } from './repairSummary.query.ts'
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
