import Database from 'better-sqlite3'
import { registry } from '../../server/domain/index.ts'
import type { FieldDef, ResourceDef } from '../../server/kernel/index.ts'
import { linkFields, linkTableName, snake, storedFields } from '../../server/store/tableSpec.ts'

/** Beyond every id of a base of tests. */
const APART = 10_000_000
const isInPlant = (name: string | undefined) => registry.byName(name ?? '')?.scope === 'plant'

interface Twin {
  readonly from: number
  readonly to: number
}
/** What stands in a column of the twin: the twin's own rows, where the original names those of its plant. */
function copied([key, field]: readonly [string, FieldDef], { from, to }: Twin): string {
  const name = `"${snake(key)}"`
  if (field.kind !== 'link') return name
  if (isInPlant(field.target)) return `${name} + ${APART}`
  return field.target === 'plant' ? `CASE ${name} WHEN ${from} THEN ${to} ELSE ${name} END` : name
}
function columnsOf(db: Database.Database, resource: ResourceDef, twin: Twin): Map<string, string> {
  const known = new Map<string, string>(storedFields(resource).map((one) => [snake(one[0]), copied(one, twin)]))
  const own: Readonly<Record<string, string>> = { id: `id + ${APART}`, plant_id: String(twin.to) }
  const columns = (db.pragma(`table_info("${snake(resource.name)}")`) as { name: string }[]).map(({ name }) => name)
  return new Map(columns.map((name) => [name, own[name] ?? known.get(name) ?? `"${name}"`]))
}
function copy(db: Database.Database, table: string, columns: ReadonlyMap<string, string>, from: number): void {
  const names = [...columns.keys()].map((name) => `"${name}"`).join(', ')
  db.exec(`INSERT INTO "${table}" (${names}) SELECT ${[...columns.values()].join(', ')} FROM "${table}" WHERE plant_id = ${from}`)
}

/**
 * Gives a base (SQLite, opened by nobody) a further plant, of which every row is one of `plantId` once more, with the same days, states and
 * amounts, and all links among themselves. What a number of `plantId` counts is then there twice. Out: the new plant's id.
 */
export function addTwinPlant(url: string, plantId: number): number {
  const db = new Database(url.slice('file:'.length))
  try {
    db.pragma('foreign_keys = OFF')
    const twin: Twin = { from: plantId, to: plantId + APART }
    db.transaction(() => {
      const columns = (db.pragma('table_info("plant")') as { name: string }[]).map(({ name }) => name)
      const values: Readonly<Record<string, string>> = { id: String(twin.to), code: `code || '-twin'`, name: `name || '-twin'` }
      db.exec(
        `INSERT INTO plant (${columns.map((name) => `"${name}"`).join(', ')}) SELECT ${columns.map((name) => values[name] ?? `"${name}"`).join(', ')} FROM plant WHERE id = ${plantId}`,
      )
      for (const resource of registry.resources.filter(({ scope }) => scope === 'plant')) {
        copy(db, snake(resource.name), columnsOf(db, resource, twin), plantId)
        for (const [key, field] of linkFields(resource)) {
          const target = isInPlant(field.target) ? `target_id + ${APART}` : 'target_id'
          const of = { plant_id: String(twin.to), owner_id: `owner_id + ${APART}`, target_id: target, position: 'position' }
          copy(db, linkTableName(resource, key), new Map(Object.entries(of)), plantId)
        }
      }
    })()
    return twin.to
  } finally {
    db.close()
  }
}
