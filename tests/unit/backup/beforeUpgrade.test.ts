import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeAll, describe, expect, it } from 'vitest'
import { backUpBeforeSteps } from '../../../server/backup/beforeUpgrade.ts'
import { restoreBackup } from '../../../server/backup/restoreBackup.ts'
import { type Config, readConfig } from '../../../server/platform/settings/config.ts'
import { migrate } from '../../../server/store/index.ts'
import { firstSteps } from '../../support/browser/firstSteps.ts'

const old = firstSteps('sqlite', 40)
const folder = () => mkdtempSync(join(tmpdir(), 'upgrade-'))
const silently = <T>(_title: string, work: () => Promise<T>) => work()
const namesIn = (file: string) => {
  const base = new Database(file, { readonly: true })
  const names = base.prepare('SELECT name FROM plant').pluck().all()
  base.close()
  return names
}

describe('a SQLite base of an older version', () => {
  let config: Config
  let file: string
  beforeAll(async () => {
    const dataDir = folder()
    config = readConfig({ DATA_DIR: dataDir })
    file = join(dataDir, 'millwright.sqlite')
    await migrate(`file:${file}`, old.url)
    const base = new Database(file)
    base.exec("INSERT INTO plant (id, name, code, sort_order, status, created_at, updated_at) VALUES (1, 'P', 'P1', 0, 'ENABLED', 5, 5)")
    base.close()
    return () => old.drop()
  })

  it('is backed up before its steps, and the archive opens with the version before them', async () => {
    const path = (await backUpBeforeSteps(config, silently)) as string
    expect(readdirSync(join(config.backup.folder, 'before-upgrades'))).toHaveLength(1)
    const there = readConfig({ DATA_DIR: join(folder(), 'there') })
    const { manifest, advice } = await restoreBackup(there, path)
    expect(manifest).toMatchObject({ migrations: 40, isBaseAlone: true })
    expect(advice).toEqual([expect.stringContaining('no uploaded files')])
    expect(namesIn(there.databaseUrl.slice('file:'.length))).toEqual(['P'])
  })

  it('is left as it is where no backup can be made', async () => {
    const occupied = join(folder(), 'a file')
    writeFileSync(occupied, '')
    const withoutRoom = readConfig({ DATA_DIR: config.dataDir, BACKUP_DIR: occupied })
    await expect(backUpBeforeSteps(withoutRoom, silently)).rejects.toThrow('The base is not brought up to date')
  })

  it('is left as it is where its steps cannot be taken on a copy', async () => {
    const stubborn = readConfig({ DATA_DIR: folder() })
    const path = join(stubborn.dataDir, 'millwright.sqlite')
    await migrate(`file:${path}`, old.url)
    const base = new Database(path)
    base.exec('CREATE TABLE backup (id integer)')
    await expect(backUpBeforeSteps(stubborn, silently)).rejects.toThrow(/cannot be taken on a copy of it \(.*backup/s)
    expect(base.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get()).toBe(40)
    base.close()
    expect(readdirSync(stubborn.dataDir).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('keeps the last three of such backups', async () => {
    const kept = join(config.backup.folder, 'before-upgrades')
    for (const day of ['01', '02', '03', '04']) writeFileSync(join(kept, `millwright-202601${day}T000000Z-0.0.9.tar.gz`), '')
    await backUpBeforeSteps(config, silently)
    const names = readdirSync(kept)
    expect(names).toHaveLength(3)
    for (const day of ['01', '02']) expect(names).not.toContain(`millwright-202601${day}T000000Z-0.0.9.tar.gz`)
    expect(names).toContain('millwright-20260104T000000Z-0.0.9.tar.gz')
  })
})

it('nothing is backed up where no row can be lost: a new base, one that is up to date', async () => {
  const config = readConfig({ DATA_DIR: folder() })
  expect(await backUpBeforeSteps(config, silently)).toBeUndefined()
  await migrate(config.databaseUrl)
  expect(await backUpBeforeSteps(config, silently)).toBeUndefined()
  expect(existsSync(config.backup.folder)).toBe(false)
})
