import { lockTree, refuseCircle } from '../definitions/tree.ts'
import { memoize } from '../memoize.ts'
import { isFreeText } from '../schema/fieldKinds.ts'
import type { Fields, ResourceDef } from '../schema/resource.ts'
import { lockRecords } from './locking.ts'
import {
  assertPreconditions,
  type Input,
  judgeChosen,
  pick,
  type Row,
  type RowWrite,
  refuseStale,
  refuseUnseen,
  requireInScope,
  revalidateChosen,
  type Step,
  takeSteps,
} from './rowWrite.ts'

const hasTransient = memoize(({ fields }: ResourceDef) => Object.values(fields).some(({ options }) => options.transient))
/** The values without transient fields, which only rules read. */
export const storedValues = (resource: ResourceDef, values: Input): Input =>
  hasTransient(resource) ? pick(values, (key) => !resource.fields[key]?.options.transient) : values
/** The input without texts that the row has already: they are not checked, so that a stricter rule does not block edits of other fields. */
export const changedTexts = (fields: Fields, row: Input, input: Input): Input =>
  pick(input, (key) => !isFreeText(fields[key]) || input[key] === null || input[key] !== row[key])

/** A write that moves rows of a tree locks the tree first, then the rows. */
const lockPlace: Step<RowWrite> = ({ uow, resource, input }) =>
  resource.tree && input[resource.tree] != null ? lockTree(uow, resource) : undefined
const refuseClosed: Step<RowWrite> = (write) => assertPreconditions(write, 'edit', 'closed')
const validate: Step<RowWrite> = (write) => {
  write.input = write.checks(write.fields, 'update')(changedTexts(write.fields, write.record, write.input))
}
const refuseGuarded: Step<RowWrite> = (write) => assertPreconditions(write, 'edit', 'guard')
const refuseCircles: Step<RowWrite> = ({ uow, resource, record, input }) =>
  resource.tree ? refuseCircle(uow, resource, { id: record.id, above: input[resource.tree] }) : undefined
const applyRules: Step<RowWrite> = async (write) => {
  const { uow, whole, registry, resource, record, input } = write
  write.added = { ...(await registry.rulesFor(resource)?.update?.({ uow: whole, actor: uow.actor, registry, record, input })) }
}
const persist: Step<RowWrite> = async (write) => {
  const values = { ...storedValues(write.resource, write.input), ...write.added }
  write.record = (await write.whole.of(write.resource).patch(write.record as never, values)) as Row
}
const applyRulesAfter: Step<RowWrite> = ({ whole: uow, registry, resource }) => registry.rulesFor(resource)?.written?.({ uow, registry })

const CHANGE = [
  refuseGuarded,
  refuseCircles,
  refuseUnseen,
  judgeChosen,
  applyRules,
  revalidateChosen,
  persist,
  applyRulesAfter,
  requireInScope,
]
const UPDATE = [refuseClosed, refuseStale, validate, ...CHANGE]

/** Writes checked values to a locked row. */
export const changeRow = async (write: RowWrite): Promise<Row> => (await takeSteps(CHANGE, write)).record
/** Checks and writes unchecked input to a locked row. */
export const updateLockedRow = async (write: RowWrite): Promise<Row> => (await takeSteps(UPDATE, write)).record
/** Locks a row by its id, then checks and writes unchecked input. */
export async function updateRow(write: RowWrite, id: number): Promise<Row> {
  const lock: Step<RowWrite> = async ({ uow, registry, resource, input }) => {
    write.record = (await lockRecords(uow, registry, resource, { ids: [id], input }))[0] as Row
  }
  return (await takeSteps([lockPlace, lock, ...UPDATE], write)).record
}
