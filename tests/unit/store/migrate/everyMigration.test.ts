import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrationsFolder } from '../../../../server/platform/paths.ts'
import { MIGRATION_ROWS } from '../../../support/store/migrationRows.ts'
import { type Walked, walkMigrations } from '../../../support/store/migrationWalk.ts'
import { dialect } from '../../../support/store/store.ts'

const files = globSync(`${dialect}/*.sql`, { cwd: fileURLToPath(migrationsFolder) })
  .map((file) => basename(file, '.sql'))
  .sort()
let walked: readonly Walked[]
beforeAll(async () => {
  walked = await walkMigrations()
})

it('every file of migrations is taken, in the order of their numbers', () => {
  expect(walked.map(({ name }) => name)).toEqual(files)
  expect(Object.keys(MIGRATION_ROWS).filter((name) => !files.includes(name))).toEqual([])
})

describe.each(files)('the migration %s', (name) => {
  const step = () => walked.find((one) => one.name === name) as Walked
  it('finds rows in all tables that it touches, and each of its statements that writes rows writes some', () => {
    expect(step().touched.filter(({ rows }) => !rows)).toEqual([])
    expect(
      step().written.filter(({ rows }) => !rows),
      `rows for ${name} are a line in tests/support/store/migrationRows.ts`,
    ).toEqual([])
  })
  it('leaves every row as it was, with the defaults of what is new', () => {
    expect(step().faults).toEqual([])
  })
})
