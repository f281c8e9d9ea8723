import { defineRules, invalidField, type RowOf, refuseFutureDay, type UnitOfWork } from '../../kernel/index.ts'
import { lockedRoller, moveRoller, type Roller, refuseAway, refuseBeforeMoves } from './rollerHistory.ts'
import { rollerLog, rollerOperation } from './rollerLog.resource.ts'

type Effect = RowOf<typeof rollerOperation>['effect']
const BECOMES = { MOUNT: 'IN_USE', DISMOUNT: 'IN_STOCK', SCRAP: 'SCRAPPED' } as const satisfies Partial<Record<Effect, Roller['state']>>

function refuseEffect({ state, rollNumber }: Roller, effect: Effect) {
  if (effect === 'MOUNT' && state !== 'IN_STOCK') throw invalidField('operationId', 'rollerOnMachine', { rollNumber })
  if (effect === 'DISMOUNT' && state !== 'IN_USE') throw invalidField('operationId', 'rollerNotOnMachine', { rollNumber })
}

/** The operation, whose effect nobody changes until commit: what a log did is told by it. */
async function operationOf(uow: UnitOfWork, id: number) {
  const [operation] = await uow.of(rollerOperation).lockForShare([id])
  return operation
}

export const rollerLogRules = defineRules(rollerLog, {
  async create({ uow, input }) {
    const operation = await operationOf(uow, input.operationId)
    const locked = await lockedRoller(uow, input.rollerId)
    refuseFutureDay(uow, 'logDate', input.logDate)
    if (!operation || !locked) return
    refuseAway(locked)
    if (operation.effect === 'NONE') return
    refuseEffect(locked, operation.effect)
    await refuseBeforeMoves(uow, { rollerId: locked.id, field: 'logDate', day: input.logDate })
    await moveRoller(uow, locked, BECOMES[operation.effect])
  },
})

export const rollerOperationRules = defineRules(rollerOperation, {
  /** Logs that stand already would tell another story. */
  async update({ uow, record, input }) {
    if (input.effect === undefined || input.effect === record.effect) return
    // Whoever logs it shares it until commit, so that no log is missed here.
    if (await uow.of(rollerLog).exists({ operationId: record.id })) throw invalidField('effect', 'operationUsed')
  },
})
