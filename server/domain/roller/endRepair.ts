import { command, type RowOf, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { heldRoller, moveRoller, type Roller, refuseFutureDay, todayOf } from './rollerHistory.ts'
import { type rollerRepair, rollerRepairFlow } from './rollerRepair.resource.ts'

type Repair = RowOf<typeof rollerRepair>

/** The day on which a roller was back, or known to be lost: as told, else today. */
function dayOfEnd(uow: UnitOfWork, { outDate }: Repair, given: string | null | undefined): string {
  const day = given ?? todayOf(uow)
  if (day < outDate) throw wrong('returnDate', 'beforeOut', { date: outDate })
  refuseFutureDay(uow, 'returnDate', day)
  return day
}

async function release(uow: UnitOfWork, { rollerId }: Repair, state: Roller['state']) {
  const held = await heldRoller(uow, rollerId)
  if (held) await moveRoller(uow, held, state)
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
