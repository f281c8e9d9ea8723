import { chownSync, existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyUndoPoint, makeUndoPoint } from '../../../server/backup/undoPoint.ts'
import { type Config, readConfig } from '../../../server/platform/settings/config.ts'
import { STEPS_TABLE } from '../../../server/store/engine/steps.ts'
import { migrate, recogniseBase } from '../../../server/store/index.ts'
import { statements } from '../../support/store/oldBase.ts'
import { type Base, dialect, emptyBase, freshBase } from '../../support/suite/bases.ts'
import { isLong } from '../../support/suite/longForms.ts'

let base: Base
let config: Config
const configFor = (url: string) => readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'undo-')), DATABASE_URL: url })
const plants = async () => (await statements(base.url, ['SELECT name FROM plant ORDER BY id']))[0]?.map(({ name }) => name)
const insert = (id: number, name: string) =>
  `INSERT INTO plant (id, name, code, sort_order, status, created_at, updated_at) VALUES (${id}, '${name}', '${name}', 0, 'ENABLED', 5, 5)`
/** What a later version does: a step of its own, another table, other rows. */
const LATER = [
  `INSERT INTO ${STEPS_TABLE[dialect]} (hash, created_at) VALUES ('of the future', 99999999999999)`,
  'CREATE TABLE of_the_future (id integer)',
  "UPDATE plant SET name = 'changed'",
]

describe('a database that a later version has worked on', () => {
  beforeEach(async () => {
    base = await freshBase()
    config = configFor(base.url)
    await statements(base.url, [insert(1, 'P')])
  })
  afterEach(() => base.drop())

  it('is as it was before, with the records of its logs, and goes on', async () => {
    const heads = join(config.dataDir, 'audit.heads.json')
    const faults = join(config.dataDir, 'audit.faults.txt')
    writeFileSync(heads, 'as it was')
    const undo = await makeUndoPoint(config)
    writeFileSync(heads, 'later')
    writeFileSync(faults, 'later')
    await statements(base.url, LATER)
    await expect(recogniseBase(base.url)).rejects.toThrow('newer Millwright')
    await undo.restore()
    expect([await recogniseBase(base.url), await plants()]).toEqual([0, ['P']])
    await statements(base.url, [insert(2, 'Q')])
    expect(await plants()).toEqual(['P', 'Q'])
    expect([readFileSync(heads, 'utf8'), existsSync(faults)]).toEqual(['as it was', false])
  })

  it.runIf(dialect === 'sqlite' && process.getuid?.() === 0)(
    'belongs to its owner, whoever puts it back (needs SQLite, and root)',
    async () => {
      const file = base.url.slice('file:'.length)
      const heads = join(config.dataDir, 'audit.heads.json')
      writeFileSync(heads, 'as it was')
      for (const one of [config.dataDir, file]) chownSync(one, 12_345, 12_345)
      const undo = await makeUndoPoint(config)
      await undo.restore()
      const { folder } = config.backup
      expect([file, heads, folder, join(folder, 'before-upgrades'), undo.path].map((one) => statSync(one).uid)).toEqual(
        Array(5).fill(12_345),
      )
    },
  )

  it.runIf(dialect === 'sqlite' || isLong)('is left as it is where its archive was damaged since (needs SQLite, or test:all)', async () => {
    const undo = await makeUndoPoint(config)
    await statements(base.url, LATER.slice(2))
    writeFileSync(undo.path, readFileSync(undo.path).subarray(0, -20))
    await expect(undo.restore()).rejects.toThrow()
    expect(await plants()).toEqual(['changed'])
  })
})

it.runIf(dialect === 'sqlite' || isLong)('a database that a later version has made is gone again (needs SQLite, or test:all)', async () => {
  base = await emptyBase()
  const undo = await emptyUndoPoint(configFor(base.url))
  const all = await recogniseBase(base.url)
  await migrate(base.url)
  await undo.restore()
  expect(await recogniseBase(base.url)).toBe(all)
  await base.drop()
})
