import { dictionaryOf } from '../../domain/system/index.ts'
import type { FieldDef, Language, Read, Registry, ResourceDef } from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import type { CellFault } from '../problems.ts'
import type { Cell, CellLook, SheetRow } from '../workbook/readWorkbook.ts'
import { folded, isBlank, nameIn } from './cellText.ts'
import { parseCell } from './cellValues.ts'
import { type DynamicRow, lookUp, type Names, namesIn } from './names.ts'

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
  /** Texts that Excel may have changed when they were typed: whoever imports them has to say that they are right. */
  readonly doubts: Fault[]
  /** In the sheet, by hand or by a filter. */
  readonly isHidden: boolean
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
/** The name in a cell, empty where it is blank or cannot be read. */
function textIn([, cells, about]: SheetRow, column: number): string {
  const name = nameIn(cells[column], about?.looks?.[column])
  return 'fault' in name ? '' : name.text
}
const isLink = ({ field }: Filling) => field.kind === 'link' || field.kind === 'links'

async function dictionariesOf({ read, registry, fillings }: Job) {
  const out = new Map<string, Map<string, string>>()
  for (const { key, field } of fillings) {
    const type = field.options.dictionary
    if (!type) continue
    const entries = new Map<string, string>()
    for (const language of ['zh', 'en'] as const)
      for (const { label, value } of await dictionaryOf(read, { registry, language, translate: words(language) }, type)) {
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
    for (const row of rows) {
      const text = textIn(row, column)
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

  function meantIn(text: string, { field }: Filling): Meant[] {
    const target = registry.byName(field.target ?? '')
    if (!target || !text) return []
    const whole = { text, rows: names.of(target, text) }
    if (field.kind === 'link' || whole.rows.length) return [whole]
    return namesIn(text).map((name) => ({ text: name, rows: names.of(target, name) }))
  }
  function fill(draft: Draft, filling: Filling, look: CellLook | undefined) {
    const { column, key, field } = filling
    const cell = draft.cells[column]
    if (isLink(filling)) {
      const name = nameIn(cell, look)
      if ('fault' in name) draft.faults.push(faultOf(key, name.fault))
      else draft.links[key] = meantIn(name.text, filling)
    } else if (isBlank(cell)) draft.values[key] = null
    else {
      const dictionary = dictionaries.get(key)
      const parsed = parseCell(cell ?? null, { resource, key, field, language, offsetMinutes, look, dictionary })
      if ('fault' in parsed) draft.faults.push(faultOf(key, parsed.fault))
      else draft.values[key] = parsed.value
      if ('value' in parsed && parsed.doubt) draft.doubts.push(faultOf(key, parsed.doubt))
    }
  }
  const out: Draft[] = []
  for (const row of rows) {
    const [rowNo, cells, about] = row
    const name = idColumn === undefined ? { text: '' } : nameIn(cells[idColumn], about?.looks?.[idColumn])
    const id = 'text' in name && /^[1-9]\d{0,15}$/.test(name.text) ? Number(name.text) : undefined
    const draft: Draft = { rowNo, cells, values: {}, links: {}, faults: [], doubts: [], isHidden: about?.isHidden === true, id }
    if ('fault' in name) draft.faults.push(faultOf('id', name.fault))
    else if (name.text && id === undefined) draft.faults.push({ key: 'id', rule: 'reference', params: {} })
    for (const filling of fillings) fill(draft, filling, about?.looks?.[filling.column])
    out.push(draft)
    await job.breathe()
  }
  return out
}
