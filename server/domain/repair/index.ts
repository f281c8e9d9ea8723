import type { Area } from '../../kernel/index.ts'
import { fault } from './fault.resource.ts'
import { faultCategory } from './faultCategory.resource.ts'
import { repairer } from './repairer.resource.ts'
import { repairLog } from './repairLog.resource.ts'
import { repairTimeLog } from './repairTimeLog.resource.ts'
import { reporter } from './reporter.resource.ts'
import { reportLog } from './reportLog.resource.ts'

export { fault, faultCategory, repairer, repairLog, repairTimeLog, reporter, reportLog }

export const repair: Area = {
  name: 'repair',
  icon: 'wrench',
  resources: [reportLog, repairLog, repairTimeLog, repairer, reporter, faultCategory, fault],
  commands: [],
  rules: [],
  providers: [],
}
