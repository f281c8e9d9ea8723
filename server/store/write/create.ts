import { changesOf } from '../audit/audit.ts'
import { refuseAdding } from '../read/crossPlantUse.ts'
import { sanitized } from '../schema/richText.ts'
import { defaultedFields, richFields, seriesFields, spellings } from '../schema/tableSpec.ts'
import type { DynamicRow } from '../schema/tables.ts'
import { spelled } from '../search/spelling.ts'
import { guarded } from './baseRefusals.ts'
import { plantOf, takeSteps, type Values, type WriteContext, type WriteStep, withLinks, withoutLinks } from './context.ts'
import { insertRows } from './insertRow.ts'
import { writeNewLinks } from './links.ts'
import { logWrites } from './log.ts'
import { admitMaker, isPlant } from './plantRows.ts'
import { refuseEachVanishing } from './reach.ts'
import { checkReferences, seeReferences } from './references.ts'
import { nextNumbers } from './series.ts'

/** New rows in the course of a write. */
interface Creation {
  /** The values of each, links included; steps complete them. */
  values: readonly Values[]
  /** The inserted rows, in the same order. */
  rows: readonly DynamicRow[]
}
type Step = WriteStep<Creation>

const refuseAddingHere: Step = ({ source, resource }) => refuseAdding(source, resource)

/** Assigns missing document numbers. Imported rows of a former system keep theirs, and the counter ignores them. */
const giveNumbers: Step = async ({ source, resource }, creation) => {
  for (const [key, series] of seriesFields(resource)) {
    const wanting = creation.values.filter((values) => values[key] === undefined).length
    const numbers = wanting ? (await nextNumbers(source, series, wanting)).values() : undefined
    creation.values = creation.values.map((values) => (values[key] === undefined ? { ...values, [key]: numbers?.next().value } : values))
  }
}
/** Fills in defaults, sanitizes formatted texts and adds pinyin. */
const complete: Step = async ({ source, resource }, creation) => {
  const out: Values[] = []
  for (const values of creation.values) {
    const full = { ...values }
    for (const [key, { kind, options }] of defaultedFields(resource))
      if (full[key] === undefined) full[key] = kind === 'instant' ? source.now : options.default
    if (richFields(resource).length) Object.assign(full, await sanitized(resource, full))
    if (spellings(resource).length) Object.assign(full, await spelled(resource, full))
    out.push(full)
  }
  creation.values = out
}
const checkAllReferences: Step = async ({ source, resource }, { values }) => {
  if (values.length > 1) await seeReferences(source, resource, values)
  for (const row of values) await checkReferences(source, resource, { row, keys: Object.keys(row) })
}
const singleOf = ([row, ...others]: readonly Values[]) => (row && !others.length ? { row: () => row } : {})
const insert: Step = async (at, creation) => {
  const { source, resource, table } = at
  const { actor, now } = source
  const stamps = { createdAt: now, updatedAt: now, createdById: actor.userId, updatedById: actor.userId }
  const own = { ...plantOf(at, actor.plantId), ...stamps }
  const rows = creation.values.map((values) => ({ ...withoutLinks(at, values), ...own }))
  creation.rows = await guarded(at, () => insertRows(source, table, rows), singleOf(rows))
  if (creation.rows.length !== rows.length || creation.rows.includes(undefined as never))
    throw new Error(`${resource.name} was not written`)
  source.locks.own(
    resource,
    creation.rows.map(({ id }) => id),
  )
}
const link: Step = (at, { rows, values }) => (at.linkKeys.length ? guarded(at, () => writeNewLinks(at, rows, values)) : undefined)
/** Makes the creator of a plant its member; refuses any other row outside the actor's scope. */
const requireInReach: Step = (at, { rows }) => (isPlant(at.resource) ? admitMakers(at, rows) : refuseEachVanishing(at, rows))
async function admitMakers({ source }: WriteContext, rows: readonly DynamicRow[]) {
  for (const row of rows) await admitMaker(source, row.id)
}
const log: Step = (at, { rows, values }) =>
  logWrites(
    at,
    { action: 'create', moves: rows.map((after) => ({ after })) },
    rows.map((row, nth) => ({ row, changes: changesOf(at.resource, {}, withLinks(at, row, values[nth])) })),
  )

const STEPS = [refuseAddingHere, giveNumbers, complete, checkAllReferences, insert, link, requireInReach, log]

/** Inserts rows with few statements, all or none. Returns them in order. */
export async function createRows(at: WriteContext, values: readonly Values[]): Promise<readonly DynamicRow[]> {
  return values.length ? (await takeSteps<Creation>(at, STEPS, { values, rows: [] })).rows : []
}
