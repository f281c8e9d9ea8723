import {
  type Actor,
  type FieldDef,
  flowOf,
  instant,
  int,
  isEventLog,
  type Language,
  link,
  type NamedPart,
  Refusal,
  type Registry,
  type ResourceDef,
  type RowPart,
  type Store,
  systemActor,
} from '../kernel/index.ts'
import type { Words } from '../platform/words.ts'
import { type Cell, type CellContext, cellOf, textCell } from './cells.ts'
import { namedPart, type Titles, titleBook } from './titles.ts'

export interface Column {
  readonly key: string
  readonly label: string
  readonly field: FieldDef
  /** The fields of a row that its cells are made of; undefined when nobody knows. */
  readonly needs: readonly string[] | undefined
  /** Left out unless it is asked for by name. */
  readonly isSpare?: boolean
  /** The cells of a page of rows, read together. */
  cells(rows: readonly RowPart[]): Cell[] | Promise<Cell[]>
}
interface Sheet {
  readonly store: Pick<Store, 'read' | 'now'>
  readonly registry: Registry
  readonly actor: Actor
  readonly resource: ResourceDef
  readonly language: Language
  readonly translate: Words
}
interface Making extends Sheet {
  readonly titles: Titles
}
type Made = Pick<Column, 'needs' | 'cells'>

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

/** The label of a field in a language. */
export function labelOf(translate: Words, resource: ResourceDef, key: string): string {
  const own = `${resource.name}.fields.${key}`
  const label = translate(own)
  return label === own ? translate(`fields.${key}`) : label
}

function linkCells({ actor, titles }: Making, key: string, target: string): Made {
  // Who wrote a row one may read is no secret, whatever one's own data scope.
  const reader = key === 'createdById' || key === 'updatedById' ? systemActor(0) : actor
  const idOf = (row: RowPart) => row[key] as number | null
  return {
    needs: [key],
    async cells(rows) {
      const found = await titles(
        target,
        reader,
        rows.flatMap((row) => idOf(row) ?? []),
      )
      return rows.map((row) => textCell(found.get(idOf(row) ?? 0) ?? '') || null)
    },
  }
}
function linksCells({ store, actor, resource, translate, titles }: Making, key: string, target: string): Made {
  const separator = translate('export.separator')
  return {
    needs: [],
    async cells(rows) {
      const owners = rows.map((row) => row.id)
      const linked = await store
        .read(actor)
        .inBulk(resource)
        .linksOf(key as never, owners)
      const found = await titles(target, actor, [...linked.values()].flat())
      const namesOf = (owner: number) => (linked.get(owner) ?? []).flatMap((id) => found.get(id) || [])
      return owners.map((owner) => textCell(namesOf(owner).join(separator)) || null)
    },
  }
}
/** The words of choices and flags are looked up once each. */
function cellWriter(field: FieldDef, context: CellContext): (value: unknown) => Cell {
  if (field.kind !== 'choice' && field.kind !== 'flag') return (value) => cellOf(field, value, context)
  const known = new Map<unknown, Cell>()
  return (value) => {
    const found = known.get(value)
    if (found !== undefined) return found
    const cell = cellOf(field, value, context)
    known.set(value, cell)
    return cell
  }
}
function computedCells({ store, registry, actor, resource }: Making, key: string, context: CellContext): Made {
  const { field, from } = resource.computed[key] as ResourceDef['computed'][string]
  const write = cellWriter(field, context)
  if (from)
    return {
      needs: undefined,
      cells: (rows) => rows.map((row) => write(from(row as never, store.now(), context.offsetMinutes))),
    }
  const provider = registry.batchComputedFor(resource, key)
  return {
    needs: [],
    async cells(rows) {
      const ids = rows.map((row) => row.id)
      const loaded = await provider?.load(store.read(actor), ids)
      return ids.map((id) => write(loaded?.get(id)))
    },
  }
}
function partCells({ registry, translate }: Making, key: string, part: NamedPart): Made {
  const partName = (row: RowPart) => namedPart({ part, resource: String(row.resource), value: String(row[key]) }, registry, translate)
  return { needs: [key, 'resource'], cells: (rows) => rows.map((row) => (row[key] === null ? null : textCell(partName(row)))) }
}
function storedCells(making: Making, [key, field]: [string, FieldDef], context: CellContext): Made {
  const target = field.target ?? ''
  if (field.kind === 'link') return linkCells(making, key, target)
  if (field.kind === 'links') return linksCells(making, key, target)
  const part = field.options.namesOf
  if (part) return partCells(making, key, part)
  const write = cellWriter(field, context)
  return { needs: [key], cells: (rows) => rows.map((row) => write(row[key])) }
}

/** The columns of a resource's sheet: all its fields in the order of the definition but what is secret, computed ones, and the stamps. */
export function columnsOf(sheet: Sheet): Column[] {
  const { store, registry, actor, resource, translate } = sheet
  const { offsetMinutes } = store.read(actor)
  const making = { ...sheet, titles: titleBook(store, registry, sheet.language) }
  const contextOf = (key: string): CellContext => ({
    translate,
    offsetMinutes,
    valueKey: (value) => `${resource.name}.values.${key}.${value}`,
  })
  const stored = (fields: [string, FieldDef][]) =>
    fields
      .filter(([, field]) => isShown(field))
      .map(([key, field]) => ({ key, field, ...storedCells(making, [key, field], contextOf(key)) }))
  const computed = Object.entries(resource.computed).map(([key, { field }]) => ({
    key,
    field,
    ...computedCells(making, key, contextOf(key)),
  }))
  const ordered = [...stored(Object.entries(resource.fields)), ...computed, ...stored(stampsOf(resource))]
  // Two columns that tell the state in different words would contradict each other.
  const spare = resource.stateAs ? flowOf(resource)?.field : undefined
  const own = ordered.map((one) => ({ ...one, label: labelOf(translate, resource, one.key), ...(one.key === spare && { isSpare: true }) }))
  // Two events may be equal in everything: a sheet that comes back finds them by their numbers.
  return isEventLog(resource)
    ? [...own, { key: 'id', label: 'ID', field: int(), needs: [], cells: (rows) => rows.map(({ id }) => id) }]
    : own
}

const NAMED_MAX = 5

/** The columns that were asked for, in that order; all of them unless anybody chose. Secrets are not among them, so nobody gets one by asking. */
export function chosenColumns(columns: readonly Column[], keys: readonly string[] | undefined, translate: Words): readonly Column[] {
  if (!keys?.length) return columns.filter((column) => !column.isSpare)
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const unknown = [...new Set(keys)].filter((key) => !byKey.has(key))
  if (unknown.length) {
    const named = unknown.slice(0, NAMED_MAX).map((key) => key.slice(0, 60))
    const allowed = columns.map(({ key, label }) => translate('export.column', { label, key }))
    throw new Refusal('export.noColumn', {
      columns: named.join(translate('export.separator')),
      allowed: allowed.join(translate('export.separator')),
    })
  }
  return [...new Set(keys)].map((key) => byKey.get(key) as Column)
}
