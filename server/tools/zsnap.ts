// writes the snapshots of today's definitions
import { writeFileSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { allResources } from '/work/main/server/store/index.ts'
import { buildTables } from '/work/main/server/store/tables.ts'
const kit = createRequire('/work/main/package.json')('drizzle-kit/api')
for (const d of ['sqlite', 'postgres'] as const) {
  const at = `/work/main/server/store/migrations/${d}/meta/snapshot.json`
  const prev = JSON.parse(readFileSync(at, 'utf8'))
  const tables = Object.fromEntries(buildTables(d, allResources).byName)
  const next = d === 'sqlite' ? await kit.generateSQLiteDrizzleJson(tables, prev.id) : kit.generateDrizzleJson(tables, prev.id)
  const st = d === 'sqlite' ? await kit.generateSQLiteMigration(prev, next) : await kit.generateMigration(prev, next)
  console.log(d, st)
  if (st.length) writeFileSync(at, JSON.stringify(next, null, 2) + '\n')
}
