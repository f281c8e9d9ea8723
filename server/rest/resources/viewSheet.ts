import {
  type Actor,
  invalidField,
  KINDS,
  type Language,
  listPath,
  Refusal,
  type Registry,
  type ResourceDef,
  type Store,
} from '../../kernel/index.ts'
import type { ExportRows } from '../call.ts'
import { spellings } from '../spelling/names.ts'
import { listingOf } from './listing.ts'

export interface SheetReader {
  readonly actor: Actor
  readonly language: Language
}
export interface View {
  readonly viewId: number | null
  readonly resource: string
  /** The address and the columns of the list, as the console stores them: JSON. */
  readonly state: string
}
interface Stored {
  readonly search?: string
  readonly columns?: { readonly shown?: readonly string[] }
}

const isRange = (filter: string) => ['IntFilter', 'FloatFilter', 'DateFilter', 'DateTimeFilter'].includes(filter)
/** A filter of an address of the console in the syntax of lists of this API. */
function wireValue(resource: ResourceDef, key: string, value: string): string {
  const field = resource.fields[key] ?? resource.computed[key]?.field
  if (!field) throw invalidField(key, 'unknownField')
  const { filter } = KINDS[field.kind]
  if (isRange(filter)) return value.includes('~') ? value.replace('~', ',') : value
  if (filter !== 'TextFilter' || value === '=') return value
  if (value.startsWith('=')) return value.slice(1)
  return field.options.filter === 'like' ? `%${value}%` : value
}
const NOT_FILTERS = new Set(['sort', 'keyword', 'page', 'size', 'view', 'open', 'group'])

/** The parameters of a stored view. A filter by a field that no longer exists is refused: without it more rows would be sent. */
function paramsOf(resource: ResourceDef, { search = '' }: Stored) {
  const wanted = new URLSearchParams(search)
  const filters = [...wanted]
    .filter(([key]) => !NOT_FILTERS.has(key))
    .map(([key, value]) => [key, [wireValue(resource, key, value)]] as const)
  const others = ['sort', 'keyword'].flatMap((key) => {
    const value = wanted.get(key)
    return value ? [[key, [value]] as const] : []
  })
  return new Map<string, readonly string[]>([...filters, ...others])
}
const isShown = ({ fields, computed }: ResourceDef, key: string) => {
  const field = fields[key] ?? computed[key]?.field
  return field !== undefined && !field.options.secret && KINDS[field.kind].cell !== 'none'
}
interface Options {
  readonly registry: Registry
  readonly store: Pick<Store, 'read'>
  readonly exportRows: ExportRows
}
/** The list of a view or of a grouping: what is asked for, how it is stored, and where the console shows it. */
export function listOf({ registry, store }: Pick<Options, 'registry' | 'store'>, { actor }: SheetReader, view: View) {
  const resource = registry.byName(view.resource)
  if (!resource || resource.internal) throw new Refusal('notFound', { resource: view.resource }, { kind: 'notFound' })
  const { offsetMinutes } = store.read(actor)
  const spellingOf = spellings(registry, offsetMinutes)
  const stored = JSON.parse(view.state) as Stored
  const { request, ignored } = listingOf({ actor, spellingOf, offsetMinutes }, resource, paramsOf(resource, stored))
  if (ignored[0]) throw invalidField(ignored[0], 'unknownField')
  const address = view.viewId === null ? (stored.search ?? '').replace(/^\?/, '') : `view=${view.viewId}`
  return { resource, request, stored, path: `${listPath(resource)}?${address}` }
}
/** The rows of a saved view, as its reader would export them. Columns that no longer exist are left out. */
export async function viewSheet(options: Options, reader: SheetReader, view: View) {
  const { actor, language } = reader
  const { resource, request, stored, path } = listOf(options, reader, view)
  const columns = (stored.columns?.shown ?? resource.columns).filter((key) => isShown(resource, key))
  return { sheet: await options.exportRows({ actor, resource, language, request, columns }), path }
}
