import { command, type UpdateOf } from '../../kernel/index.ts'
import { hoursCorrections, type repairTimeLog } from './repairTimeLog.resource.ts'
import { changedHours } from './repairTimeLog.rules.ts'

/** Booked hours put right: the same rules hold as for whoever edits their own. */
export const correctHours = command({
  on: hoursCorrections.correct,
  run: ({ uow, record, input: { reason: _reason, ...changed } }) => changedHours(uow, record, changed as UpdateOf<typeof repairTimeLog>),
})
