import {
  addDays,
  businessDay,
  command,
  conflict,
  defineRules,
  invalidField,
  newChoice,
  type RowOf,
  todayOf,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { requireMember } from '../identity/index.ts'
import { complaint } from './complaint.resource.ts'
import { actionFlow, complaintAction } from './complaintAction.resource.ts'
import { isClosed } from './stages.ts'

/** The complaint, which nobody closes or dates otherwise until the action is written. */
async function complaintOf(uow: UnitOfWork, complaintId: number) {
  const [record] = await uow.of(complaint).lockForShare([complaintId])
  if (!record) throw invalidField('complaintId', 'unknownReference')
  return record
}
/** What is over takes no new actions; what helps against its return is looked at afterwards all the same. */
async function refuseClosed(uow: UnitOfWork, complaintId: number) {
  const record = await complaintOf(uow, complaintId)
  if (isClosed(record.qaState)) throw invalidField('complaintId', 'complaintClosed', { name: record.claimNo })
  return record
}

export const complaintActionRules = defineRules(complaintAction, {
  async create({ uow, input }) {
    const { claimDate } = await refuseClosed(uow, input.complaintId)
    if (input.dueDate < claimDate) throw invalidField('dueDate', 'beforeClaim', { date: claimDate })
    await requireMember(uow, 'ownerId', input.ownerId)
  },
  update: ({ uow, record, input }) => requireMember(uow, 'ownerId', newChoice(record.ownerId, input.ownerId)),
  /** Of a complaint that may long be over. */
  async history({ uow, input: { complaintId, dueDate, doneAt, checkAfterDays, checkDate } }) {
    const { claimDate: date } = await complaintOf(uow, complaintId)
    if (dueDate < date) throw invalidField('dueDate', 'beforeClaim', { date })
    const doneOn = doneAt ? businessDay(doneAt, uow.read.offsetMinutes) : null
    if (doneOn !== null && doneOn < date) throw invalidField('doneAt', 'beforeClaim', { date })
    return { checkDate: checkDate ?? (doneOn !== null && checkAfterDays ? addDays(doneOn, checkAfterDays) : null) }
  },
})

type Action = RowOf<typeof complaintAction>
const complete = command({
  on: actionFlow.complete,
  run: async ({ uow, record, input }) => ({
    proof: input.proof,
    doneAt: uow.now,
    checkDate: record.checkAfterDays === null ? null : addDays(todayOf(uow.read), record.checkAfterDays),
    ...(input.proofFileIds && { proofFileIds: input.proofFileIds }),
  }),
})

const uncheckable = ({ checkAfterDays }: Action) => (checkAfterDays === null ? conflict('noCheckPlanned') : null)
const confirm = command({
  on: actionFlow.confirm,
  blocked: async ({ record }) => uncheckable(record),
  async run({ uow, record, input }) {
    const refusal = uncheckable(record)
    if (refusal) throw refusal
    // It is too early to tell before that day.
    if (record.checkDate !== null && todayOf(uow.read) < record.checkDate) throw conflict('checkTooEarly', { date: record.checkDate })
    return { finding: input.finding, checkedAt: uow.now }
  },
})

const repeat = command({
  on: actionFlow.repeat,
  run: async ({ uow, input }) => {
    if (input.dueDate < todayOf(uow.read)) throw invalidField('dueDate', 'pastDay')
    return { dueDate: input.dueDate, doneAt: null, checkDate: null, finding: null }
  },
})

export const actionSteps = [complete, confirm, repeat]
