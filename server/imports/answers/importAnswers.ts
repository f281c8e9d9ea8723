import { type FieldDef, type Language, type Read, type Registry, type ResourceDef, titleIn } from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import type { RowResult, Verdict } from '../check/rowResults.ts'
import { SHOWN_MAX } from '../limits.ts'
import type { Question } from '../problems.ts'
import { shown } from '../rows/cellText.ts'
import { choiceLabel } from '../rows/cellValues.ts'
import type { Fault } from '../rows/drafts.ts'
import type { DynamicRow } from '../rows/names.ts'
import { type Speaker, type SpokenFault, spoken } from './faultWords.ts'

export interface Counts {
  readonly created: number
  readonly changed: number
  readonly same: number
  readonly error: number
}
export interface AnswerRow {
  readonly rowNo: number
  readonly verdict: Verdict
  readonly title: string
  /** What is written: the fields of a new record, the differences of one that is there. */
  readonly changes: readonly { field: string; before: string | null; after: string | null }[]
  readonly faults: readonly SpokenFault[]
  /** What has to be confirmed before the row is written. */
  readonly doubts: readonly SpokenFault[]
}

export function countsOf(rows: readonly RowResult[]): Counts {
  const counts = { created: 0, changed: 0, same: 0, error: 0 }
  for (const { verdict } of rows) counts[verdict === 'new' ? 'created' : verdict]++
  return counts
}

const isWritten = ({ verdict }: RowResult) => verdict === 'new' || verdict === 'changed'

/** The texts of a row, among those that it writes, of which only a person can tell whether they are what was typed. */
export const doubtsOf = (row: RowResult): readonly Fault[] =>
  isWritten(row) ? row.draft.doubts.filter(({ key }) => key !== null && key in row.input) : []

/** What somebody has to confirm before the rows of a sheet are written, in sentences; none where nothing is in doubt. */
export function questionsOf(rows: readonly RowResult[], language: Language): string[] {
  const t = words(language)
  const counts: Record<Question, number> = {
    hidden: rows.filter((row) => isWritten(row) && row.draft.isHidden).length,
    doubtful: rows.filter((row) => doubtsOf(row).length > 0).length,
  }
  return Object.entries(counts).flatMap(([name, count]) => (count ? [t(`import.questions.${name}`, { count })] : []))
}

interface Showing {
  readonly read: Read
  readonly registry: Registry
  readonly resource: ResourceDef
  readonly language: Language
}
type Titles = ReadonlyMap<string, ReadonlyMap<number, string>>

/** The titles of everything that some rows link to, before and after. */
async function titlesOf({ read, registry, resource, language }: Showing, rows: readonly RowResult[]): Promise<Titles> {
  const ids = new Map<string, Set<number>>()
  for (const { input, before } of rows)
    for (const key of Object.keys({ ...before, ...input })) {
      const target = resource.fields[key]?.target
      if (!target) continue
      const known = ids.get(target) ?? new Set<number>()
      ids.set(target, known)
      for (const id of [before[key], input[key]].flat()) if (typeof id === 'number') known.add(id)
    }
  const out = new Map<string, Map<number, string>>()
  for (const [name, wanted] of ids) {
    const target = registry.byName(name)
    const found = target ? ((await read.of(target).many([...wanted])) as unknown as (DynamicRow | null)[]) : []
    out.set(name, new Map(found.flatMap((row) => (row && target ? [[row.id, String(titleIn(language, target, row) ?? '')] as const] : []))))
  }
  return out
}
const MINUTE_MS = 60_000

function valueShown({ read, resource, language }: Showing, key: string, value: unknown, titles: Titles): string | null {
  const field = resource.fields[key] as FieldDef
  const translate = words(language)
  if (value === null || value === undefined || (Array.isArray(value) && !value.length)) return null
  if (field.target)
    return [value]
      .flat()
      .map((id) => titles.get(field.target ?? '')?.get(id as number) ?? `#${id}`)
      .join(translate('export.separator'))
  if (value instanceof Date) return shown(new Date(value.getTime() + read.offsetMinutes * MINUTE_MS))
  if (field.kind === 'flag') return translate(value ? 'export.yes' : 'export.no')
  if (field.kind === 'choice') return choiceLabel(resource, key, String(value), language)
  return String(value)
}

/** How people call a row of the sheet. */
export function titleOf(resource: ResourceDef, { draft, record }: RowResult, columns: ReadonlyMap<string, number>): string {
  const cellText = (key: string) => shown(draft.cells[columns.get(key) ?? -1])
  const stored = record?.[resource.title]
  return cellText(resource.title) || (typeof stored === 'string' ? stored : '') || [...columns.keys()].map(cellText).find(Boolean) || ''
}

/** The rows that somebody has to look at: those with faults first, then those in doubt. */
export async function answerRows(
  showing: Showing,
  rows: readonly RowResult[],
  { speaker, columns }: { speaker: Speaker; columns: ReadonlyMap<string, number> },
): Promise<AnswerRow[]> {
  const isOf = (verdict: Verdict) => (row: RowResult) => row.verdict === verdict
  const isDoubtful = (row: RowResult) => doubtsOf(row).length > 0
  const sure = (['changed', 'new'] as const).flatMap((verdict) => rows.filter((row) => isOf(verdict)(row) && !isDoubtful(row)))
  const looked = [...rows.filter(isOf('error')), ...rows.filter(isDoubtful), ...sure].slice(0, SHOWN_MAX)
  const titles = await titlesOf(showing, looked)
  return looked.map((row) => ({
    rowNo: row.draft.rowNo,
    verdict: row.verdict,
    title: titleOf(showing.resource, row, columns),
    changes: Object.keys(row.input).map((field) => ({
      field,
      before: valueShown(showing, field, row.before[field], titles),
      after: valueShown(showing, field, row.input[field], titles),
    })),
    faults: row.faults.map((fault) => spoken(fault, speaker)),
    doubts: doubtsOf(row).map((doubt) => spoken(doubt, speaker)),
  }))
}
