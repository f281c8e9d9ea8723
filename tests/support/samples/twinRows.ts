import Database from 'better-sqlite3'
import { registry } from '../../../server/domain/index.ts'
import { type Actor, type FieldDef, type ResourceDef, type Store, systemActor } from '../../../server/kernel/index.ts'
import { linkFields, linkTableName, snake, storedFields } from '../../../server/store/schema/tableSpec.ts'

/** Beyond every id of a base of tests. */
const APART = 10_000_000
/** The ids of rows that are there twice, by resource. */
export type Doubled = ReadonlyMap<string, ReadonlySet<number>>

const quoted = (name: string) => `"${name}"`
const columnsOf = (db: Database.Database, table: string) =>
  (db.pragma(`table_info(${quoted(table)})`) as { name: string }[]).map(({ name }) => name)
function insert(db: Database.Database, table: string, values: ReadonlyMap<string, string>, where: string): void {
  const names = [...values.keys()].map(quoted).join(', ')
  db.exec(`INSERT INTO ${quoted(table)} (${names}) SELECT ${[...values.values()].join(', ')} FROM ${quoted(table)} WHERE ${where}`)
}
/** Opens a base (SQLite, opened by nobody) for changes that no rule judges. */
function changed<T>(url: string, change: (db: Database.Database) => T): T {
  const db = new Database(url.slice('file:'.length))
  try {
    db.pragma('foreign_keys = OFF')
    return db.transaction(() => change(db))()
  } finally {
    db.close()
  }
}

/** What a copy holds where its original names a row of `target`. */
type Pointing = (column: string, target: string | undefined) => string
/** Copies rows with what their links name; `own` are columns that say something else in the copy. */
function copyRows(
  db: Database.Database,
  resource: ResourceDef,
  how: { where: string; owners: string; own: Readonly<Record<string, string>>; to: Pointing },
): void {
  const { where, owners, own, to } = how
  const said = ([key, field]: readonly [string, FieldDef]) =>
    field.kind === 'link' ? to(quoted(snake(key)), field.target) : quoted(snake(key))
  const known = new Map(storedFields(resource).map((one) => [snake(one[0]), said(one)]))
  const table = snake(resource.name)
  insert(db, table, new Map(columnsOf(db, table).map((name) => [name, own[name] ?? known.get(name) ?? quoted(name)])), where)
  for (const [key, field] of linkFields(resource)) {
    const link = linkTableName(resource, key)
    const stands: Readonly<Record<string, string>> = { ...own, owner_id: `owner_id + ${APART}`, target_id: to('target_id', field.target) }
    insert(db, link, new Map(columnsOf(db, link).map((name) => [name, stands[name] ?? quoted(name)])), owners)
  }
}

/**
 * Gives a base a further plant, of which every row is one of `plantId` once more, with the same days, states and amounts, and all links among
 * themselves. What a number of `plantId` counts is then there twice. Out: the new plant's id.
 */
export function addTwinPlant(url: string, plantId: number): number {
  const twin = plantId + APART
  const isInPlant = (name: string | undefined) => registry.byName(name ?? '')?.scope === 'plant'
  const to: Pointing = (column, target) => {
    if (isInPlant(target)) return `${column} + ${APART}`
    return target === 'plant' ? `CASE ${column} WHEN ${plantId} THEN ${twin} ELSE ${column} END` : column
  }
  return changed(url, (db) => {
    const own: Readonly<Record<string, string>> = { id: String(twin), code: `code || '-twin'`, name: `name || '-twin'` }
    insert(db, 'plant', new Map(columnsOf(db, 'plant').map((name) => [name, own[name] ?? quoted(name)])), `id = ${plantId}`)
    const where = `plant_id = ${plantId}`
    for (const resource of registry.resources.filter(({ scope }) => scope === 'plant'))
      copyRows(db, resource, { where, owners: where, own: { id: `id + ${APART}`, plant_id: String(twin) }, to })
    return twin
  })
}

const isPart = ({ scope, owner, fields }: ResourceDef, of: Doubled) =>
  scope === 'plant' &&
  !owner &&
  Object.values(fields).some(({ kind, target, options }) => kind === 'link' && options.required && of.has(target ?? ''))
/** What cannot be without a row of `rows`, such as the runs of a report. */
async function withParts(store: Store, plantId: number, rows: Doubled): Promise<Doubled> {
  const all = new Map(rows)
  const parts = registry.resources.filter((one) => !all.has(one.name) && isPart(one, all))
  for (const resource of parts) {
    const links = Object.entries(resource.fields).filter(
      ([, { kind, target, options }]) => kind === 'link' && options.required && rows.has(target ?? ''),
    )
    const found = (await store.read(systemActor(plantId)).of(resource).find({})) as unknown as Record<string, number>[]
    const own = found.filter((row) => links.some(([key, { target }]) => rows.get(target ?? '')?.has(row[key] as number)))
    if (own.length) all.set(resource.name, new Set(own.map(({ id }) => id as number)))
  }
  return all.size === rows.size ? all : withParts(store, plantId, all)
}
/** The rows of an actor's plant that the data scope keeps from the actor, with all that is part of them. */
export async function rowsOutOfReach(store: Store, actor: Actor, resources: readonly ResourceDef[]): Promise<Doubled> {
  const hidden = new Map<string, ReadonlySet<number>>()
  for (const resource of resources) {
    const idsSeenBy = async (who: Actor) => (await store.read(who).of(resource).find({})).map(({ id }) => id)
    const seen = new Set(await idsSeenBy(actor))
    const ids = (await idsSeenBy({ ...actor, dataScope: 'all' })).filter((id) => !seen.has(id))
    if (ids.length) hidden.set(resource.name, new Set(ids))
  }
  return withParts(store, actor.plantId, hidden)
}
/** Gives a base these rows once more, with the same days, states and amounts, and their links among themselves. What must be unique may be there twice. */
export function addTwinRows(url: string, rows: Doubled): void {
  const among = (column: string, ids: ReadonlySet<number> | undefined) => `${column} IN (${[...(ids ?? [])].join(', ')})`
  const to: Pointing = (column, target) =>
    rows.has(target ?? '') ? `CASE WHEN ${among(column, rows.get(target ?? ''))} THEN ${column} + ${APART} ELSE ${column} END` : column
  changed(url, (db) => {
    const indexes = db
      .prepare(`SELECT name, tbl_name AS at FROM sqlite_master WHERE type = 'index' AND name LIKE '%\\_uq' ESCAPE '\\'`)
      .all()
    for (const { name, at } of indexes as { name: string; at: string }[])
      if (registry.resources.some((one) => snake(one.name) === at && rows.has(one.name)) && !name.endsWith('__plant_uq'))
        db.exec(`DROP INDEX ${quoted(name)}`)
    for (const resource of registry.resources.filter(({ name }) => rows.has(name)))
      copyRows(db, resource, {
        where: among('id', rows.get(resource.name)),
        owners: among('owner_id', rows.get(resource.name)),
        own: { id: `id + ${APART}` },
        to,
      })
  })
}
