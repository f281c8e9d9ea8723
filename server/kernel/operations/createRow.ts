import { lockForCreate } from './locking.ts'
import {
  type Input,
  judgeChosen,
  type Row,
  type RowWrite,
  refuseUnseen,
  requireInScope,
  revalidateChosen,
  type Step,
  takeSteps,
} from './rowWrite.ts'
import { storedValues } from './updateRow.ts'

interface Creation extends RowWrite {
  /** The result of `rules.prepare`, which ran before the transaction. */
  readonly prepared?: Input | undefined
}

const validate: Step<Creation> = (write) => {
  write.input = write.checks(write.fields, 'create')(write.input)
}
const lockKeys: Step<Creation> = ({ uow, registry, resource, input }) => lockForCreate(uow, registry, resource, input)
const applyRules: Step<Creation> = async (write) => {
  const { uow, whole, registry, resource, input } = write
  const values = await registry.rulesFor(resource)?.create?.({ uow: whole, actor: uow.actor, registry, input })
  write.added = { ...write.prepared, ...values }
}
const persist: Step<Creation> = async (write) => {
  const values = { ...storedValues(write.resource, write.input), ...write.added }
  write.record = (await write.whole.of(write.resource).create(values as never)) as Row
}
/** A rule may take a step on the new row; the caller gets the row as it is then. */
const applyRulesAfter: Step<Creation> = async (write) => {
  const { whole: uow, registry, resource, input, record } = write
  const rules = registry.rulesFor(resource)
  await rules?.created?.({ uow, actor: uow.actor, registry, record: record as never, input })
  await rules?.written?.({ uow, registry })
  if (rules?.created) write.record = (await uow.of(resource).get(record.id)) as Row
}

const STEPS = [validate, lockKeys, refuseUnseen, judgeChosen, applyRules, revalidateChosen, persist, applyRulesAfter, requireInScope]

/** Checks and inserts a row within a unit, with the rules of its resource. The caller has checked the permission. */
export const createRow = async (write: Creation): Promise<Row> => (await takeSteps(STEPS, write)).record
