import { command } from '../../kernel/index.ts'
import { voidHours } from '../hours/index.ts'
import { inspectionCorrections } from './inspectionOrder.resource.ts'

/** A check that nobody made, with its hours. What it led to report is a report of its own and stands. */
export const voidInspection = command({
  on: inspectionCorrections.void,
  async run({ uow, registry, record, input: { reason } }) {
    await voidHours(uow, registry, { inspectionId: record.id, reason })
    return {}
  },
})
