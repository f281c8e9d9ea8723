import type { Area } from '../../kernel/index.ts'
import { rollerOperator, rollerRepairer } from './people.resource.ts'
import { onTimeRate, outNow, overdueNow } from './punctuality.query.ts'
import { roller } from './roller.resource.ts'
import { rollerLog, rollerOperation } from './rollerLog.resource.ts'
import { rollerLogRules, rollerOperationRules } from './rollerLog.rules.ts'
import { rollerPassportModel } from './rollerPassport.query.ts'
import { rollerPunctualityModel } from './rollerPunctuality.query.ts'
import { decorCode, overdueRound, overdueWhere, rollNumber } from './rollerRepair.query.ts'
import { rollerRepair } from './rollerRepair.resource.ts'
import { returnRoller, rollerRepairRules, scrapRoller } from './rollerRepair.rules.ts'

export { rollerPassport } from './rollerPassport.query.ts'
export { rollerPunctuality } from './rollerPunctuality.query.ts'
export { notifyOverdue } from './rollerRepair.query.ts'
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
  scheduledTasks: [overdueRound],
}
