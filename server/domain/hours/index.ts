/**
 * The hours that people book on repairs, inspections, maintenance orders or none. The area stands below those three, which call it, and hears
 * of their records through `works`; the resource, its rules and its command are listed with those of repair, whose menu and permissions they have.
 */
export { hoursCorrections, repairTimeLog } from './repairTimeLog.resource.ts'
export { correctHours, refuseLongDay, repairTimeRules, rounded, voidHours } from './repairTimeLog.rules.ts'
export { works } from './work.ts'
