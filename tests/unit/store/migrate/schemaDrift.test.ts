import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { connected } from '../../../../server/platform/connections/postgresConnection.ts'
import { STEPS_TABLE } from '../../../../server/store/engine/steps.ts'
import { schemaDrift } from '../../../../server/store/migrate/schemaDrift.ts'
import { dialect, freshBase } from '../../../support/store/store.ts'

async function run(url: string, statements: readonly string[]) {
  if (!url.startsWith('file:')) return connected(url, async (client) => void (await client.query(statements.join(';'))))
  const base = new Database(url.slice('file:'.length))
  base.exec(statements.join(';'))
  base.close()
}

it('of a fresh base is none; what was dropped, loosened or put in is named', async () => {
  const { url, drop } = await freshBase()
  expect(await schemaDrift(url)).toEqual({ lacking: [], added: [] })
  await run(url, [
    'DROP INDEX workshop__plant_sort_order_id_ix',
    'ALTER TABLE workshop RENAME COLUMN sort_order TO place',
    'CREATE UNIQUE INDEX only_one_name ON workshop (name)',
    'CREATE INDEX costs_and_refuses_nothing ON workshop (name)',
    'CREATE TABLE of_somebody_else (id integer)',
    'DROP TABLE number_series',
  ])
  expect(await schemaDrift(url)).toEqual({
    lacking: expect.arrayContaining([
      'index workshop__plant_sort_order_id_ix',
      'column workshop.sort_order NOT NULL',
      'table number_series',
    ]),
    added: ['column workshop.place NOT NULL', 'unique index only_one_name'],
  })
  // So that nobody is given it again.
  await run(url, [`DELETE FROM ${STEPS_TABLE[dialect]}`])
  await drop()
})
