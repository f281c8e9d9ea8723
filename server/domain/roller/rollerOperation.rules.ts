import { defineRules, wrong } from '../../kernel/index.ts'
import { rollerLog } from './rollerLog.resource.ts'
import { operationKey } from './rollerLog.rules.ts'
import { rollerOperation } from './rollerOperation.resource.ts'

export const rollerOperationRules = defineRules(rollerOperation, {
  /** Logs that stand already would tell another story. */
  async update({ uow, record, input }) {
    if (input.effect === undefined || input.effect === record.effect) return
    await uow.lock(operationKey(record.id))
    if (await uow.of(rollerLog).count({ operationId: record.id })) throw wrong('effect', 'operationUsed')
  },
})
