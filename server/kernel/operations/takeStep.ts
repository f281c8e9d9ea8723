import { changedBy, refuseOthers } from '../definitions/correction.ts'
import type { Transition } from '../schema/flow.ts'
import { invalid } from '../schema/refusal.ts'
import type { ResourceDef } from '../schema/resource.ts'
import { lockRecords } from './locking.ts'
import {
  assertPreconditions,
  type Input,
  judgeChosen,
  pick,
  type Row,
  type Step as RowStep,
  type RowWrite,
  refuseStale,
  refuseUnseen,
  requireInScope,
  takeSteps,
} from './rowWrite.ts'

/** A flow step as a write. */
interface Stepping extends RowWrite {
  readonly step: Transition<ResourceDef>
  readonly id: number
  /** Input that is no field of the record, such as the reason of a correction; written to the log. */
  note: Input
}
type Step = RowStep<Stepping>

const lock: Step = async (write) => {
  const { uow, registry, resource, id, input } = write
  write.record = (await lockRecords(uow, registry, resource, { ids: [id], input }))[0] as Row
}
const refuseGuarded: Step = (write) => assertPreconditions(write, write.step.name, 'guard')
const refuseOtherFields: Step = ({ step, input }) => refuseOthers(step, input)
const validate: Step = (write) => {
  const { step, resource } = write
  write.input = write.checks(step.input, 'create')(write.input)
  write.note = pick(write.input, (key) => !(key in resource.fields))
}
const refuseIllegal: Step = (write) => assertPreconditions(write, write.step.name, 'state', 'objection')
const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)
/** A correction writes only the fields that differ; any other step writes its input. */
const pickChanges: Step = async (write) => {
  const { whole, step, record, input, note } = write
  if (step.corrects === 'fields') write.input = { ...(await changedBy(whole, step, record, input)), ...note }
}
const requireNeeds: Step = async ({ whole: { read }, registry, step, record, input }) => {
  const needed = (await registry.commandFor(step)?.needs?.({ read, record })) ?? []
  const missing = needed.filter((field) => isEmpty(input[field]))
  if (missing.length) throw invalid(missing.map((field) => ({ field, rule: 'required' })))
}
/** Runs the command of the step. Without a command, and for corrections, the input is written as well. */
const runCommand: Step = async (write) => {
  const { uow, whole, registry, resource, step, record, input } = write
  const command = registry.commandFor(step)
  const own = command && !step.corrects ? {} : pick(input, (key) => key in resource.fields)
  write.added = { ...own, ...(await command?.run({ uow: whole, actor: uow.actor, registry, record, input })) }
}
const persist: Step = async (write) => {
  const { whole, resource, step, record, added, note } = write
  const values = { ...added, [step.field]: step.to ?? record[step.field] }
  write.record = (await whole.of(resource).patch(record as never, values, { action: step.name, note })) as Row
}

const STEPS = [
  lock,
  refuseGuarded,
  refuseOtherFields,
  refuseStale,
  validate,
  refuseIllegal,
  refuseUnseen,
  judgeChosen,
  pickChanges,
  requireNeeds,
  runCommand,
  persist,
  requireInScope,
]

/** Takes a step of a flow within a unit. The caller has checked the permission. */
export const takeStep = async (write: Stepping): Promise<Row> => (await takeSteps(STEPS, write)).record
