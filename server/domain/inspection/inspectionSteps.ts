import {
  command,
  type DeactivationBlocker,
  invalidField,
  jump,
  minuteText,
  requirePermission,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { voidHours } from '../hours/index.ts'
import { equipment } from '../masterdata/index.ts'
import { inspectionCorrections, inspectionFlow, inspectionOrder } from './inspectionOrder.resource.ts'
import { expectedOf, notifyLimit, type Order } from './recordInspection.ts'
import { isAsExpected } from './refValue.ts'

const OF_DONE = ['value1', 'isOverRef', 'doneAt'] as const
const OF_SKIPPED = ['skipReason'] as const

interface Found {
  readonly value1?: string | null
  readonly isOverRef?: boolean | null
}
/** A rule judges the corrected result as it judged the first; a person's word counts only where it cannot tell. */
function judged(order: Order, { value1 = order.value1, isOverRef }: Found): { isOverRef?: boolean | null } {
  const asExpected = isAsExpected(expectedOf(order), value1 ?? '')
  if (asExpected === null) return isOverRef === undefined ? {} : { isOverRef }
  if (isOverRef != null && isOverRef === asExpected) throw invalidField('isOverRef', 'judgedByRule', { refValue: order.refValue })
  return { isOverRef: !asExpected }
}

/** Puts down what was really found; what turns out to be out of range is told. */
export const correctInspection = command({
  on: inspectionCorrections.correct,
  async run({ uow, record, input: { reason: _reason, ...given } }) {
    const isDone = record.status === 'DONE'
    for (const key of isDone ? OF_SKIPPED : OF_DONE) if (given[key] !== undefined) throw invalidField(key, 'notInState')
    for (const key of ['value1', 'doneAt', 'skipReason'] as const) if (given[key] === null) throw invalidField(key, 'required')
    if (given.doneAt && given.doneAt < record.dueFrom)
      throw invalidField('doneAt', 'notBefore', { at: minuteText(record.dueFrom, uow.read.offsetMinutes) })
    if (!isDone || (given.value1 === undefined && given.isOverRef === undefined)) return {}
    const verdict = judged(record, given)
    const value = given.value1 ?? record.value1 ?? ''
    if (verdict.isOverRef && !record.isOverRef)
      await notifyLimit(uow, record, { value, inspectorId: given.inspectorId ?? record.inspectorId })
    return verdict
  },
})

/** A check that cannot be made, such as that of a machine at rest; whoever skips it says why. */
export const skipInspection = command({
  on: inspectionFlow.skip,
  run: async ({ input: { reason } }) => ({ skipReason: reason }),
})

/** A check that nobody made, with its hours. What it led to report is a report of its own and stands. */
export const voidInspection = command({
  on: inspectionCorrections.void,
  async run({ uow, registry, record, input: { reason } }) {
    await voidHours(uow, registry, { inspectionId: record.id, reason })
    return {}
  },
})

/** Those whose shift has begun; the clock takes the others back by itself. */
async function begun(uow: UnitOfWork, equipmentId: number) {
  const pending = await uow.of(inspectionOrder).lockWhere({ equipmentId, status: 'PENDING' })
  return pending.filter((order) => order.dueFrom <= uow.now)
}

/** The checks of a machine that nobody has made. */
export const openChecksOfMachine: DeactivationBlocker = {
  about: equipment,
  open: async (uow, equipmentId) => (await begun(uow, equipmentId)).length,
  async close(uow, equipmentId, reason) {
    requirePermission(uow.actor, inspectionFlow.skip.permission)
    for (const order of await begun(uow, equipmentId))
      await jump(uow, { step: inspectionFlow.skip, record: order, values: { skipReason: reason }, note: { reason } })
  },
}
