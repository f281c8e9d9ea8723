import { defineRules, type RowOf, refuseFutureDay, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { heldRoller, moveRoller, type Roller, refuseAway, refuseBeforeMoves } from './rollerHistory.ts'
import { rollerLog, rollerOperation } from './rollerLog.resource.ts'

type Effect = RowOf<typeof rollerOperation>['effect']
const BECOMES = { MOUNT: 'IN_USE', DISMOUNT: 'IN_STOCK', SCRAP: 'SCRAPPED' } as const satisfies Partial<Record<Effect, Roller['state']>>

/** Held while an operation is used or its effect changed: what a log did is told by it. */
const operationKey = (id: number) => `rollerOperation:${id}`

function refuseEffect({ state, rollNumber }: Roller, effect: Effect) {
  if (effect === 'MOUNT' && state !== 'IN_STOCK') throw wrong('operationId', 'rollerOnMachine', { rollNumber })
  if (effect === 'DISMOUNT' && state !== 'IN_USE') throw wrong('operationId', 'rollerNotOnMachine', { rollNumber })
}

async function operationOf(uow: UnitOfWork, id: number) {
  await uow.lock(operationKey(id))
  const [operation] = await uow.of(rollerOperation).many([id])
  return operation
}

export const rollerLogRules = defineRules(rollerLog, {
  async create({ uow, input }) {
    const operation = await operationOf(uow, input.operationId)
    const held = await heldRoller(uow, input.rollerId)
    refuseFutureDay(uow, 'logDate', input.logDate)
    if (!operation || !held) return
    refuseAway(held)
    if (operation.effect === 'NONE') return
    refuseEffect(held, operation.effect)
    await refuseBeforeMoves(uow, { rollerId: held.id, field: 'logDate', day: input.logDate })
    await moveRoller(uow, held, BECOMES[operation.effect])
  },
})

export const rollerOperationRules = defineRules(rollerOperation, {
  /** Logs that stand already would tell another story. */
  async update({ uow, record, input }) {
    if (input.effect === undefined || input.effect === record.effect) return
    await uow.lock(operationKey(record.id))
    if (await uow.of(rollerLog).count({ operationId: record.id })) throw wrong('effect', 'operationUsed')
  },
})
