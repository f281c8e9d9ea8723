import { hash } from 'node:crypto'
import { error, type RowResult } from '../check/rowResults.ts'
import type { ValidationJob } from '../check/validateRows.ts'
import { cellFault } from '../problems.ts'
import { faultOf } from './drafts.ts'
import type { DynamicRow } from './names.ts'
import { identityOf } from './records.ts'

/** Enough to tell any two values of one field of one record apart. */
const PRINT = 6
const print = (value: unknown) => hash('sha256', JSON.stringify(value ?? null), 'base64url').slice(0, PRINT)

/** What a check saw: by the number of the row the record that it means, and a print of each field that the sheet has. Other rows mean none. */
interface Seen {
  readonly fields: readonly string[]
  readonly rows: Readonly<Record<string, readonly [recordId: number, prints: string]>>
}
const fieldsOf = ({ fillings }: ValidationJob) => fillings.map(({ key }) => key)

/** What the rows of a check are remembered by, so that the import finds out what was changed since. */
export function seenText(job: ValidationJob, rows: readonly RowResult[]): string {
  const fields = fieldsOf(job)
  const prints = (record: DynamicRow) => fields.map((key) => print(record[key])).join('')
  const known = rows.flatMap(({ draft, record }) => (record ? [[draft.rowNo, [record.id, prints(record)]] as const] : []))
  return JSON.stringify({ fields, rows: Object.fromEntries(known) } satisfies Seen)
}

/** A row that would write over what somebody else has changed; where the record itself is another one, or gone, its key says so. */
export function overtaken(job: ValidationJob, row: RowResult, fields: readonly string[]): RowResult {
  const [key = null] = identityOf(job).keys
  const faults = (fields.length ? fields : [key]).map((one) => faultOf(one, cellFault('changedSince')))
  return error(row.draft, faults, row.record)
}

/**
 * The rows of an import held to what its check saw. Refused are those that would write over a value which somebody else has changed since: what
 * the sheet does not have is none of its business.
 */
export function changedSinceCheck(job: ValidationJob, rows: readonly RowResult[], text: string | null): RowResult[] {
  if (text === null) return [...rows]
  const seen = JSON.parse(text) as Seen
  return rows.map((row) => {
    const { verdict, record, input, draft } = row
    if (verdict !== 'new' && verdict !== 'changed') return row
    const [id = null, prints = ''] = seen.rows[draft.rowNo] ?? []
    if ((record?.id ?? null) !== id) return overtaken(job, row, [])
    if (!record) return row
    const isOther = (key: string, at: number) => key in input && print(record[key]) !== prints.slice(at * PRINT, (at + 1) * PRINT)
    const fields = seen.fields.filter(isOther)
    return fields.length ? overtaken(job, row, fields) : row
  })
}
