import { decimal, defineResource, link, text } from '../../kernel/index.ts'

const needed = {
  partId: link('sparePart', { required: true, filter: 'eq' }),
  /** Its name as it was, so that the line can be read without the part. */
  partName: text({ required: true, max: 128, readonly: true }),
  quantity: decimal({ required: true, scale: 3, min: 0.001 }),
}

/** What each turn of a plan takes. */
export const maintenancePlanPart = defineResource('maintenancePlanPart', {
  permission: 'maint:planPart',
  title: 'partName',
  icon: 'box',
  columns: ['planId', 'partId', 'quantity'],
  unique: [['planId', 'partId']],
  fields: { planId: link('maintenancePlan', { anyRow: true, required: true, fixed: true, filter: 'eq' }), ...needed },
})

/** What one order takes: the plan's parts as they were when it was made, and what was added since. */
export const maintenanceOrderPart = defineResource('maintenanceOrderPart', {
  permission: 'maint:orderPart',
  title: 'partName',
  icon: 'box',
  columns: ['orderId', 'partId', 'quantity'],
  unique: [['orderId', 'partId']],
  fields: { orderId: link('maintenanceOrder', { required: true, fixed: true, filter: 'eq' }), ...needed },
})
