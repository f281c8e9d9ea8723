import {
  type Actor,
  type FieldDef,
  instant,
  link,
  type Read,
  type Registry,
  type ResourceDef,
  type Store,
  systemActor,
} from '../kernel/index.ts'
import type { Words } from '../words.ts'
import { type Cell, type CellContext, cellOf, textCell } from './cells.ts'

export type Row = Readonly<Record<string, unknown>> & { readonly id: number }
export interface Column {
  readonly label: string
  readonly field: FieldDef
  /** The cells of a page of rows, read together. */
  cells(rows: readonly Row[]): Promise<Cell[]>
}
export interface Sheet {
  readonly store: Pick<Store, 'read' | 'now'>
  readonly registry: Registry
  readonly actor: Actor
  readonly resource: ResourceDef
  readonly say: Words
}

/** What a row has of its own, apart from the definition; a log carries its own moment and person. */
const stampsOf = (resource: ResourceDef): [string, FieldDef][] =>
  resource.audited === false
    ? []
    : [
        ['createdAt', instant()],
        ['createdById', link('user')],
        ['updatedAt', instant()],
        ['updatedById', link('user')],
      ]
const isShown = ({ options }: FieldDef) => !options.secret && !options.transient

function labelOf(say: Words, resource: ResourceDef, key: string): string {
  const own = `${resource.name}.fields.${key}`
  const label = say(own)
  return label === own ? say(`fields.${key}`) : label
}
/** The titles of linked rows by id, as far as the reader sees them. */
async function titlesOf(read: Read, target: ResourceDef | undefined, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = target && ids.length ? ((await read.of(target).many(ids)) as (Row | null)[]) : []
  return new Map(rows.flatMap((row) => (row && target ? [[row.id, String(row[target.title] ?? '')] as const] : [])))
}
const idsIn = (rows: readonly Row[], key: string) => [...new Set(rows.flatMap((row) => (row[key] == null ? [] : [row[key] as number])))]

function linkCells({ store, registry, actor }: Sheet, key: string, target: string): Column['cells'] {
  // Who wrote a row one may read is no secret, whatever one's own data scope.
  const reader = key === 'createdById' || key === 'updatedById' ? systemActor(0) : actor
  return async (rows) => {
    const titles = await titlesOf(store.read(reader), registry.byName(target), idsIn(rows, key))
    return rows.map((row) => textCell(titles.get(row[key] as number) ?? '') || null)
  }
}
function linksCells({ store, registry, actor, resource, say }: Sheet, key: string, target: string): Column['cells'] {
  return async (rows) => {
    const read = store.read(actor)
    const owners = rows.map((row) => row.id)
    const linked = await read.of(resource).linksOf(key as never, owners)
    const titles = await titlesOf(read, registry.byName(target), [...new Set([...linked.values()].flat())])
    const named = (id: number) => titles.get(id)
    return owners.map((id) => textCell((linked.get(id) ?? []).flatMap((one) => named(one) ?? []).join(say('export.separator'))) || null)
  }
}
function computedCells(sheet: Sheet, key: string, context: CellContext): Column['cells'] {
  const { store, registry, actor, resource } = sheet
  const { field, from } = resource.computed[key] as ResourceDef['computed'][string]
  const provider = registry.providerFor(resource, key)
  return async (rows) => {
    const read = store.read(actor)
    const given =
      provider && !from
        ? await provider.load(
            read,
            rows.map((row) => row.id),
          )
        : undefined
    const values = rows.map((row) => (from ? from(row as never, store.now(), read.offsetMinutes) : given?.get(row.id)))
    return values.map((value) => cellOf(field, value, context))
  }
}

/** The columns of a resource's sheet: all its fields in the order of the definition but what is secret, computed ones, and the stamps. */
export function columnsOf(sheet: Sheet): Column[] {
  const { store, actor, resource, say } = sheet
  const { offsetMinutes } = store.read(actor)
  const contextOf = (key: string): CellContext => ({
    say,
    offsetMinutes,
    valueKey: (value) => `${resource.name}.values.${key}.${value}`,
  })
  const own = [...Object.entries(resource.fields), ...stampsOf(resource)].filter(([, field]) => isShown(field))
  const stored = own.map(([key, field]): [string, FieldDef, Column['cells']] => {
    const target = field.target ?? ''
    if (field.kind === 'link') return [key, field, linkCells(sheet, key, target)]
    if (field.kind === 'links') return [key, field, linksCells(sheet, key, target)]
    const context = contextOf(key)
    return [key, field, async (rows) => rows.map((row) => cellOf(field, row[key], context))]
  })
  const computed = Object.entries(resource.computed).map(([key, { field }]): [string, FieldDef, Column['cells']] => [
    key,
    field,
    computedCells(sheet, key, contextOf(key)),
  ])
  const stamps = stampsOf(resource).length
  const ordered = [...stored.slice(0, stored.length - stamps), ...computed, ...stored.slice(stored.length - stamps)]
  return ordered.map(([key, field, cells]) => ({ label: labelOf(say, resource, key), field, cells }))
}
