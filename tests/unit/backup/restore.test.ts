import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MadeBackup, makeBackup } from '../../../server/backup/makeBackup.ts'
import { restoreBackup } from '../../../server/backup/restoreBackup.ts'
import { verifyBackup } from '../../../server/backup/verifyBackup.ts'
import { workshop } from '../../../server/domain/masterdata/index.ts'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { type Config, readConfig } from '../../../server/platform/settings/config.ts'
import { auditKeys, openStore } from '../../../server/store/index.ts'
import { snake } from '../../../server/store/schema/tableSpec.ts'
import { demoStore } from '../../support/store/demoStore.ts'
import { emptySqlite } from '../../support/store/emptySqlite.ts'
import { fixedClock } from '../../support/store/store.ts'
import { emptyBase } from '../../support/suite/bases.ts'
import { isLong } from '../../support/suite/longForms.ts'

const clock = fixedClock()
const KEY = 'ab/abcdef0123456789abcdef0123456789'
let shop: Awaited<ReturnType<typeof demoStore>>
let here: Config
let made: MadeBackup

const folder = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`))
const configFor = (url: string, dataDir: string) => readConfig({ DATA_DIR: dataDir, DATABASE_URL: url })

/** Every table of the product with how many rows it has, and the ends of some texts: what a copy has to agree in. */
async function contentsOf(store: Pick<Awaited<ReturnType<typeof openStore>>, 'read' | 'tables'>) {
  const { db } = store.read(systemActor(0))
  const counts: Record<string, number> = {}
  for (const name of store.tables.byName.keys()) {
    if (name === snake('changeMark')) continue
    const [row] = await db.select({ count: sql<number>`count(*)` }).from(sql`${sql.identifier(name)}`)
    counts[name] = Number(row?.count)
  }
  const reports = await store.read(systemActor(1)).of(reportLog).find({})
  return { counts, reports }
}

beforeAll(async () => {
  shop = await demoStore(clock)
  const dataDir = folder('here')
  here = configFor(shop.url, dataDir)
  const sealing = await openStore({ url: shop.url, now: clock.now, trail: { keys: auditKeys(here.jwtSecret) } })
  await sealing.trail?.begin()
  await sealing.close()
  mkdirSync(join(dataDir, 'uploads/ab'), { recursive: true })
  writeFileSync(join(dataDir, 'uploads', KEY), 'a photo of a torn web')
  mkdirSync(join(dataDir, 'tls'))
  for (const name of ['authority', 'server']) writeFileSync(join(dataDir, `tls/${name}.pem`), name, { mode: 0o600 })
  made = await makeBackup(here, { folder: folder('archives'), now: clock.now })
})
afterAll(() => shop.close())

describe('a backup', () => {
  it('is one archive with the base, the contents, the secret and what phones trust, and nothing beside it', () => {
    expect(readdirSync(join(made.path, '..'))).toEqual(['millwright-20261118T020000Z-0.1.0.tar.gz'])
    expect(made.manifest.parts.map(({ path }) => path)).toEqual(['base.sqlite', `contents/files/${KEY}`, 'jwt.secret', 'tls/authority.pem'])
  })

  it('can be looked through without being restored', async () => {
    expect(await verifyBackup(made.path, { utcOffset: '+08:00' })).toEqual(made.manifest)
    expect(readdirSync(join(made.path, '..'))).toHaveLength(1)
  })

  for (const [kind, place] of Object.entries({ 'a base of the same kind': emptyBase, 'a SQLite file': emptySqlite }))
    it(`comes back whole in ${kind}, and the product goes on with it`, async () => {
      const base = await place()
      const there = configFor(base.url, folder('there'))
      const { manifest, advice } = await restoreBackup(there, made.path)
      expect([manifest, advice]).toEqual([made.manifest, []])
      const store = await openStore({ url: base.url, now: clock.now })
      expect(await contentsOf(store)).toEqual(await contentsOf(shop.store))
      const added = await store.write(systemActor(1), (uow) => uow.of(workshop).create({ name: 'New' }))
      expect(added.id).toBeGreaterThan(0)
      await store.close()
      await base.drop()
      expect(readFileSync(join(there.dataDir, 'uploads', KEY), 'utf8')).toBe('a photo of a torn web')
      expect(readFileSync(join(there.dataDir, 'jwt.secret'), 'utf8')).toBe(readFileSync(join(here.dataDir, 'jwt.secret'), 'utf8'))
      const authority = join(there.dataDir, 'tls/authority.pem')
      expect([readFileSync(authority, 'utf8'), statSync(authority).mode & 0o777]).toEqual(['authority', 0o600])
      expect(readdirSync(join(there.dataDir, 'tls'))).toEqual(['authority.pem'])
      expect(readdirSync(there.dataDir).filter((name) => name.startsWith('.'))).toEqual([])
    })

  it('is complete to the last write before it began, while others write on', async () => {
    let isOver = false
    let written = 0
    const writing = (async () => {
      while (!isOver) {
        await shop.store.write(systemActor(1), (uow) => uow.of(workshop).create({ name: `Room ${written}`, sortOrder: 777 }))
        written++
      }
    })()
    while (written < 5) await new Promise((turn) => setImmediate(turn))
    for (let round = 0; round < (isLong ? 3 : 1); round++) {
      const before = written
      const { path } = await makeBackup(here, { folder: folder('busy') })
      const base = await emptySqlite()
      await restoreBackup(configFor(base.url, folder('again')), path)
      const store = await openStore({ url: base.url })
      const found = await store.read(systemActor(1)).of(workshop).count({ sortOrder: 777 })
      expect(found).toBeGreaterThanOrEqual(before)
      await store.close()
      await base.drop()
    }
    isOver = true
    await writing
  })
})

describe('a restore', () => {
  it('writes over nothing: neither a folder with something in it nor a base that has tables', async () => {
    const base = await emptyBase()
    const full = folder('full')
    writeFileSync(join(full, 'note.txt'), 'mine')
    await expect(restoreBackup(configFor(base.url, full), made.path)).rejects.toThrow('is not empty: it holds note.txt')
    await expect(restoreBackup(configFor(shop.url, folder('other')), made.path)).rejects.toThrow('is not empty')
    await base.drop()
  })

  it('leaves out what runs by itself and is none of ours, and says so; to a check such an archive is broken', async () => {
    const file = await emptySqlite()
    const tainted = configFor(file.url, folder('tainted'))
    await restoreBackup(tainted, made.path)
    const base = new Database(file.url.slice('file:'.length))
    base.exec('CREATE TRIGGER helper AFTER INSERT ON report_log BEGIN DELETE FROM workshop; END')
    base.exec('CREATE TRIGGER operation_log_unchanged AFTER INSERT ON operation_log BEGIN DELETE FROM workshop; END')
    base.close()
    const { path } = await makeBackup(tainted, { folder: folder('archives') })
    await expect(verifyBackup(path, { utcOffset: '+08:00' })).rejects.toThrow('no part of Millwright: helper')
    const place = await emptySqlite()
    const { advice } = await restoreBackup(configFor(place.url, folder('there')), path)
    expect(advice).toEqual([expect.stringContaining('left out: helper.')])
    const restored = new Database(place.url.slice('file:'.length), { readonly: true })
    const triggers = restored.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").pluck().all() as string[]
    restored.close()
    expect(triggers.filter((name) => !name.includes('__text_'))).toEqual([])
    await place.drop()
    await file.drop()
  })

  it('that breaks off leaves the place as empty as it was', async () => {
    const base = await emptyBase()
    const dataDir = folder('broken')
    const there = configFor(base.url, dataDir)
    const bytes = readFileSync(made.path)
    const spoilt = join(folder('spoilt'), 'millwright-20261118T020000Z-0.1.0.tar.gz')
    bytes.fill(0x5a, bytes.length >> 1, (bytes.length >> 1) + 256)
    writeFileSync(spoilt, bytes)
    await expect(restoreBackup(there, spoilt)).rejects.toThrow()
    expect(readdirSync(dataDir)).toEqual(['jwt.secret'])
    if (base.url.startsWith('file:')) expect(existsSync(base.url.slice('file:'.length))).toBe(false)
    await restoreBackup(there, made.path)
    await base.drop()
  })
})
