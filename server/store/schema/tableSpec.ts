import { sql } from 'drizzle-orm'
import { type ColumnType, type FieldDef, KINDS, memoize, type ResourceDef, roleFinder } from '../../kernel/index.ts'

/** A column independent of the dialect; the two column files turn tables of them into drizzle tables. */
export interface ColumnSpec {
  readonly key: string
  readonly name: string
  readonly type: ColumnType | 'id'
  readonly scale: number
  readonly notNull: boolean
  readonly initial?: unknown
  /** CHECK (>= 0) in the database. */
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

/** Converts camelCase to snake_case. */
export const snake = (s: string) => s.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
/** The name of a join table: 'tagIds' of a thing is stored in thing_tag. */
export const linkTableName = (resource: ResourceDef, key: string) => `${snake(resource.name)}_${snake(key.replace(/Ids$/, ''))}`
/** The column type of a field; undefined for links, which have a join table. */
function columnType({ kind }: FieldDef): ColumnType | undefined {
  const { column } = KINDS[kind]
  return column === 'table' || column === 'none' ? undefined : column
}
/** The fields with a column, by key, memoized. */
export const storedFields = memoize((resource: ResourceDef) =>
  Object.entries(resource.fields).filter(([, f]) => columnType(f) && !f.options.transient),
)
/** The `links` fields, by key, memoized. */
export const linkFields = memoize((resource: ResourceDef) => Object.entries(resource.fields).filter(([, f]) => f.kind === 'links'))
/** The fields with a default value; document numbers are not among them. */
export const defaultedFields = memoize((resource: ResourceDef) =>
  storedFields(resource).filter(([, { options }]) => options.default !== undefined && !options.series),
)
/** The fields of document numbers, each with its prefix. */
export const seriesFields = memoize((resource: ResourceDef) =>
  storedFields(resource).flatMap(([key, { options }]) => (options.series ? [[key, options.series] as const] : [])),
)
/** The fields that refer to rows, which a write has to check. */
export const pointingFields = memoize((resource: ResourceDef) => Object.entries(resource.fields).filter(([, f]) => f.target))
/** The text fields whose values are words of a dictionary. */
export const wordFields = memoize((resource: ResourceDef) => Object.entries(resource.fields).filter(([, f]) => f.options.dictionary))
/** The formatted text fields. */
export const richFields = memoize((resource: ResourceDef) => storedFields(resource).filter(([, f]) => f.options.rich))
/** The pinyin fields, each with the text field that it spells. */
export const spellings = memoize((resource: ResourceDef) =>
  storedFields(resource).flatMap(([key, { options }]) => (options.spells ? [[key, options.spells] as [string, string]] : [])),
)
/** The field and direction of the default order. */
export const defaultOrder = (resource: ResourceDef) => ({ key: resource.sort.replace(/^-/, ''), desc: resource.sort.startsWith('-') })

type Registry = ReadonlyMap<string, ResourceDef>

function columnOf([key, f]: [string, FieldDef]): ColumnSpec {
  const { required, default: initial, scale, notNegative, rich } = f.options
  const filled = initial !== undefined && f.kind !== 'instant'
  const inBase = f.kind === 'decimal' ? Math.round((initial as number) * 10 ** (scale ?? 2)) : initial
  return {
    key,
    name: snake(key),
    // Every stored field has a type.
    type: columnType(f) as ColumnType,
    scale: scale ?? 2,
    notNull: required === true || initial !== undefined,
    ...(filled && { initial: inBase }),
    ...(notNegative && { notNegative }),
    ...(rich && { isRich: true }),
  }
}
/** The SQL default. Decimals as raw SQL of the scaled integer: drizzle would scale it a second time. */
export const defaultOf = ({ type, initial }: ColumnSpec) => (type === 'decimal' ? sql.raw(String(initial)) : initial)
/** The CHECK clause of a column, also usable when adding the column to an existing table. */
export const checkOf = ({ name, notNegative }: ColumnSpec) => (notNegative ? ` CHECK ("${name}" >= 0)` : '')
const stamp = (key: string, type: ColumnSpec['type'], notNull: boolean): ColumnSpec => ({ key, name: snake(key), type, scale: 0, notNull })

/**
 * The indexes of a table. Lists in a plant read (plant, sorted column, id). Text fields that lists search are appended to the index of the
 * default order, so that a contains filter and its count do not read the table.
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
      // The plant is part of the foreign key: the database refuses references across plants.
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

/** The dialect-independent table of a resource: columns, constraints, indexes and foreign keys. */
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

/** The join table of a `links` field. */
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
