import { describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { measurableOf, measuresOf } from '../../server/kernel/index.ts'

/** Every number that lists add up; all others are balances, prices, levels, settings and numbers of things, whose sum says nothing. */
const ADDED_UP: Readonly<Record<string, string>> = {
  reportLog: 'ranHours',
  repairPart: 'quantity',
  repairTimeLog: 'hours',
  maintenancePlanPart: 'quantity',
  maintenanceOrderPart: 'quantity',
  shiftHandoverItem: 'times',
  sparePart: 'quantity value reserved',
  sparePartLog: 'quantity quantityChanged amount',
  partReservation: 'quantity needed taken',
  accessory: 'quantity value',
  accessoryLog: 'quantity quantityChanged amount',
  ink: 'quantity value',
  inkStock: 'quantity',
  inkCan: 'fullKg contentKg heldKg',
  inkLog: 'quantity quantityChanged amount cans',
  stockOrder: 'quantity cans received',
  stocktake: 'lineCount differentLines differenceValue',
  stocktakeLine: 'counted recounts',
  complaint: 'quantity producedQuantity claimedAmount compAmount',
  positionDemand: 'heads',
  workerVacation: 'days',
  leaveEntitlement: 'quantity',
  leaveLog: 'quantity quantityChanged',
  noticeDelivery: 'attempts',
  backup: 'megabytes seconds drillSeconds',
  auditCheck: 'checkedRows seconds',
  appVersion: 'fileBytes',
  file: 'bytes',
  requestLog: 'ms',
  importLog: 'rowCount createdCount changedCount sameCount errorCount',
}
const addedUp = registry.resources.flatMap((resource) => {
  const names = measurableOf(resource).filter(([, field]) => measuresOf(field).includes('sum'))
  return resource.internal || !names.length ? [] : [[resource.name, names.map(([name]) => name).join(' ')] as const]
})

describe('sums of lists', () => {
  it('are of amounts alone', () => expect(Object.fromEntries(addedUp)).toEqual(ADDED_UP))
})
