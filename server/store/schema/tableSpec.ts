import { sql } from 'drizzle-orm'
import { type ColumnType, type FieldDef, KINDS, memoize, type ResourceDef, roleFinder } from '../../kernel/index.ts'

/** One table in neutral words; the two column files turn it into drizzle tables. */
export interface ColumnSpec {
  readonly key: string
  readonly name: string
  readonly type: ColumnType | 'id'
  readonly scale: number
  readonly notNull: boolean
  readonly initial?: unknown
  /** Zero or more, held by the base. */
  readonly notNegative?: boolean
  /** A formatted text. */
  readonly isRich?: boolean
}
export interface ForeignKeySpec {
  readonly name: string
  readonly columns: readonly string[]
  readonly target: string
  readonly targetColumns: readonly string[]
  readonly cascade: boolean
}
export interface TableSpec {
  readonly name: string
  readonly columns: readonly ColumnSpec[]
  readonly primaryKey?: readonly string[]
  readonly uniques: readonly { name: string; columns: readonly string[] }[]
  readonly indexes: readonly { name: string; columns: readonly string[] }[]
  readonly foreignKeys: readonly ForeignKeySpec[]
}

export const snake = (s: string) => s.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
/** 'tagIds' of a thing is kept in thing_tag. */
export const linkTableName = (resource: ResourceDef, key: string) => `${snake(resource.name)}_${snake(key.replace(/Ids$/, ''))}`
/** The column of a field, if it has one: links have a table of their own. */
function columnType({ kind }: FieldDef): ColumnType | undefined {
  const { column } = KINDS[kind]
  return column === 'table' || column === 'none' ? undefined : column
}
export const storedFields = memoize((resource: ResourceDef) =>
  Object.entries(resource.fields).filter(([, f]) => columnType(f) && !f.options.transient),
)
export const linkFields = memoize((resource: ResourceDef) => Object.entries(resource.fields).filter(([, f]) => f.kind === 'links'))
/** What rows get that nobody gave it, and numbers of a series. */
export const defaultedFields = memoize((resource: ResourceDef) =>
  storedFields(resource).filter(([, { options }]) => options.default !== undefined && !options.series),
)
export const seriesFields = memoize((resource: ResourceDef) =>
  storedFields(resource).flatMap(([key, { options }]) => (options.series ? [[key, options.series] as const] : [])),
)
/** Fields that name rows, and texts that are words of a dictionary: what a write has to look up. */
export const pointingFields = memoize((resource: ResourceDef) => Object.entries(resource.fields).filter(([, f]) => f.target))
export const wordFields = memoize((resource: ResourceDef) => Object.entries(resource.fields).filter(([, f]) => f.options.dictionary))
export const richFields = memoize((resource: ResourceDef) => storedFields(resource).filter(([, f]) => f.options.rich))
/** Text fields that spell another one, with the field they spell. */
export const spellings = memoize((resource: ResourceDef) =>
  storedFields(resource).flatMap(([key, { options }]) => (options.spells ? [[key, options.spells] as [string, string]] : [])),
)
/** The field and direction of the order nobody asked for. */
export const defaultOrder = (resource: ResourceDef) => ({ key: resource.sort.replace(/^-/, ''), desc: resource.sort.startsWith('-') })

type Registry = ReadonlyMap<string, ResourceDef>

function columnOf([key, f]: [string, FieldDef]): ColumnSpec {
  const { required, default: initial, scale, notNegative, rich } = f.options
  const filled = initial !== undefined && f.kind !== 'instant'
  const inBase = f.kind === 'decimal' ? Math.round((initial as number) * 10 ** (scale ?? 2)) : initial
  return {
    key,
    name: snake(key),
    // Stored fields all have one.
    type: columnType(f) as ColumnType,
    scale: scale ?? 2,
    notNull: required === true || initial !== undefined,
    ...(filled && { initial: inBase }),
    ...(notNegative && { notNegative }),
    ...(rich && { isRich: true }),
  }
}
/** A number of the base, not of the program: drizzle would scale it once more. */
export const defaultOf = ({ type, initial }: ColumnSpec) => (type === 'decimal' ? sql.raw(String(initial)) : initial)
/** The condition that a column carries by itself; tables that exist already can be given such a column. */
export const checkOf = ({ name, notNegative }: ColumnSpec) => (notNegative ? ` CHECK ("${name}" >= 0)` : '')
const stamp = (key: string, type: ColumnSpec['type'], notNull: boolean): ColumnSpec => ({ key, name: snake(key), type, scale: 0, notNull })

/**
 * Lists inside a plant read (plant, sorted column, id); text fields a list may be searched by ride along in the default order's index,
 * so that a contains filter and its count never touch the table.
 */
function indexesOf(resource: ResourceDef, table: string) {
  const scope = resource.scope === 'plant' ? ['plantId'] : []
  const order = defaultOrder(resource).key
  const tail = order === 'id' ? ['id'] : [order, 'id']
  const sorted = storedFields(resource)
    .filter(([k, f]) => f.options.sort && k !== order)
    .map(([k]) => [...scope, k, 'id'])
  const linked = storedFields(resource)
    .filter(([, f]) => f.kind === 'link')
    .map(([k, f]) => [...(f.options.filter ? scope : []), k, ...(f.options.filter ? tail : [])])
  const own = resource.indexes.map((columns) => [...scope, ...columns, 'id'])
  const carried = [...resource.covers, ...(resource.about ? [resource.about] : [])].filter((c) => c !== order)
  const all = [[...scope, ...tail, ...carried], ...sorted, ...linked, ...own]
  const seen = new Set<string>()
  return all.flatMap((columns) => {
    const name = `${table}__${columns.map((c) => snake(c).replace(/_id$/, '')).join('_')}_ix`.slice(0, 62)
    if (seen.has(name) || columns.join() === 'id') return []
    seen.add(name)
    return [{ name, columns: columns.map(snake) }]
  })
}

function foreignKeysOf(resource: ResourceDef, table: string, registry: Registry): ForeignKeySpec[] {
  const keys = storedFields(resource)
    .filter(([, f]) => f.kind === 'link')
    .map(([key, f]) => {
      const target = registry.get(f.target ?? '')
      if (!target) throw new Error(`${resource.name}.${key} points at unknown resource ${f.target}`)
      // The plant is part of the key: the base itself refuses a reference into another plant.
      const both = resource.scope === 'plant' && target.scope === 'plant'
      const [columns, targetColumns] = both
        ? [
            ['plant_id', snake(key)],
            ['plant_id', 'id'],
          ]
        : [[snake(key)], ['id']]
      return { name: `${table}__${snake(key)}_fk`, columns, target: snake(target.name), targetColumns, cascade: false }
    })
  const inRole = roleFinder(registry.values())
  const single = (column: string, target: string) => ({
    name: `${table}__${column}_fk`,
    columns: [column],
    target,
    targetColumns: ['id'],
    cascade: false,
  })
  return [
    ...keys,
    ...(resource.scope === 'plant' ? [single('plant_id', snake(inRole('tenant').name))] : []),
    single('created_by_id', snake(inRole('principal').name)),
    single('updated_by_id', snake(inRole('principal').name)),
  ]
}

export function tableSpecOf(resource: ResourceDef, registry: Registry): TableSpec {
  const table = snake(resource.name)
  const scope = resource.scope === 'plant' ? ['plantId'] : []
  const unique = [
    ...storedFields(resource)
      .filter(([, f]) => f.options.unique)
      .map(([k]) => [k]),
    ...resource.unique,
  ]
  return {
    name: table,
    columns: [
      { key: 'id', name: 'id', type: 'id', scale: 0, notNull: true },
      ...scope.map((key) => stamp(key, 'link', true)),
      ...storedFields(resource).map(columnOf),
      ...(resource.sealed ? [{ key: 'mac', name: 'mac', type: 'text' as const, scale: 0, notNull: false }] : []),
      stamp('createdAt', 'instant', true),
      stamp('updatedAt', 'instant', true),
      stamp('createdById', 'link', false),
      stamp('updatedById', 'link', false),
    ],
    uniques: [
      ...(scope.length ? [{ name: `${table}__plant_uq`, columns: ['plant_id', 'id'] }] : []),
      ...unique.map((keys) => ({ name: `${table}__${keys.map(snake).join('_')}_uq`, columns: [...scope, ...keys].map(snake) })),
    ],
    indexes: indexesOf(resource, table),
    foreignKeys: foreignKeysOf(resource, table, registry),
  }
}

/** The table behind a `links` field. */
export function linkTableSpecOf(resource: ResourceDef, key: string, registry: Registry): TableSpec {
  const name = linkTableName(resource, key)
  const target = registry.get(resource.fields[key]?.target ?? '')
  if (!target) throw new Error(`${resource.name}.${key} points at unknown resource`)
  const scoped = resource.scope === 'plant'
  const to = (column: string, other: ResourceDef, cascade: boolean): ForeignKeySpec => {
    const both = scoped && other.scope === 'plant'
    return {
      name: `${name}_${column}_fk`,
      columns: both ? ['plant_id', column] : [column],
      target: snake(other.name),
      targetColumns: both ? ['plant_id', 'id'] : ['id'],
      cascade,
    }
  }
  return {
    name,
    columns: [
      ...(scoped ? [stamp('plantId', 'link', true)] : []),
      stamp('ownerId', 'link', true),
      stamp('targetId', 'link', true),
      stamp('position', 'int', true),
    ],
    primaryKey: ['owner_id', 'target_id'],
    uniques: [],
    indexes: [{ name: `${name}_target_ix`, columns: ['target_id'] }],
    foreignKeys: [to('owner_id', resource, true), to('target_id', target, false)],
  }
}
