import { link, text } from '../../kernel/index.ts'
import { defineLedger } from '../ledger/index.ts'
import { machineKeys } from '../masterdata/index.ts'
import { derivedLevel } from './level.ts'
import { followOrder } from './orders/stockOrder.resource.ts'
import { overrideReason } from './reservations/overrideReason.ts'
import { sparePart } from './sparePart.resource.ts'
import { followReservation, refuseReserved } from './taking.ts'

/** What came in, went out, was given back, scrapped and counted of spare parts (§3). */
export const sparePartLedger = defineLedger(sparePart, {
  log: 'sparePartLog',
  key: 'partId',
  permission: 'stock:sparePartLog',
  kinds: ['IN', 'OUT', 'RETURN', 'SCRAP', 'CHECK', 'REVERSAL'],
  columns: [
    'bookedAt',
    'partId',
    'storeType',
    'quantityChanged',
    'balance',
    'repairerId',
    'repairLogId',
    'maintenanceOrderId',
    'equipmentId',
    'usage',
    'state',
  ],
  fields: {
    repairerId: link('repairer', { filter: 'eq', present: { day: 'bookedAt' } }),
    /** Why it was taken or given back. */
    repairLogId: link('repairLog', { filter: 'eq' }),
    maintenanceOrderId: link('maintenanceOrder', { filter: 'eq' }),
    usage: text({ max: 500, filter: 'like' }),
    /** Why it was taken although it was reserved for other work. */
    overrideReason,
    /** Where it went: the machine of that work, unless there is none. */
    equipmentId: link('equipment', { filter: 'eq' }),
    stocktakeId: link('stocktake', { readonly: true, filter: 'eq' }),
    stockOrderId: link('stockOrder', { readonly: true, filter: 'eq' }),
  },
  covers: ['equipmentId', 'repairerId'],
  carries: ['equipmentId'],
  // The machine of the work is locked before that work, which its ends lock before the machine, and a correction of its report before entries.
  keys: ({ repairLogId, maintenanceOrderId, equipmentId }) =>
    repairLogId == null && maintenanceOrderId == null ? [] : machineKeys(equipmentId),
  admit: refuseReserved,
  async follow(movement) {
    await followOrder(movement)
    return followReservation(movement)
  },
  derive: derivedLevel,
})
export const sparePartLog = sparePartLedger.log
