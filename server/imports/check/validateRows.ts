import { type Check, checkOf, importableKeys, importKeyOf, isFilledIn, isHistory, Refusal, type ResourceDef } from '../../kernel/index.ts'
import { cellFault } from '../problems.ts'
import { type Draft, draftsOf, type Fault, faultOf, type Job } from '../rows/drafts.ts'
import type { DynamicRow } from '../rows/names.ts'
import { hasKeyValues, type Identity, identityOf, recordsFor } from '../rows/records.ts'
import { isSame, resolveLink } from '../rows/resolve.ts'
import type { SheetRow } from '../workbook/readWorkbook.ts'
import { error, faulty, type RowResult, sameAs, type Values } from './rowResults.ts'

export interface ValidationJob extends Job {
  readonly updatesExisting: boolean
  readonly mayAdd: boolean
  readonly mayEdit: boolean
  readonly now: () => Date
  /** Events that rows of this very file have become already, by the number of the row. */
  readonly booked?: ReadonlyMap<number, DynamicRow>
}

const exists = faultOf(null, cellFault('exists'))
/** What a row says of every field, links found. Fields that others depend on come first. */
function settledOf(job: ValidationJob, draft: Draft, record: DynamicRow | undefined) {
  const settled: Values = { ...draft.values }
  const faults: Fault[] = [...draft.faults]
  const links = job.fillings.filter(({ key }) => key in draft.links)
  const depends = (key: string) => (job.resource.fields[key]?.options.dependsOn ? 1 : 0)
  for (const { key } of links.sort((a, b) => depends(a.key) - depends(b.key))) {
    const resolved = resolveLink(job, { key, draft, record, settled })
    if ('fault' in resolved) faults.push(resolved.fault)
    else settled[key] = resolved.value
  }
  return { settled, faults }
}
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && !value.length)
/** Nobody said it: the default, or the rules, decide. */
const isLeftOpen = (resource: ResourceDef, key: string) => {
  const { default: initial, ruled, spells } = resource.fields[key]?.options ?? {}
  // What a former system did not tell was found out when its row came in; what is blank in a count sheet has not been counted yet.
  return initial !== undefined || ruled === true || spells !== undefined || isHistory(resource) || isFilledIn(resource)
}

function differences({ resource, fillings }: ValidationJob, record: DynamicRow, settled: Values) {
  const changes: Values = {}
  const before: Values = {}
  const stated: string[] = []
  const allowed = importableKeys(resource)
  for (const { key, field } of fillings) {
    if (!allowed.has(key) || !(key in settled)) continue
    if (isEmpty(settled[key]) && isLeftOpen(resource, key)) continue
    stated.push(key)
    if (isSame(field, record[key], settled[key])) continue
    changes[key] = settled[key]
    before[key] = record[key] ?? null
  }
  return { changes, before, stated }
}

/** The faults of a check, but for fields whose cells were found wrong already. */
function checked(check: Check, input: Values, faults: readonly Fault[]): { clean: Values; more: Fault[] } {
  try {
    return { clean: check(input), more: [] }
  } catch (e) {
    if (!(e instanceof Refusal) || !e.fields.length) throw e
    const known = new Set(faults.map(({ key }) => key))
    return {
      clean: {},
      more: e.fields.filter(({ field }) => !known.has(field)).map(({ field, rule, params = {} }) => ({ key: field, rule, params })),
    }
  }
}

function validateNew(job: ValidationJob, draft: Draft, check: Check): RowResult {
  const { resource, fillings } = job
  const { settled, faults } = settledOf(job, draft, undefined)
  const allowed = importableKeys(resource)
  const filled = fillings.filter(({ key }) => allowed.has(key) && key in settled && !(isEmpty(settled[key]) && isLeftOpen(resource, key)))
  // A blank cell of a new record is a field nobody filled in.
  const input = Object.fromEntries(filled.filter(({ key }) => settled[key] !== null).map(({ key }) => [key, settled[key]]))
  const { more } = checked(check, input, faults)
  const denied: Fault[] = job.mayAdd ? [] : [faultOf(null, cellFault('mayNotAdd'))]
  const all = [...faults, ...more, ...denied]
  return all.length ? faulty({ draft }, all, input) : { draft, verdict: 'new', input, before: {}, faults: [] }
}

function validateExisting(job: ValidationJob, draft: Draft, { record, check }: { record: DynamicRow; check: Check }): RowResult {
  const { settled, faults } = settledOf(job, draft, record)
  const { changes, before, stated } = differences(job, record, settled)
  const changed = Object.keys(changes)
  if (!changed.length && !faults.length) return { draft, verdict: 'same', record, input: {}, before: {}, stated, faults: [] }
  if (!job.updatesExisting) return error(draft, [...faults, exists], record)
  const fixed = changed.filter((key) => job.resource.fields[key]?.options.fixed)
  const frozen = fixed.map((key): Fault => ({ key, rule: 'fixed', params: {} }))
  const { more } = checked(
    check,
    Object.fromEntries(changed.filter((key) => !fixed.includes(key)).map((key) => [key, changes[key]])),
    faults,
  )
  const denied: Fault[] = job.mayEdit ? [] : [faultOf(null, cellFault('mayNotEdit'))]
  const all = [...faults, ...frozen, ...more, ...denied]
  return all.length
    ? faulty({ draft, record }, all, changes)
    : { draft, verdict: 'changed', record, input: changes, before, stated, faults: [] }
}

interface Checks {
  readonly create: Check
  readonly update: Check
}
/** The record that a row means among those it may mean, or that it means none. */
function validateRow(
  job: ValidationJob,
  draft: Draft,
  { near, identity, checks }: { near: readonly DynamicRow[]; identity: Identity; checks: Checks },
) {
  const { resource } = job
  const found = (record: DynamicRow) => validateExisting(job, draft, { record, check: checks.update })
  const same = near.map(found).find(({ verdict }) => verdict === 'same')
  if (same) return same
  if (draft.id !== undefined && !near.length) return error(draft, [...draft.faults, faultOf('id', cellFault('noRecord'))])
  if (draft.id === undefined && !identity.isKey) return validateNew(job, draft, checks.create)
  const [first, second] = near
  if (first && !second) return found(first)
  const [key = null] = identity.keys
  if (second) return error(draft, [faultOf(key, cellFault('severalRecords', { count: near.length }))])
  const isKeyReadonly = importKeyOf(resource).some((one) => resource.fields[one]?.options.readonly)
  if (isKeyReadonly && hasKeyValues(draft, identity)) return error(draft, [...draft.faults, faultOf(key, cellFault('noRecord'))])
  return validateNew(job, draft, checks.create)
}

/** Sets of fields of which the base, or people, want no two the same. */
function uniqueSets({ resource, fillings }: ValidationJob): (readonly string[])[] {
  const mapped = new Set(fillings.map(({ key }) => key))
  const singles = Object.entries(resource.fields).flatMap(([key, { options }]) => (options.unique ? [[key]] : []))
  const sets = [importKeyOf(resource), ...singles, ...resource.unique]
  return sets.filter((keys) => keys.length > 0 && keys.every((key) => mapped.has(key)))
}
/** Rows that mean the same record, or would make two of what there may be one, name each other. */
function withTwins(job: ValidationJob, rows: readonly RowResult[]): RowResult[] {
  const sets = uniqueSets(job)
  const seen = new Map<string, number>()
  return rows.map((row) => {
    if (row.verdict === 'error') return row
    const prints: [string, string | null][] = row.record ? [[`id ${row.record.id}`, 'id']] : []
    if (row.verdict !== 'same')
      for (const keys of sets) {
        const values = keys.map((key) => row.input[key] ?? row.record?.[key] ?? null)
        const isComplete = values.every((value) => !isEmpty(value) && value !== '')
        if (isComplete) prints.push([`${keys.join()} ${JSON.stringify(values)}`, keys[0] ?? null])
      }
    const twin = prints.find(([print]) => seen.has(print))
    for (const [print] of prints) if (!seen.has(print)) seen.set(print, row.draft.rowNo)
    if (!twin || row.verdict === 'same') return row
    const [print, key] = twin
    return error(row.draft, [faultOf(key === 'id' ? null : key, cellFault('twin', { row: seen.get(print) }))], row.record)
  })
}

/** Everything that can be said of the rows of a sheet without writing: which are new, which differ and in what, which are wrong and why. */
export async function validateRows(job: ValidationJob, rows: readonly SheetRow[]): Promise<RowResult[]> {
  const drafts = await draftsOf(job, rows)
  const identity = identityOf(job)
  const near = await recordsFor(job, drafts, identity)
  const { fields } = job.resource
  const checks = { create: checkOf(fields, 'create', job.now), update: checkOf(fields, 'update', job.now) }
  const taken = new Set<number>()
  const out: RowResult[] = []
  for (const [at, draft] of drafts.entries()) {
    // Without a key each record answers for one row only: two equal rows are two records.
    const free = identity.isKey ? (near[at] ?? []) : (near[at] ?? []).filter(({ id }) => !taken.has(id))
    const booked = job.booked?.get(draft.rowNo)
    const result = booked ? sameAs(draft, booked) : validateRow(job, draft, { near: free, identity, checks })
    if (result.record) taken.add(result.record.id)
    out.push(result)
    await job.breathe()
  }
  return withTwins(job, out)
}
