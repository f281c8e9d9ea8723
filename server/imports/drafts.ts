import { dictionaryOf } from '../domain/system/index.ts'
import type { FieldDef, Language, Read, Registry, ResourceDef } from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import { type CellFault, folded, isBlank, parseCell, plainText, unguarded } from './cellValues.ts'
import { type DynamicRow, lookUp, type Names, namesIn } from './names.ts'
import type { Cell, SheetRow } from './readWorkbook.ts'

/** A column of the sheet that fills a field. */
export interface Filling {
  readonly column: number
  readonly key: string
  readonly field: FieldDef
}
/** The rows that a link of a sheet may mean; for several links the rows of each. */
export interface Meant {
  readonly text: string
  readonly rows: readonly DynamicRow[]
}
export interface Fault {
  readonly key: string | null
  readonly rule: string
  readonly params: Readonly<Record<string, unknown>>
}
/** A row of the sheet on its way to a record. */
export interface Draft {
  readonly rowNo: number
  readonly cells: readonly Cell[]
  /** What cells say, by field; null where they are blank, absent where they are wrong. */
  readonly values: Record<string, unknown>
  readonly links: Record<string, readonly Meant[]>
  readonly faults: Fault[]
  /** The record's own number, when the sheet has it. */
  readonly id?: number | undefined
}

export interface Job {
  readonly read: Read
  readonly registry: Registry
  readonly resource: ResourceDef
  readonly language: Language
  readonly fillings: readonly Filling[]
  /** Where the record's own number stands. */
  readonly idColumn?: number | undefined
  breathe(): Promise<void>
}

export const faultOf = (key: string | null, { rule, params = {} }: CellFault): Fault => ({ key, rule, params })
const textIn = (cells: readonly Cell[], column: number) => unguarded(plainText(cells[column] ?? null))
const isLink = ({ field }: Filling) => field.kind === 'link' || field.kind === 'links'

async function dictionariesOf({ read, registry, fillings }: Job) {
  const out = new Map<string, Map<string, string>>()
  for (const { key, field } of fillings) {
    const type = field.options.dictionary
    if (!type) continue
    const entries = new Map<string, string>()
    for (const language of ['zh', 'en'] as const)
      for (const { label, value } of await dictionaryOf(read, { registry, language, say: words(language) }, type)) {
        entries.set(folded(label), value)
        entries.set(folded(value), value)
      }
    out.set(key, entries)
  }
  return out
}
/** All names that the links of a sheet mention, by what they lead to. */
async function namesOf(job: Job, rows: readonly SheetRow[]): Promise<Names> {
  const wanted = new Map<string, Set<string>>()
  for (const { column, field } of job.fillings.filter(isLink)) {
    const texts = wanted.get(field.target ?? '') ?? new Set<string>()
    wanted.set(field.target ?? '', texts)
    for (const [, cells] of rows) {
      const text = textIn(cells, column)
      if (!text) continue
      texts.add(text)
      if (field.kind === 'links') for (const name of namesIn(text)) texts.add(name)
      await job.breathe()
    }
  }
  return lookUp(job.read, job.registry, { wanted, breathe: job.breathe })
}

/** What the cells of a sheet say, row by row, before anything is known of the records they mean. */
export async function draftsOf(job: Job, rows: readonly SheetRow[]): Promise<Draft[]> {
  const { read, registry, resource, language, fillings, idColumn } = job
  const dictionaries = await dictionariesOf(job)
  const names = await namesOf(job, rows)
  const { offsetMinutes } = read

  function meantIn(cells: readonly Cell[], { column, field }: Filling): Meant[] {
    const target = registry.byName(field.target ?? '')
    const text = textIn(cells, column)
    if (!target || !text) return []
    const whole = { text, rows: names.of(target, text) }
    if (field.kind === 'link' || whole.rows.length) return [whole]
    return namesIn(text).map((name) => ({ text: name, rows: names.of(target, name) }))
  }
  function fill(draft: Draft, filling: Filling) {
    const { column, key, field } = filling
    const cell = draft.cells[column]
    if (isLink(filling)) draft.links[key] = meantIn(draft.cells, filling)
    else if (isBlank(cell)) draft.values[key] = null
    else {
      const dictionary = dictionaries.get(key)
      const parsed = parseCell(cell ?? null, { resource, key, field, language, offsetMinutes, dictionary })
      if ('fault' in parsed) draft.faults.push(faultOf(key, parsed.fault))
      else draft.values[key] = parsed.value
    }
  }
  const out: Draft[] = []
  for (const [rowNo, cells] of rows) {
    const idText = idColumn === undefined ? '' : textIn(cells, idColumn)
    const id = /^[1-9]\d{0,15}$/.test(idText) ? Number(idText) : undefined
    const draft: Draft = { rowNo, cells, values: {}, links: {}, faults: [], id }
    if (idText && id === undefined) draft.faults.push({ key: 'id', rule: 'reference', params: {} })
    for (const filling of fillings) fill(draft, filling)
    out.push(draft)
    await job.breathe()
  }
  return out
}
