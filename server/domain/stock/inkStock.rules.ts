import { defineRules, wrong } from '../../kernel/index.ts'
import { inkStock } from './inkStock.resource.ts'

/** A day that was put right is that of the whole batch. */
export const inkStockRules = defineRules(inkStock, {
  async update({ uow, record, input: { expiringDate } }) {
    if (!expiringDate || expiringDate === record.expiringDate) return
    if (record.receivedDate && expiringDate < record.receivedDate)
      throw wrong('expiringDate', 'beforeReceipt', { day: record.receivedDate })
    const all = uow.entire.of(inkStock)
    for (const other of await all.find({ inkId: record.inkId, batchNo: record.batchNo }))
      if (other.id !== record.id) await all.patch(other, { expiringDate })
  },
})
