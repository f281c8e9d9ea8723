import type { ResourceDef } from '../../kernel/index.ts'
import { equipment, productionPosition, shift, shiftChange, shiftPast } from '../masterdata/index.ts'
import { config } from '../system/index.ts'
import { attendance } from './attendance/attendance.resource.ts'
import { workerQualification } from './crew.resource.ts'
import { workerVacation } from './leave/workerVacation.resource.ts'
import { productionSchedule } from './schedule/productionSchedule.resource.ts'

const PLANNED: ReadonlySet<ResourceDef> = new Set<ResourceDef>([
  ...[productionSchedule, workerVacation, attendance, workerQualification],
  ...[productionPosition, equipment, shift, shiftChange, shiftPast, config],
])
/** Whether it may decide who is there: rows that stand for people, and what is planned for them. */
export const isOfPerson = (resource: ResourceDef): boolean => resource.person !== undefined || PLANNED.has(resource)
