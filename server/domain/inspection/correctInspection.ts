import { command, minuteText, wrong } from '../../kernel/index.ts'
import { inspectionCorrections } from './inspectionOrder.resource.ts'
import { expectedOf, type Order, tellOver } from './recordInspection.ts'
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
  if (isOverRef != null && isOverRef === asExpected) throw wrong('isOverRef', 'judgedByRule', { refValue: order.refValue })
  return { isOverRef: !asExpected }
}

/** Puts down what was really found; what turns out to be out of range is told. */
export const correctInspection = command({
  on: inspectionCorrections.correct,
  async run({ uow, record, input: { reason: _reason, ...given } }) {
    const isDone = record.status === 'DONE'
    for (const key of isDone ? OF_SKIPPED : OF_DONE) if (given[key] !== undefined) throw wrong(key, 'notInState')
    for (const key of ['value1', 'doneAt', 'skipReason'] as const) if (given[key] === null) throw wrong(key, 'required')
    if (given.doneAt && given.doneAt < record.dueFrom)
      throw wrong('doneAt', 'notBefore', { at: minuteText(record.dueFrom, uow.read.offsetMinutes) })
    if (!isDone || (given.value1 === undefined && given.isOverRef === undefined)) return {}
    const verdict = judged(record, given)
    const value = given.value1 ?? record.value1 ?? ''
    if (verdict.isOverRef && !record.isOverRef) await tellOver(uow, record, { value, inspectorId: given.inspectorId ?? record.inspectorId })
    return verdict
  },
})
