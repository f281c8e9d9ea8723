import { describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { measurableOf, measuresOf, type ResourceDef } from '../../server/kernel/index.ts'

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

/** The fields with units of a resource, and of what its links lead to. */
const unitsNear = (resource: ResourceDef) => [
  ...('unit' in resource.fields ? ['unit'] : []),
  ...Object.entries(resource.fields).flatMap(([key, { kind, target }]) =>
    kind === 'link' && registry.byName(target ?? '')?.publicFields.includes('unit') ? [`${key}.unit`] : [],
  ),
]
const counted = registry.exposed.filter((resource) => unitsNear(resource).length > 0)

describe('sums of lists', () => {
  it('are of amounts alone', () => expect(Object.fromEntries(addedUp)).toEqual(ADDED_UP))

  it.each(counted.map((resource) => [resource.name, resource] as const))('of %s name the unit of each quantity', (_name, resource) => {
    const near = unitsNear(resource)
    const without = measurableOf(resource).flatMap(([key, { kind, options }]) => {
      const isNamed = [options.unitField ?? []].flat().some((path) => near.includes(path))
      return kind !== 'decimal' || (options.unit && !options.unitField) || isNamed ? [] : [key]
    })
    expect(without).toEqual([])
  })
})
