import type { Area } from '../../kernel/index.ts'
import { duct } from './duct.resource.ts'
import { closeDuctLog, ductLog, ductLogRules } from './ductLog.resource.ts'
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
