import { invalidField, link, text } from '../../kernel/index.ts'
import { defineLedger } from '../ledger/index.ts'
import { staff } from '../masterdata/index.ts'
import { accessory } from './accessory.resource.ts'
import { derivedLevel } from './level.ts'
import { followOrder } from './orders/stockOrder.resource.ts'

/** What came in and was issued of auxiliary materials; booked by staff who look after them (isAcc). */
export const accessoryLedger = defineLedger(accessory, {
  log: 'accessoryLog',
  key: 'accessoryId',
  permission: 'stock:accessoryLog',
  kinds: ['IN', 'OUT', 'RETURN', 'SCRAP', 'CHECK', 'REVERSAL'],
  columns: ['bookedAt', 'accessoryId', 'storeType', 'quantityChanged', 'balance', 'staffId', 'workshopId', 'positionId', 'usage', 'state'],
  fields: {
    staffId: link('staff', { required: true, filter: 'eq', offered: { isAcc: true }, present: { day: 'bookedAt' } }),
    /** Where it was issued to. */
    workshopId: link('workshop', { filter: 'eq' }),
    positionId: link('productionPosition', { filter: 'eq' }),
    usage: text({ max: 500, filter: 'like' }),
    stocktakeId: link('stocktake', { readonly: true, filter: 'eq' }),
    stockOrderId: link('stockOrder', { readonly: true, filter: 'eq' }),
  },
  covers: ['workshopId', 'staffId'],
  follow: followOrder,
  derive: derivedLevel,
  async admit({ uow, input }) {
    const [who] = await uow.of(staff).lockForShare([input.staffId as number])
    if (who && !who.isAcc) throw invalidField('staffId', 'noAccessories', { name: who.name })
  },
})
export const accessoryLog = accessoryLedger.log
