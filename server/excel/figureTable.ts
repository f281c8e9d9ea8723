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

export interface FigureExport {
  readonly actor: Actor
  readonly language: Language
  readonly model: ReadModel
  /** Which list of the answer, such as byDay; the first one unless said. */
  readonly table?: string | undefined
  /** Its arguments as they came. */
  readonly args: Readonly<Record<string, unknown>>
}
export interface FigureSource {
  readonly store: Pick<Store, 'read' | 'now'>
  readonly registry: Registry
}
type Row = Readonly<Record<string, unknown>>

/** A column of a list of figures. */
export interface FigureColumn {
  /** Locale key below figures.columns. */
  readonly key: string
  readonly label: string
  readonly field: FieldDef
  /** What its rows hold, and the same as cells in the reader's language. */
  readonly values: readonly unknown[]
  readonly cells: readonly Cell[]
}
/** A list of figures as its reader sees it. */
export interface FigureTable {
  readonly title: string
  /** What the figures were asked about besides their days: the plant, and records by name. */
  readonly about: readonly string[]
  /** First and last day, as far as they were asked for. */
  readonly days: readonly string[]
  readonly columns: readonly FigureColumn[]
  readonly rowCount: number
}

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
  return ({ key, field, values }: ShownColumn, value: unknown): Cell => {
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
interface ShownColumn {
  /** Locale key below figures.columns. */
  readonly key: string
  readonly field: FieldDef
  /** Locale key of a value, without the value. */
  readonly values?: string
}

function columnOf(key: string, field: FieldDef, registry: Registry): ShownColumn {
  const { options, declaredBy } = field
  const [resource = '', choice = ''] = declaredBy ? [declaredBy.resource, declaredBy.key] : (options.valuesOf?.split('.') ?? [])
  const chosen = registry.byName(resource)?.fields[choice]
  return chosen ? { key, field: chosen, values: `${resource}.values.${choice}` } : { key, field }
}

/** The columns of one list of an answer: its fields in their order. Ids mean nothing to people. */
function columnsOfTable(model: ReadModel, table: string, registry: Registry): readonly ShownColumn[] {
  const list = shapeOf(model)?.fields[table]
  if (!list || !isNested(list) || !isShape(list.of)) return []
  return Object.entries(list.of.fields).flatMap(([key, field]) =>
    isNested(field) || field.kind === 'link' ? [] : [columnOf(key, field, registry)],
  )
}

/** The list that a job names, whose reader may export it; its arguments are checked. */
export const checkedTable = (job: FigureExport, { now }: FigureSource['store']) => ({
  table: tableOf(job, sheetsOf(job)),
  args: checkOf(job.model.args, 'create', now)(job.args),
})

/** Reads a list of what a read model answers: the numbers of the screen, in the reader's language. */
export async function readTable(
  { store, registry }: FigureSource,
  job: FigureExport,
  checked = checkedTable(job, store),
): Promise<FigureTable> {
  const { actor, language, model } = job
  const { table, args } = checked
  const [read, translate] = [store.read(actor), words(language)]
  const [answered, here, about] = await Promise.all([
    answer(model, { read, registry, language, translate }, args) as Promise<Readonly<Record<string, readonly Row[]>>>,
    read.of(registry.inRole('tenant')).get(actor.plantId),
    aboutWhat(read, registry, model.args, args),
  ])
  const rows = answered[table] ?? []
  const write = cellWriter(translate, read.offsetMinutes)
  const columns = columnsOfTable(model, table, registry).map((column) => ({
    ...{ key: column.key, field: column.field },
    label: translate(`figures.columns.${column.key}`),
    values: rows.map((row) => row[column.key]),
    cells: rows.map((row) => write(column, row[column.key])),
  }))
  return {
    title: translate(`figures.titles.${model.sheets?.title}.${table}`),
    about: [here.name, ...about],
    days: ['from', 'to'].flatMap((key) => (typeof args[key] === 'string' ? [args[key]] : [])),
    columns,
    rowCount: rows.length,
  }
}
