import { command, defineRules, invalidField, type RowOf, refuseFutureDay, todayOf, type UnitOfWork } from '../../kernel/index.ts'
import { lockedRoller, moveRoller, type Roller, refuseAway, refuseBeforeMoves } from './rollerHistory.ts'
import { rollerRepair, rollerRepairFlow } from './rollerRepair.resource.ts'

/** It is sent today or was sent before, and comes back no earlier than it went. */
function refuseDates(uow: UnitOfWork, { outDate, expectedReturnDate }: { outDate: string; expectedReturnDate: string }) {
  refuseFutureDay(uow, 'outDate', outDate)
  if (expectedReturnDate < outDate) throw invalidField('expectedReturnDate', 'beforeOut', { date: outDate })
}

export const rollerRepairRules = defineRules(rollerRepair, {
  async create({ uow, input }) {
    const locked = await lockedRoller(uow, input.rollerId)
    refuseDates(uow, input)
    if (!locked) return
    refuseAway(locked)
    await refuseBeforeMoves(uow, { rollerId: locked.id, field: 'outDate', day: input.outDate })
    await moveRoller(uow, locked, 'OUT_FOR_REPAIR')
  },
  async update({ uow, record, input }) {
    const { outDate, expectedReturnDate } = { ...record, ...input }
    refuseDates(uow, { outDate, expectedReturnDate })
    if (outDate === record.outDate) return
    await lockedRoller(uow, record.rollerId)
    await refuseBeforeMoves(uow, { rollerId: record.rollerId, field: 'outDate', day: outDate, exceptRepairId: record.id })
  },
})

type Repair = RowOf<typeof rollerRepair>

/** The day on which a roller was back, or known to be lost: as told, else today. */
function dayOfEnd(uow: UnitOfWork, { outDate }: Repair, returnDate: string | null | undefined): string {
  const day = returnDate ?? todayOf(uow.read)
  if (day < outDate) throw invalidField('returnDate', 'beforeOut', { date: outDate })
  refuseFutureDay(uow, 'returnDate', day)
  return day
}

async function release(uow: UnitOfWork, { rollerId }: Repair, state: Roller['state']) {
  const locked = await lockedRoller(uow, rollerId)
  if (locked) await moveRoller(uow, locked, state)
}

export const returnRoller = command({
  on: rollerRepairFlow.return,
  async run({ uow, record, input }) {
    const returnDate = dayOfEnd(uow, record, input.returnDate)
    await release(uow, record, 'IN_STOCK')
    return { returnDate, detail: input.detail ?? record.detail }
  },
})

export const scrapRoller = command({
  on: rollerRepairFlow.scrap,
  async run({ uow, record, input }) {
    const returnDate = dayOfEnd(uow, record, input.returnDate)
    await release(uow, record, 'SCRAPPED')
    return { returnDate }
  },
})
