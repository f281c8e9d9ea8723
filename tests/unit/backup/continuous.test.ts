import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, it } from 'vitest'
import { Blocks } from '../../../server/backup/continuous/blocks.ts'
import { type Moment, readMoment, snapshotsIn, storeMoment, tooMany } from '../../../server/backup/continuous/snapshots.ts'
import { takeSnapshot } from '../../../server/backup/continuous/takeSnapshot.ts'
import { restoreBackup } from '../../../server/backup/restoreBackup.ts'
import { type Config, readConfig } from '../../../server/platform/settings/config.ts'
import { freshFile } from '../../support/suite/bases.ts'

const PASSPHRASE = 'gravure cylinders turn at night'
const KEY = 'ab/abcdef0123456789abcdef0123456789'
const folder = () => mkdtempSync(join(tmpdir(), 'continuous-'))
const STAMPS = '1000, 1000'

let here: Config
let base: Database.Database
let to: string
beforeEach(async () => {
  const dataDir = folder()
  here = readConfig({ DATA_DIR: dataDir, DATABASE_URL: await freshFile(dataDir) })
  base = new Database(here.databaseUrl.slice('file:'.length))
  base.pragma('journal_mode = WAL')
  to = folder()
  return () => void base.close()
})
const add = (id: number) =>
  base.exec(
    `INSERT INTO plant (id, name, code, sort_order, status, created_at, updated_at) VALUES (${id}, 'P${id}', 'P${id}', 0, 'ENABLED', ${STAMPS})`,
  )
const blocksIn = (at: string) => readdirSync(join(at, 'blocks'), { recursive: true }).filter((name) => String(name).length > 3)
async function restored(from: string, options: { passphrase?: string; at?: Date } = {}) {
  const there = readConfig({ DATA_DIR: join(folder(), 'there') })
  await restoreBackup(there, from, options)
  const back = new Database(there.databaseUrl.slice('file:'.length), { readonly: true })
  const ids = back.prepare('SELECT id FROM plant ORDER BY id').pluck().all()
  back.close()
  return { there, ids }
}
const at = (minute: number) => () => new Date(Date.UTC(2026, 10, 26, 10, minute))

describe('a folder that is added to continuously', () => {
  it('gives back the last moment or any before, with contents and secret, and grows by what has changed', async () => {
    add(1)
    mkdirSync(join(here.dataDir, 'uploads/ab'), { recursive: true })
    writeFileSync(join(here.dataDir, 'uploads', KEY), 'a photo of a torn web')
    mkdirSync(join(here.dataDir, 'tls'))
    writeFileSync(join(here.dataDir, 'tls/authority.pem'), 'authority')
    await takeSnapshot(here, to, at(0))
    const first = blocksIn(to).length
    add(2)
    await takeSnapshot(here, to, at(4))
    expect(blocksIn(to).length - first).toBeLessThan(first / 2)

    const last = await restored(to)
    expect(last.ids).toEqual([1, 2])
    expect(readFileSync(join(last.there.dataDir, 'uploads', KEY), 'utf8')).toBe('a photo of a torn web')
    expect(readFileSync(join(last.there.dataDir, 'jwt.secret'), 'utf8')).toBe(readFileSync(join(here.dataDir, 'jwt.secret'), 'utf8'))
    expect(readFileSync(join(last.there.dataDir, 'tls/authority.pem'), 'utf8')).toBe('authority')
    expect((await restored(to, { at: at(3)() })).ids).toEqual([1])
    await expect(restored(to, { at: new Date('2026-01-01T00:00:00Z') })).rejects.toThrow('begins at 2026-11-26T10:00')
    expect(readdirSync(here.dataDir).filter((name) => name.startsWith('.copying'))).toEqual([])
  })

  /** The last moment once more, told in another way. */
  async function retold(change: (files: Moment['files']) => Moment['files']) {
    const blocks = await Blocks.open(to)
    const [last] = snapshotsIn(to)
    if (!last) throw new Error('no moment')
    const { manifest, files } = await readMoment(to, blocks, last)
    const madeAt = new Date(last.at.getTime() + 1_000).toISOString()
    await storeMoment(to, blocks, { manifest: { ...manifest, madeAt }, files: change(files) })
  }

  it('that Windows has made comes back whole; one that names a part nobody knows, or lacks one, is refused', async () => {
    add(1)
    mkdirSync(join(here.dataDir, 'uploads/ab'), { recursive: true })
    writeFileSync(join(here.dataDir, 'uploads', KEY), 'a photo of a torn web')
    await takeSnapshot(here, to, at(0))
    await retold((files) => files.map((file) => ({ ...file, path: file.path.replaceAll('/', '\\') })))
    const { there, ids } = await restored(to)
    expect([ids, readFileSync(join(there.dataDir, 'uploads', KEY), 'utf8')]).toEqual([[1], 'a photo of a torn web'])
    const whole = snapshotsIn(to)[0]?.at
    await retold((files) => files.map((file) => ({ ...file, path: file.path.replace('contents/', 'kept/') })))
    await expect(restored(to)).rejects.toThrow(`holds kept/files/${KEY}, which this version does not know`)
    for (const lost of ['jwt.secret', 'base.sqlite']) {
      await retold((files) => files.filter(({ path }) => path !== lost && !path.startsWith('kept')))
      await expect(restored(to)).rejects.toThrow(`lacks ${lost}`)
    }
    expect((await restored(to, { at: whole as Date })).ids).toEqual([1])
  })

  it('under a passphrase shows nothing of what it holds, and opens to no other', async () => {
    add(1)
    const sealed = { ...here, backup: { ...here.backup, passphrase: PASSPHRASE } }
    await takeSnapshot(sealed, to)
    expect((await restored(to, { passphrase: PASSPHRASE })).ids).toEqual([1])
    await expect(restored(to)).rejects.toThrow('BACKUP_PASSPHRASE')
    await expect(restored(to, { passphrase: `${PASSPHRASE}!` })).rejects.toThrow('does not fit')
    await expect(takeSnapshot(here, to)).rejects.toThrow('is encrypted')
  })

  it('is refused with a block missing or changed', async () => {
    add(1)
    await takeSnapshot(here, to, at(0))
    const [one] = blocksIn(to).map((name) => join(to, 'blocks', String(name)))
    const bytes = readFileSync(one as string)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    writeFileSync(one as string, bytes)
    await expect(restored(to)).rejects.toThrow('is damaged')
    rmSync(one as string)
    await expect(restored(to)).rejects.toThrow('is missing')
  })

  it('passes over what a process left that died in the middle, and removes it', async () => {
    add(1)
    await takeSnapshot(here, to, at(0))
    const home = join(to, 'blocks', 'ff')
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, `${'f'.repeat(64)}.part`), 'half')
    writeFileSync(join(home, 'f'.repeat(64)), 'a block of a moment that never was')
    writeFileSync(join(to, 'snapshots', '2026-11-26T100300000Z.json.part'), '{"format":1')
    writeFileSync(join(here.dataDir, '.copying-1'), 'half a base')
    expect((await restored(to)).ids).toEqual([1])
    add(2)
    rmSync(join(to, 'swept'))
    await takeSnapshot(here, to, at(4))
    for (const left of ['f'.repeat(64), `${'f'.repeat(64)}.part`]) expect(readdirSync(home)).not.toContain(left)
    expect(readdirSync(here.dataDir)).not.toContain('.copying-1')
    expect((await restored(to)).ids).toEqual([1, 2])
  })

  it('does not read a base again that nobody has written to', async () => {
    add(1)
    for (const end of ['', '-wal']) utimesSync(here.databaseUrl.slice('file:'.length) + end, 1000, 1000)
    await takeSnapshot(here, to, at(0))
    const put = Blocks.prototype.put
    const asked: number[] = []
    Blocks.prototype.put = async function (source) {
      const kept = await put.call(this, source)
      asked.push(kept.bytes)
      return kept
    }
    await takeSnapshot(here, to, at(4))
    Blocks.prototype.put = put
    expect(Math.max(...asked)).toBeLessThan(statSync(here.databaseUrl.slice('file:'.length)).size)
    expect((await restored(to)).ids).toEqual([1])
  })

  it('is not for two at once, nor for PostgreSQL', async () => {
    await takeSnapshot(here, to)
    const lock = new Database(join(to, 'lock'))
    lock.exec('BEGIN EXCLUSIVE')
    await expect(takeSnapshot(here, to)).rejects.toThrow('Another process')
    lock.close()
    await expect(takeSnapshot({ ...here, databaseUrl: 'postgres://nowhere/base' }, to)).rejects.toThrow('archive_command')
  })
})

it('a day of moments stays, then the last of each day for a month', async () => {
  const now = new Date('2026-11-26T12:00:00Z')
  const before = (hours: number) => ({ name: String(hours), at: new Date(now.getTime() - hours * 3_600_000) })
  const all = [0, 1, 23, 25, 30, 37, 40, 24 * 10, 24 * 10 + 1, 24 * 31].map(before)
  expect(tooMany(all, now).map(({ name }) => name)).toEqual(['30', '40', '241', '744'])
  expect(tooMany([before(24 * 40)], now)).toEqual([])
  expect(snapshotsIn(join(folder(), 'absent'))).toEqual([])
})
