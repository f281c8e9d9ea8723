import type { Readable } from 'node:stream'
import {
  type Actor,
  type Language,
  type ListQuery,
  type ListRequest,
  listQueryOf,
  permit,
  Refusal,
  type Registry,
  type ResourceDef,
  type Store,
} from '../kernel/index.ts'
import { words } from '../words.ts'
import type { Cell } from './cells.ts'
import { type Column, columnsOf, type Row } from './columns.ts'
import { ExportGate } from './exportGate.ts'
import { attachment, type Export, fileNameOf, openSheet } from './openSheet.ts'

export const EXPORT_MAX = 50_000
const PAGE = 500
const MINUTE_MS = 60_000

export interface ExportRequest {
  readonly actor: Actor
  readonly resource: ResourceDef
  readonly language: Language
  /** Filters and order of the list, as the list takes them. */
  readonly request: ListRequest
}
/** Checks permission, rate, filter and size; what goes wrong later breaks the stream off. */
export type ExportRows = (job: ExportRequest) => Promise<Export>
interface Options {
  readonly store: Pick<Store, 'read' | 'now'>
  readonly registry: Registry
  readonly onFault: (error: unknown) => void
  /** The most rows of one export, EXPORT_MAX unless said. */
  readonly max?: number
}

async function nameOf({ store, registry }: Options, { actor, resource, language }: ExportRequest): Promise<string> {
  const read = store.read(actor)
  const clock = new Date(store.now().getTime() + read.offsetMinutes * MINUTE_MS).toISOString()
  const plant = registry.byName('plant')
  const [row] = plant && actor.plantId ? ((await read.of(plant).many([actor.plantId])) as (Row | null)[]) : []
  return fileNameOf([
    words(language)(`${resource.name}.label`),
    String(row?.name ?? ''),
    clock.slice(0, 16).replace(/[-:]/g, '').replace('T', '-'),
  ])
}

interface Pinned {
  readonly query: ListQuery
  readonly total: number
}
/** The rows of a list in its order. Rows that come meanwhile have higher ids and stay out, so nothing moves from one page to the next. */
async function* pagesOf({ store }: Options, { actor, resource }: ExportRequest, { query, total }: Pinned): AsyncGenerator<readonly Row[]> {
  const seen = new Set<number>()
  for (let no = 1; (no - 1) * PAGE < total; no++) {
    const { items } = await store.read(actor).list(resource, { ...query, no, size: PAGE })
    // A row whose place in the order changed meanwhile may come twice.
    const rows = (items as unknown as Row[]).filter(({ id }) => !seen.has(id))
    for (const { id } of rows) seen.add(id)
    if (rows.length) yield rows
  }
}
async function* cellsOf(columns: readonly Column[], pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Cell[][]> {
  for await (const rows of pages) {
    const byColumn: Cell[][] = []
    for (const column of columns) byColumn.push(await column.cells(rows))
    yield rows.map((_row, at) => byColumn.map((cells) => cells[at] ?? null))
  }
}

/** Keeps a query to the rows that exist now. Out: the query and how many rows it has. */
async function pinned({ store }: Options, { actor, resource }: ExportRequest, query: ListQuery): Promise<Pinned> {
  const read = store.read(actor)
  const [newest] = (await read.list(resource, { no: 1, size: 1, sort: 'id', desc: true })).items as unknown as Row[]
  const filter = { ...query.filter, id: { ...query.filter?.id, to: newest?.id ?? 0 } }
  const full = { ...query, filter }
  return { query: full, total: await (await read.list(resource, { ...full, no: 1, size: 1 })).total() }
}

/** Any exposed resource as a sheet, in the reader's language and inside the actor's scope. */
export function exportRows(options: Options): ExportRows {
  const gate = new ExportGate()
  const { store, registry, onFault, max = EXPORT_MAX } = options

  function write(job: ExportRequest, rows: Pinned, leave: () => void): Readable {
    const { actor, resource, language } = job
    const say = words(language)
    const columns = columnsOf({ store, registry, actor, resource, say })
    const pages = cellsOf(columns, pagesOf(options, job, rows))
    return openSheet({ title: say(`${resource.name}.plural`), columns, pages }, { onFault, onClose: leave })
  }
  return async (job) => {
    const { actor, resource, request } = job
    permit(actor, `${resource.permit}:export`)
    // The order of the list, not its page.
    const asked = listQueryOf(resource, { ...request, page: { sort: request.page?.sort, order: request.page?.order } }, registry.byName)
    const leave = gate.enter(`${actor.kind} ${actor.userId ?? actor.name}`, performance.now())
    try {
      const rows = await pinned(options, job, asked)
      if (rows.total > max) throw new Refusal('export.tooLarge', { limit: max, total: rows.total })
      const fileName = await nameOf(options, job)
      return { fileName, disposition: attachment(fileName), stream: write(job, rows, leave) }
    } catch (error) {
      leave()
      throw error
    }
  }
}
