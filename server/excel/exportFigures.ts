import {
  type Actor,
  answer,
  checkOf,
  type FieldDef,
  invalidField,
  isNested,
  isShape,
  type Language,
  notFound,
  type Read,
  type ReadModel,
  type Registry,
  requirePermission,
  type Sheets,
  type Store,
  shapeOf,
  titlesOf,
} from '../kernel/index.ts'
import { type Words, words } from '../platform/words.ts'
import { type Cell, cellOf } from './cells.ts'
import { ExportGate } from './exportGate.ts'
import { type Export, fileNameOf, openSheet } from './openSheet.ts'
import type { Page } from './sheetStream.ts'

export interface FigureExport {
  readonly actor: Actor
  readonly language: Language
  readonly model: ReadModel
  /** Which list of the answer, such as byDay; the first one unless said. */
  readonly table?: string | undefined
  /** Its arguments as they came. */
  readonly args: Readonly<Record<string, unknown>>
}
/** Checks permission, rate and arguments; what goes wrong later breaks the stream off. */
export type ExportFigures = (job: FigureExport) => Promise<Export>
interface Options {
  readonly store: Pick<Store, 'read' | 'now'>
  readonly registry: Registry
  readonly onFault: (error: unknown) => void
}
type Row = Readonly<Record<string, unknown>>

const HUNDRED = 100

function sheetsOf({ actor, model: { name, sheets } }: FigureExport): Sheets {
  if (!sheets) throw notFound(name, 'export')
  requirePermission(actor, sheets.permission)
  return sheets
}
function tableOf({ table }: FigureExport, { tables }: Sheets): string {
  const found = table === undefined ? tables[0] : tables.find((one) => one === table)
  if (!found) throw invalidField('table', 'allowed', { allowed: tables.join(', ') })
  return found
}
/** A fault that nobody has judged yet has no category to name it. */
const nameless = (key: string, value: unknown) => key === 'name' && value === ''

function cellWriter(translate: Words, offsetMinutes: number) {
  return ({ key, field, values }: SheetColumn, value: unknown): Cell => {
    if (nameless(key, value)) return translate('figures.unjudged')
    const shown = field.options.unit === 'share' && typeof value === 'number' ? value * HUNDRED : value
    return cellOf(field, shown, { translate, offsetMinutes, valueKey: (one) => `${values}.${one}` })
  }
}
/** What the figures were asked about, by name: sheets of two vendors lie beside each other. */
async function aboutWhat(read: Read, registry: Registry, fields: ReadModel['args'], args: Row): Promise<string[]> {
  const names = await Promise.all(
    Object.entries(fields).map(async ([key, { kind, target }]) => {
      const id = args[key]
      const about = kind === 'link' && target ? registry.byName(target) : undefined
      return about && typeof id === 'number' ? (await titlesOf(read, about, [id]))(id) : null
    }),
  )
  return names.filter((name) => name !== null)
}
async function* onePage(page: Page) {
  yield page
}

/** A list of what a read model answers as a sheet: the numbers of the screen, in the reader's language. */
export function exportFigures({ store, registry, onFault }: Options): ExportFigures {
  const gate = new ExportGate()
  return async (job) => {
    const { actor, language, model } = job
    const sheets = sheetsOf(job)
    const args = checkOf(model.args, 'create', store.now)(job.args)
    const table = tableOf(job, sheets)
    const onClose = gate.enter(`${actor.kind} ${actor.userId ?? actor.name}`, performance.now())
    try {
      const [read, translate] = [store.read(actor), words(language)]
      const [answered, here] = await Promise.all([
        answer(model, { read, registry, language, translate }, args) as Promise<Readonly<Record<string, readonly Row[]>>>,
        read.of(registry.inRole('tenant')).get(actor.plantId),
      ])
      const rows = answered[table] ?? []
      const columns = columnsOfTable(model, table, registry)
      const write = cellWriter(translate, read.offsetMinutes)
      const cells = columns.map((column) => rows.map((row) => write(column, row[column.key])))
      const title = translate(`figures.titles.${sheets.title}.${table}`)
      const days = ['from', 'to'].flatMap((key) => (typeof args[key] === 'string' ? [args[key]] : []))
      const fileName = fileNameOf([title, here.name, ...(await aboutWhat(read, registry, model.args, args)), ...days])
      const labelled = columns.map(({ key, field }) => ({ label: translate(`figures.columns.${key}`), field }))
      const source = { title, columns: labelled, pages: onePage(cells) }
      return openSheet({ fileName, rowCount: rows.length, source }, { onFault, onClose })
    } catch (error) {
      onClose()
      throw error
    }
  }
}

interface SheetColumn {
  /** Locale key below figures.columns. */
  readonly key: string
  readonly field: FieldDef
  /** Locale key of a value, without the value. */
  readonly values?: string
}

function columnOf(key: string, field: FieldDef, registry: Registry): SheetColumn {
  const { options, declaredBy } = field
  const [resource = '', choice = ''] = declaredBy ? [declaredBy.resource, declaredBy.key] : (options.valuesOf?.split('.') ?? [])
  const chosen = registry.byName(resource)?.fields[choice]
  return chosen ? { key, field: chosen, values: `${resource}.values.${choice}` } : { key, field }
}

/** The columns of one list of an answer: its fields in their order. Ids mean nothing to people. */
function columnsOfTable(model: ReadModel, table: string, registry: Registry): readonly SheetColumn[] {
  const list = shapeOf(model)?.fields[table]
  if (!list || !isNested(list) || !isShape(list.of)) return []
  return Object.entries(list.of.fields).flatMap(([key, field]) =>
    isNested(field) || field.kind === 'link' ? [] : [columnOf(key, field, registry)],
  )
}
