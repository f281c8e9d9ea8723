import {
  type Actor,
  type Language,
  type ListRequest,
  listQueryOf,
  type Read,
  Refusal,
  type Registry,
  type ResourceDef,
  type RowPart,
  relativeFacts,
  requirePermission,
  type Store,
} from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import { type Column, chosenColumns, columnsOf } from './columns.ts'
import { ExportGate } from './exportGate.ts'
import { type Export, fileNameOf, openSheet } from './openSheet.ts'
import type { Page } from './sheetStream.ts'

/** Only their ids are held, and a sheet takes ten times as many; more than that is nothing that people look through. */
export const EXPORT_MAX = 100_000
/** Rows that are read, and made into cells, in one go: few enough that nobody notices. */
const PAGE = 250
const MINUTE_MS = 60_000

export interface ExportRequest {
  readonly actor: Actor
  readonly resource: ResourceDef
  readonly language: Language
  /** Filters and order of the list, as the list takes them. */
  readonly request: ListRequest
  /** Which columns, in which order; all of them unless said. */
  readonly columns?: readonly string[] | undefined
}
/** Checks permission, rate, columns, filter and size; what goes wrong later breaks the stream off. */
export type ExportRows = (job: ExportRequest) => Promise<Export>
interface Options {
  readonly store: Pick<Store, 'read' | 'now'>
  readonly registry: Registry
  readonly onFault: (error: unknown) => void
  /** The most rows of one export, EXPORT_MAX unless said. */
  readonly max?: number
}

/** A file name of what is exported, the plant and the moment. */
export async function nameOf(
  { store, registry }: Pick<Options, 'store' | 'registry'>,
  { actor, resource, language }: Pick<ExportRequest, 'actor' | 'resource' | 'language'>,
): Promise<string> {
  const read = store.read(actor)
  const clock = new Date(store.now().getTime() + read.offsetMinutes * MINUTE_MS).toISOString()
  const plant = registry.byName('plant')
  const [row] = plant && actor.plantId ? await read.of(plant).partsOf([actor.plantId], ['name']) : []
  return fileNameOf([
    words(language)(`${resource.name}.label`),
    String(row?.name ?? ''),
    clock.slice(0, 16).replace(/[-:]/g, '').replace('T', '-'),
  ])
}

interface Wanted {
  readonly ids: readonly number[]
  readonly columns: readonly Column[]
}
/** Reads no more of the rows than their cells need. */
function readerOf(read: Read, resource: ResourceDef, columns: readonly Column[]) {
  const rows = read.inBulk(resource)
  const needs = columns.map((column) => column.needs)
  const keys = needs.every((one) => one !== undefined) ? [...new Set(needs.flat())] : undefined
  const find = (ids: readonly number[]): Promise<(RowPart | null)[]> =>
    keys ? rows.partsOf(ids, keys) : (rows.many(ids) as Promise<(RowPart | null)[]>)
  // A row that was deleted meanwhile is simply not there.
  return async (ids: readonly number[]): Promise<Page> => {
    const found = (await find(ids)).filter((row) => row !== null)
    return Promise.all(columns.map((column) => column.cells(found)))
  }
}
/** The cells of the rows, some at a time; while one page is being written the next one is already being read. */
async function* pagesOf(read: Read, resource: ResourceDef, { ids, columns }: Wanted): AsyncGenerator<Page> {
  const cellsOf = readerOf(read, resource, columns)
  const pageAt = (at: number) => {
    const page = at < ids.length ? cellsOf(ids.slice(at, at + PAGE)) : undefined
    // Nobody may be waiting for it any more when it fails.
    page?.catch(() => {})
    return page
  }
  let next = pageAt(0)
  for (let at = PAGE; next; at += PAGE) {
    const page = await next
    next = pageAt(at)
    yield page
  }
}

/** Any exposed resource as a sheet, in the reader's language and inside the actor's scope. */
export function exportRows(options: Options): ExportRows {
  const gate = new ExportGate()
  const { store, registry, onFault, max = EXPORT_MAX } = options

  return async (job) => {
    const { actor, resource, request, language } = job
    requirePermission(actor, `${resource.permission}:export`)
    const translate = words(language)
    const read = store.read(actor)
    // The order of the list, not its page.
    const unpaged = { ...request, page: { sort: request.page?.sort, order: request.page?.order } }
    const query = listQueryOf(resource, unpaged, registry.byName, await relativeFacts(read, registry, resource, request))
    const columns = chosenColumns(columnsOf({ store, registry, actor, resource, language, translate }), job.columns, translate)
    const leave = gate.enter(`${actor.kind} ${actor.userId ?? actor.name}`, performance.now())
    try {
      // Which rows there are, and their order, is settled here: what changes from now on moves nothing.
      const [ids, fileName] = await Promise.all([read.ids(resource, query, max + 1), nameOf(options, job)])
      if (ids.length > max) throw new Refusal('export.tooLarge', { limit: max, total: await (await read.list(resource, query)).total() })
      const source = {
        title: translate(resource.importSheet ?? `${resource.name}.plural`),
        columns,
        pages: pagesOf(read, resource, { ids, columns }),
      }
      return openSheet({ fileName, rowCount: ids.length, source }, { onFault, onClose: leave })
    } catch (error) {
      leave()
      throw error
    }
  }
}
