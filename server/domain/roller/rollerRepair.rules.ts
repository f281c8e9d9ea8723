import { defineRules, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { heldRoller, moveRoller, refuseAway, refuseBeforeMoves, refuseFutureDay } from './rollerHistory.ts'
import { rollerRepair } from './rollerRepair.resource.ts'

/** It is sent today or was sent before, and comes back no earlier than it went. */
function refuseDates(uow: UnitOfWork, { outDate, expectedReturnDate }: { outDate: string; expectedReturnDate: string }) {
  refuseFutureDay(uow, 'outDate', outDate)
  if (expectedReturnDate < outDate) throw wrong('expectedReturnDate', 'beforeOut', { date: outDate })
}

export const rollerRepairRules = defineRules(rollerRepair, {
  async create({ uow, input }) {
    const held = await heldRoller(uow, input.rollerId)
    refuseDates(uow, input)
    if (!held) return
    refuseAway(held)
    await refuseBeforeMoves(uow, { rollerId: held.id, field: 'outDate', day: input.outDate })
    await moveRoller(uow, held, 'OUT_FOR_REPAIR')
  },
  async update({ uow, record, input }) {
    const { outDate, expectedReturnDate } = { ...record, ...input }
    refuseDates(uow, { outDate, expectedReturnDate })
    if (outDate === record.outDate) return
    await heldRoller(uow, record.rollerId)
    await refuseBeforeMoves(uow, { rollerId: record.rollerId, field: 'outDate', day: outDate, exceptRepairId: record.id })
  },
})
