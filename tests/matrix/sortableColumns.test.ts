import { describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { sortableOf } from '../../server/kernel/index.ts'

/** Columns of lists by which nobody can sort, by why. */
const UNSORTED: Readonly<Record<string, readonly string[]>> = {
  'several records in one cell have no order': ['repairLog.repairerIds', 'productionSchedule.workerIds', 'user.roleIds'],
  'the stamp of who wrote a row is no field of the resource': ['file.createdById'],
  'formatted text has none either': ['shiftNotice.notice'],
  'what sorts is the name, which the pinyin spells': ['rollerOperator.pinyin'],
  'words made from a text or an address when the row is read': [
    ...['session.browser', 'session.os', 'loginLog.browser', 'loginLog.os', 'loginLog.location'],
    ...['stockOrder.itemName', 'stockOrder.unit', 'rollerRepair.decorCode', 'holiday.weekdays', 'customer.fullAddress'],
  ],
  'kept from the reader while a stocktake is blind: an order would tell it': [
    ...['stocktakeLine.expected', 'stocktakeLine.difference', 'stocktakeLine.differenceValue', 'stocktakeLine.movedSinceCount'],
  ],
  'worked out of the calendar of shifts, holidays or leave': [
    ...['reportLog.stopHours', 'shift.changesOn', 'leaveEntitlement.entitled', 'leaveEntitlement.taken'],
    ...['leaveEntitlement.planned', 'leaveEntitlement.left'],
  ],
  'a figure over rows of another table': [
    ...['rollerRepairer.outNow', 'rollerRepairer.overdueNow', 'rollerRepairer.onTimeRate', 'stocktake.countedLines'],
    ...['shiftHandover.openItems', 'duct.lastDuctLogEnd', 'pointsTemplate.lastInspectDate', 'pointsTemplate.lastMaintDate'],
    ...['partReservation.isCovered', 'inkStock.atMachines', 'inkCan.expiringDate', 'user.lastLoginAt'],
  ],
  'days between two dates: the databases have no function for them in common, and a plant has few holidays': ['holiday.days'],
}

describe('columns of lists', () => {
  it('can be sorted by, unless a reason is given', () => {
    const unsorted = registry.exposed.flatMap((resource) => {
      const sortable = new Set(sortableOf(resource))
      return resource.columns.filter((column) => !sortable.has(column)).map((column) => `${resource.name}.${column}`)
    })
    expect(unsorted.toSorted()).toEqual(Object.values(UNSORTED).flat().toSorted())
  })
})
