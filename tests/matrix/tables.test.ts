import { getTableColumns, getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { allResources } from '../../server/store/index.ts'
import { linkFields, linkTableSpecOf, tableSpecOf } from '../../server/store/schema/tableSpec.ts'
import { buildTables } from '../../server/store/schema/tables.ts'
import { generateMigration } from '../../server/tools/generate/genMigrations.ts'

const lite = buildTables('sqlite', allResources)
const postgres = buildTables('postgres', allResources)

describe.each(allResources.map((r) => [r.name, r] as const))('the tables of %s', (_name, resource) => {
  it('have the same columns on both bases', () => {
    const shape = (t: unknown) =>
      Object.entries(getTableColumns(t as never)).map(([key, c]) => [
        key,
        (c as { name: string }).name,
        (c as { notNull: boolean }).notNull,
      ])
    expect(shape(postgres.of(resource))).toEqual(shape(lite.of(resource)))
    expect(getTableName(postgres.of(resource) as never)).toBe(getTableName(lite.of(resource) as never))
  })

  it('refuse references into another plant by composite keys', () => {
    const specs = [
      tableSpecOf(resource, lite.registry),
      ...linkFields(resource).map(([key]) => linkTableSpecOf(resource, key, lite.registry)),
    ]
    if (resource.scope !== 'plant') return
    for (const spec of specs) {
      for (const key of spec.foreignKeys) {
        const target = allResources.find((r) => r.name === key.target.replace(/_([a-z])/g, (_, c: string) => c.toUpperCase()))
        if (target?.scope === 'plant') expect([key.name, key.columns[0]]).toEqual([key.name, 'plant_id'])
      }
    }
  })
})

describe.each(['sqlite', 'postgres'] as const)('the migrations of %s', (dialect) => {
  it('are up to date with the definitions', async () => {
    expect(await generateMigration(dialect, { name: 'test', dryRun: true })).toEqual([])
  })
})
