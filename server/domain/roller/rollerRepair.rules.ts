import { defineRules, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { type Choice, newChoice, requireEnabled } from '../masterdata/index.ts'
import { heldRoller, moveRoller, refuseAway, refuseBeforeMoves, refuseFutureDay } from './rollerHistory.ts'
import { rollerOperation } from './rollerOperation.resource.ts'
import { rollerOperator } from './rollerOperator.resource.ts'
import { rollerRepair } from './rollerRepair.resource.ts'
import { rollerRepairer } from './rollerRepairer.resource.ts'

interface Chosen {
  readonly operationId?: number | null | undefined
  readonly repairerId?: number | null | undefined
  readonly operatorId?: number | null | undefined
}
const choices = ({ operationId, repairerId, operatorId }: Chosen): Choice[] => [
  { field: 'repairerId', resource: rollerRepairer, ids: [repairerId] },
  { field: 'operationId', resource: rollerOperation, ids: [operationId] },
  { field: 'operatorId', resource: rollerOperator, ids: [operatorId] },
]

/** It is sent today or was sent before, and comes back no earlier than it went. */
function refuseDates(uow: UnitOfWork, { outDate, expectedReturnDate }: { outDate: string; expectedReturnDate: string }) {
  refuseFutureDay(uow, 'outDate', outDate)
  if (expectedReturnDate < outDate) throw wrong('expectedReturnDate', 'beforeOut', { date: outDate })
}

export const rollerRepairRules = defineRules(rollerRepair, {
  async create({ uow, input }) {
    const held = await heldRoller(uow, input.rollerId)
    await requireEnabled(uow, choices(input))
    refuseDates(uow, input)
    if (!held) return
    refuseAway(held)
    await refuseBeforeMoves(uow, { rollerId: held.id, field: 'outDate', day: input.outDate })
    await moveRoller(uow, held, 'OUT_FOR_REPAIR')
  },
  async update({ uow, record, input }) {
    await requireEnabled(
      uow,
      choices({
        operationId: newChoice(record.operationId, input.operationId),
        repairerId: newChoice(record.repairerId, input.repairerId),
        operatorId: newChoice(record.operatorId, input.operatorId),
      }),
    )
    const { outDate, expectedReturnDate } = { ...record, ...input }
    refuseDates(uow, { outDate, expectedReturnDate })
    if (outDate === record.outDate) return
    await heldRoller(uow, record.rollerId)
    await refuseBeforeMoves(uow, { rollerId: record.rollerId, field: 'outDate', day: outDate, exceptRepairId: record.id })
  },
})
