import type ExcelJS from 'exceljs'
import { formatOf, textCell, widthOf } from '../../excel/cells.ts'
import { attachment } from '../../excel/index.ts'
import {
  type CellType,
  can,
  type FieldDef,
  importableFields,
  importKeyOf,
  isFreeText,
  isMandatory,
  KINDS,
  type ResourceDef,
  TEXT_MAX,
  titleIn,
} from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import { requireImportPermission } from '../commit/batches.ts'
import type { Services, Visitor } from '../commit/parts.ts'
import { CELL_MAX, ROWS_MAX } from '../limits.ts'
import { choiceLabel } from '../rows/cellValues.ts'
import { labelOf } from '../rows/headers.ts'
import type { DynamicRow } from '../rows/names.ts'

const SHEET_NAME_MAX = 31
/** A list to choose from is no help when it is longer. */
const LIST_MAX = 500
const HEADER_FILL: ExcelJS.Fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8EEF7' } }

interface Column {
  readonly key: string
  readonly field: FieldDef
  readonly label: string
  readonly isRequired: boolean
  /** What may be chosen, in the reader's words. */
  readonly choices: readonly string[]
  /** The choices are all there is. */
  readonly isClosed: boolean
}

const sheetName = (text: string) =>
  text
    .replace(/[[\]*?:/\\']/g, ' ')
    .slice(0, SHEET_NAME_MAX)
    .trim()

/** The titles that a link may name, as long as they are few and the reader may see the list. */
async function titlesOf({ store, registry }: Services, { actor, language }: Visitor, { target }: FieldDef): Promise<string[]> {
  const resource = registry.byName(target ?? '')
  if (!resource || !can(actor, `${resource.permission}:list`) || !isFreeText(resource.fields[resource.title])) return []
  const { items } = await store.read(actor).list(resource, { no: 1, size: LIST_MAX + 1 })
  if (items.length > LIST_MAX) return []
  const usable = (items as unknown as DynamicRow[]).filter((row) => row.status === undefined || row.status === 'ENABLED')
  return [...new Set(usable.map((row) => textCell(String(titleIn(language, resource, row) ?? ''))))].filter(Boolean)
}
async function columnsOf(services: Services, visitor: Visitor, resource: ResourceDef): Promise<Column[]> {
  const { language } = visitor
  const translate = words(language)
  const keys = importKeyOf(resource)
  const place = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length)
  const ordered = [...importableFields(resource)].sort(([a], [b]) => place(a) - place(b))
  const out: Column[] = []
  for (const [key, field] of ordered) {
    const label = labelOf(resource, key, language)
    const common = { key, field, label, isRequired: isMandatory(field) }
    if (field.kind === 'choice')
      out.push({ ...common, choices: (field.values ?? []).map((value) => choiceLabel(resource, key, value, language)), isClosed: true })
    else if (field.kind === 'flag') out.push({ ...common, choices: [translate('export.yes'), translate('export.no')], isClosed: true })
    else out.push({ ...common, choices: field.kind === 'link' ? await titlesOf(services, visitor, field) : [], isClosed: false })
  }
  return out
}

/** What a column takes, in a sentence. */
function rulesOf({ key, field, choices }: Column, resource: ResourceDef, visitor: Visitor, services: Services): string {
  const translate = words(visitor.language)
  const { kind, options } = field
  const separator = translate('export.separator')
  const about = (name: string, params: Record<string, unknown> = {}) => translate(`import.template.kinds.${name}`, params)
  const target = services.registry.byName(field.target ?? '')
  const range = (fallback?: number) => {
    const [min, max] = [options.min ?? fallback, options.max]
    if (min !== undefined && max !== undefined) return about('between', { min, max })
    if (min !== undefined) return about('min', { min })
    return max === undefined ? '' : about('max', { max })
  }
  const named = (name: string) => about(name, { target: target ? translate(`${target.name}.label`) : '' })
  const oneOf = () => about('choice', { allowed: choices.join(separator) })
  const facts: Readonly<Record<CellType, () => string>> = {
    choice: oneOf,
    flag: oneOf,
    link: () => named('link'),
    links: () => named('links'),
    text: () => about('text', { max: options.max ?? TEXT_MAX }),
    int: () => [about('int'), range()].filter(Boolean).join(separator),
    decimal: () => [about('decimal', { scale: options.scale ?? 2 }), range(0)].filter(Boolean).join(separator),
    day: () => about('date'),
    clock: () => about('time'),
    moment: () => about('instant'),
    none: () => '',
  }
  const parent = options.dependsOn ? [about('dependsOn', { field: labelOf(resource, options.dependsOn.field, visitor.language) })] : []
  const initial =
    options.default !== undefined && options.default !== 'now'
      ? [about('default', { value: initialOf(resource, key, field, visitor) })]
      : []
  return [facts[KINDS[kind].cell](), ...parent, ...initial].join(translate('import.template.stop'))
}
function initialOf(resource: ResourceDef, key: string, { kind, options }: FieldDef, { language }: Visitor): string {
  if (kind === 'flag') return words(language)(options.default ? 'export.yes' : 'export.no')
  return kind === 'choice' ? choiceLabel(resource, key, String(options.default), language) : String(options.default)
}
/** What a cell of an example row holds where no choice says it. */
const EXAMPLES: Readonly<Record<CellType, string>> = {
  ...{ day: '2026-11-21', moment: '2026-11-21 08:30', clock: '08:30', int: '1', decimal: '1.5' },
  ...{ text: '', flag: '', choice: '', link: '', links: '', none: '' },
}
function exampleOf({ field, choices }: Column, translate: (key: string) => string): string {
  const { cell } = KINDS[field.kind]
  return choices[0] ?? (cell === 'text' ? translate('import.template.exampleText') : EXAMPLES[cell])
}

function addData(book: ExcelJS.Workbook, name: string, columns: readonly Column[]) {
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  for (const [at, { field, label, isRequired }] of columns.entries()) {
    const column = sheet.getColumn(at + 1)
    const numFmt = formatOf(field)
    column.width = widthOf(field, `${label} *`)
    if (numFmt) column.numFmt = numFmt
    const cell = sheet.getCell(1, at + 1)
    cell.value = textCell(isRequired ? `${label} *` : label)
    cell.numFmt = '@'
    cell.font = { bold: true, ...(isRequired && { color: { argb: 'FFB42318' } }) }
    cell.fill = HEADER_FILL
  }
  return sheet
}
/** Drop-down lists: their entries stand on a page that nobody sees, for Excel takes no long list in the rule itself. */
function addLists(book: ExcelJS.Workbook, sheet: ExcelJS.Worksheet, columns: readonly Column[], translate: (key: string) => string) {
  const chosen = columns.map((column, at) => ({ ...column, at })).filter(({ choices }) => choices.length > 0)
  if (!chosen.length) return
  const lists = book.addWorksheet('lists', { state: 'veryHidden' })
  for (const [i, { choices, at, isClosed }] of chosen.entries()) {
    for (const [row, choice] of choices.entries()) lists.getCell(row + 1, i + 1).value = choice
    const letter = lists.getColumn(i + 1).letter
    const own = sheet.getColumn(at + 1).letter
    const rule = {
      type: 'list',
      allowBlank: true,
      formulae: [`lists!$${letter}$1:$${letter}$${choices.length}`],
      showErrorMessage: isClosed,
      error: translate('import.template.chooseOne'),
    }
    const rules = sheet as unknown as { dataValidations: { add(range: string, rule: object): void } }
    rules.dataValidations.add(`${own}2:${own}${ROWS_MAX + 1}`, rule)
  }
}
function addHelp(book: ExcelJS.Workbook, rows: readonly (readonly string[])[], translate: (key: string) => string) {
  const help = book.addWorksheet(translate('import.template.help'), { views: [{ state: 'frozen', ySplit: 1 }] })
  const widths = [24, 10, 70, 24]
  for (const [at, width] of widths.entries()) help.getColumn(at + 1).width = width
  help.addRow(['column', 'required', 'takes', 'example'].map((one) => translate(`import.template.${one}`))).font = { bold: true }
  for (const row of rows) help.addRow(row.map((text) => textCell(text).slice(0, CELL_MAX))).alignment = { wrapText: true, vertical: 'top' }
  help.addRow([])
  for (const note of ['update', 'blank', 'all']) help.addRow([translate(`import.template.notes.${note}`)])
}

/** An empty workbook to fill in: its header, lists to choose from, and a page that explains every column. */
export async function template(services: Services, visitor: Visitor, resource: ResourceDef) {
  requireImportPermission(visitor.actor, resource)
  const { default: Excel } = await import('exceljs')
  const translate = words(visitor.language)
  const columns = await columnsOf(services, visitor, resource)
  const book = new Excel.Workbook()
  const name = translate(resource.importSheet ?? `${resource.name}.plural`)
  const sheet = addData(book, sheetName(name) || 'Sheet1', columns)
  const rows = columns.map((column) => [
    column.label,
    translate(column.isRequired ? 'export.yes' : 'export.no'),
    rulesOf(column, resource, visitor, services),
    exampleOf(column, translate),
  ])
  addHelp(book, rows, translate)
  addLists(book, sheet, columns, translate)
  const fileName = `${translate(`${resource.name}.label`)}_${translate('import.template.name')}.xlsx`
  return { disposition: attachment(fileName), body: Buffer.from(await book.xlsx.writeBuffer()) }
}
