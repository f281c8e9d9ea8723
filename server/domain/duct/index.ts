import type { Area } from '../../kernel/index.ts'
import { duct } from './duct.resource.ts'
import { ductLog } from './ductLog.resource.ts'
import { closeDuctLog, ductLogRules } from './ductLog.rules.ts'
import { lastDuctLogEnd } from './lastDuctLogEnd.query.ts'

export { machineOfDuct } from './duct.resource.ts'
export { ductLogFlow } from './ductLog.resource.ts'
export { duct, ductLog }

export const ductArea: Area = {
  name: 'duct',
  icon: 'drop',
  resources: [duct, ductLog],
  commands: [closeDuctLog],
  rules: [ductLogRules],
  providers: [lastDuctLogEnd],
}
