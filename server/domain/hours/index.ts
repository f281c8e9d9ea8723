import type { Area } from '../../kernel/index.ts'
import { repairTimeLog } from './repairTimeLog.resource.ts'
import { correctHours, repairTimeRules } from './repairTimeLog.rules.ts'

export { works } from './placeOfHours.ts'
export { hoursCorrections, repairTimeLog } from './repairTimeLog.resource.ts'
export { hoursKeys, refuseLongDay, rounded, voidHours } from './repairTimeLog.rules.ts'

/**
 * The hours that people book on repairs, inspections, maintenance orders or none. The area stands below those three, which call it, and hears
 * of their records through `works`. People find its list in the menu of repairs and hold its permissions among those of repairs.
 */
export const hours: Area = {
  name: 'hours',
  icon: 'clock',
  resources: [repairTimeLog],
  commands: [correctHours],
  rules: [repairTimeRules],
}
