import type { Area } from '../../kernel/index.ts'
import { returnRoller, scrapRoller } from './endRepair.ts'
import { onTimeRate, outNow, overdueNow } from './punctuality.query.ts'
import { roller } from './roller.resource.ts'
import { rollerLog } from './rollerLog.resource.ts'
import { rollerLogRules, rollerOperationRules } from './rollerLog.rules.ts'
import { rollerOperation } from './rollerOperation.resource.ts'
import { rollerOperator } from './rollerOperator.resource.ts'
import { rollerPassportModel } from './rollerPassport.query.ts'
import { rollerPunctualityModel } from './rollerPunctuality.query.ts'
import { decorCode, overdueWhere, rollNumber } from './rollerRepair.query.ts'
import { rollerRepair } from './rollerRepair.resource.ts'
import { rollerRepairRules } from './rollerRepair.rules.ts'
import { rollerRepairer } from './rollerRepairer.resource.ts'

export { notifyOverdue } from './notifyOverdue.ts'
export { rollerPassport } from './rollerPassport.query.ts'
export { rollerPunctuality } from './rollerPunctuality.query.ts'
export { rollerRepairFlow } from './rollerRepair.resource.ts'
export { roller, rollerLog, rollerOperation, rollerOperator, rollerRepair, rollerRepairer }

export const rollerArea: Area = {
  name: 'roller',
  icon: 'roller',
  resources: [rollerRepair, roller, rollerLog, rollerRepairer, rollerOperator, rollerOperation],
  commands: [returnRoller, scrapRoller],
  rules: [rollerRepairRules, rollerLogRules, rollerOperationRules],
  providers: [rollNumber, decorCode, outNow, overdueNow, onTimeRate],
  expressions: [overdueWhere],
  readModels: [rollerPassportModel, rollerPunctualityModel],
}
