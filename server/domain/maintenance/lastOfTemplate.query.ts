import { eq, inArray, max } from 'drizzle-orm'
import { batchComputed, businessDay, type Read } from '../../kernel/index.ts'
import { inspectionOrder, inspectionPoint } from '../inspection/index.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'
import { pointsTemplate } from './pointsTemplate.resource.ts'

/** The day on which any of a template's points was last inspected. */
export const lastInspectDate = batchComputed(pointsTemplate, 'lastInspectDate', async (read: Read, ids) => {
  const [order, point] = [read.table(inspectionOrder), read.table(inspectionPoint)]
  const rows = await read.db
    .select({ id: point.templateId, at: max(order.doneAt) })
    .from(point)
    .innerJoin(order, eq(order.pointId, point.id))
    .where(inArray(point.templateId, [...ids]))
    .groupBy(point.templateId)
  return new Map(rows.flatMap(({ id, at }) => (id && at ? [[id, businessDay(new Date(at), read.offsetMinutes)] as const] : [])))
})

/** The day on which any of a template's plans was last carried out. */
export const lastMaintDate = batchComputed(pointsTemplate, 'lastMaintDate', async (read: Read, ids) => {
  const plan = read.table(maintenancePlan)
  const rows = await read.db
    .select({ id: plan.templateId, at: max(plan.lastMaintDate) })
    .from(plan)
    .where(inArray(plan.templateId, [...ids]))
    .groupBy(plan.templateId)
  return new Map(rows.flatMap(({ id, at }) => (id && at ? [[id, at] as const] : [])))
})
