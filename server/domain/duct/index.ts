import type { Area } from '../../kernel/index.ts'
import { closeDuctLog } from './closeDuctLog.ts'
import { duct } from './duct.resource.ts'
import { ductLog } from './ductLog.resource.ts'
import { ductLogRules } from './ductLog.rules.ts'
import { lastDuctLogEnd } from './lastDuctLogEnd.query.ts'

export { ductLogFlow } from './ductLog.resource.ts'
export { machineOfDuct } from './machineOfDuct.ts'
export { duct, ductLog }

export const ductArea: Area = {
  name: 'duct',
  icon: 'drop',
  resources: [duct, ductLog],
  commands: [closeDuctLog],
  rules: [ductLogRules],
  providers: [lastDuctLogEnd],
}
