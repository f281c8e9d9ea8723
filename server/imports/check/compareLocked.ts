import { type FieldDef, isHistory, type UnitOfWork } from '../../kernel/index.ts'
import type { DynamicRow } from '../rows/names.ts'
import { withLinks } from '../rows/records.ts'
import { isSame } from '../rows/resolve.ts'
import { overtaken } from '../rows/seenValues.ts'
import { lockRows } from './dryRun.ts'
import type { RowResult } from './rowResults.ts'
import type { ValidationJob } from './validateRows.ts'

/** A row held to its record as it stands now. What somebody else has written meanwhile as the sheet has it need not be written again. */
function compared(job: ValidationJob, row: RowResult, record: DynamicRow | undefined): RowResult {
  if (!record) return overtaken(job, row, [])
  const input = { ...row.input }
  const before = { ...row.before }
  const changed: string[] = []
  for (const key of row.stated ?? []) {
    const field = job.resource.fields[key] as FieldDef
    if (isSame(field, row.record?.[key], record[key])) continue
    if (key in input && isSame(field, record[key], input[key])) {
      delete input[key]
      delete before[key]
    } else changed.push(key)
  }
  if (changed.length) return overtaken(job, row, changed)
  return { ...row, verdict: Object.keys(input).length ? 'changed' : 'same', record, input, before }
}

/**
 * Locks every record that rows of a sheet mean, before any of them is written, and holds the rows to them once more: they were compared while
 * others were free to write. Out: the rows, those with an error among them that would write over what somebody else has changed.
 */
export async function lockAndCompare(uow: UnitOfWork, job: ValidationJob, rows: readonly RowResult[]): Promise<RowResult[]> {
  // What has happened is not rewritten, whatever became of it.
  if (isHistory(job.resource)) return [...rows]
  const good = rows.filter(({ verdict }) => verdict !== 'error')
  const locked = (await lockRows(job, uow, good)) as readonly DynamicRow[]
  if (!locked.length && !good.some(({ record }) => record)) return [...rows]
  const { resource, fillings, breathe } = job
  const current = await withLinks({ read: uow, resource, fillings, breathe }, locked)
  const byId = new Map(current.map((record) => [record.id, record]))
  return rows.map((row) => (row.verdict === 'error' || !row.record ? row : compared(job, row, byId.get(row.record.id))))
}

const numbersIn = (value: unknown) => [value].flat().filter((one) => typeof one === 'number')

/** Locks for share what rows of a sheet newly choose, all of one kind together: row by row it would be in the order of the sheet. */
export async function lockChosen(uow: UnitOfWork, job: ValidationJob, rows: readonly RowResult[]): Promise<void> {
  const { registry, resource, fillings } = job
  const { writesChoices = [] } = registry.rulesFor(resource) ?? {}
  const whole = resource.scope === 'plant' ? uow.withoutDataScope : uow
  const chosen = new Map<string, Set<number>>()
  for (const { key, field } of fillings) {
    const target = registry.byName(field.target ?? '')
    if (!target?.selectable || target === resource || field.options.anyRow || writesChoices.includes(key)) continue
    const ids = chosen.get(target.name) ?? new Set<number>()
    chosen.set(target.name, ids)
    for (const { verdict, input } of rows)
      if (verdict === 'new' || verdict === 'changed') for (const id of numbersIn(input[key])) ids.add(id)
  }
  for (const target of registry.resources) {
    const ids = chosen.get(target.name)
    if (ids?.size) await whole.of(target).lockForShare([...ids])
  }
}
