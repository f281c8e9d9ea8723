import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyBase } from '../../../server/backup/baseCopy.ts'
import { makeBackup } from '../../../server/backup/makeBackup.ts'
import { restoreBackup } from '../../../server/backup/restoreBackup.ts'
import { drillRestore } from '../../../server/backup/restoreDrill.ts'
import { ledgerFaults, rewriteBalances } from '../../../server/domain/ledger/index.ts'
import { inkLog } from '../../../server/domain/stock/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { connected } from '../../../server/platform/connections/postgresConnection.ts'
import { type Config, readConfig } from '../../../server/platform/settings/config.ts'
import { auditKeys, openStore } from '../../../server/store/index.ts'
import { spoilBalances } from '../../support/samples/wrongBalances.ts'
import { demoStore } from '../../support/store/demoStore.ts'
import { emptySqlite } from '../../support/store/emptySqlite.ts'
import { dialect, emptyBase, fixedClock } from '../../support/store/store.ts'

const clock = fixedClock()
let shop: Awaited<ReturnType<typeof demoStore>>
let config: Config
let archive: string

const folder = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`))
const databases = async () => {
  if (dialect === 'sqlite') return []
  const query = "SELECT datname FROM pg_database WHERE datname LIKE 'millwright_drill_%'"
  return connected(shop.url, async (client) => (await client.query<{ datname: string }>(query)).rows.map(({ datname }) => datname))
}
/** What a drill may not leave behind: nothing but the archives themselves. */
const remains = async () => [...readdirSync(config.backup.folder).filter((name) => !name.startsWith('millwright-')), ...(await databases())]
const make = async () => (await makeBackup(config, { folder: config.backup.folder, now: clock.now })).path

beforeAll(async () => {
  shop = await demoStore(clock)
  config = readConfig({ DATA_DIR: folder('drill'), DATABASE_URL: shop.url })
  const sealing = await openStore({ url: shop.url, now: clock.now, trail: { keys: auditKeys(config.jwtSecret) } })
  await sealing.trail?.begin()
  await sealing.close()
})
beforeEach(async () => {
  archive = await make()
})
afterAll(() => shop.close())

describe('a restore drill', () => {
  it('restores the archive as a whole, compares a day with the live database and leaves nothing behind', async () => {
    const report = await drillRestore(config, archive)
    expect(report).toEqual({ day: expect.stringMatching(/^2026-\d\d-\d\d$/), figures: expect.any(Number) })
    expect(report.day < '2026-11-18').toBe(true)
    expect(report.figures).toBeGreaterThan(3)
    expect(await remains()).toEqual([])
  })

  it.runIf(dialect === 'postgres')(
    'restores into a database of its own, or into a file where the account may create none (needs PostgreSQL)',
    async () => {
      const role = `reader_${Date.now()}`
      const name = decodeURIComponent(new URL(shop.url).pathname.slice(1))
      const run = (statements: string) => connected(shop.url, (client) => client.query(statements))
      await run(
        `CREATE ROLE ${role} LOGIN PASSWORD 'q7Zp3vXw9Rk2'; GRANT pg_read_all_data TO ${role}; GRANT CONNECT ON DATABASE "${name}" TO ${role}`,
      )
      const poor = Object.assign(new URL(shop.url), { username: role, password: 'q7Zp3vXw9Rk2' }).href
      const report = await drillRestore({ ...config, databaseUrl: poor }, archive).finally(() =>
        run(`DROP OWNED BY ${role}; DROP ROLE ${role}`),
      )
      expect(report).toEqual(await drillRestore(config, archive))
      expect(await remains()).toEqual([])
    },
  )

  it('never writes to the live database or its folder', async () => {
    const rows = async () => {
      const { db } = shop.store.read(systemActor(0))
      const counts = await Promise.all(
        [...shop.store.tables.byName.keys()].map(async (name) => {
          const [row] = await db.select({ count: sql<number>`count(*)` }).from(sql`${sql.identifier(name)}`)
          return [name, Number(row?.count)]
        }),
      )
      return [counts, readdirSync(config.dataDir)]
    }
    const before = await rows()
    await drillRestore(config, archive)
    expect(await rows()).toEqual(before)
  })

  it('passes with an archive in which entries record other balances than they make, and a restore of it says that they were put right', async () => {
    const wrong = (await shop.store.read(systemActor(1)).of(inkLog).find({})).slice(0, 2).map(({ id }) => id)
    await spoilBalances(shop.store, systemActor(1), wrong)
    const archive = await make()
    expect(await drillRestore(config, archive)).toEqual({ day: expect.any(String), figures: expect.any(Number) })
    expect((await ledgerFaults(shop.store)).map(({ id }) => id)).toEqual(wrong)
    const place = await emptyBase()
    const there = readConfig({ DATA_DIR: folder('there'), DATABASE_URL: place.url })
    const { advice, doubts } = await restoreBackup(there, archive)
    expect([advice, doubts]).toEqual([[expect.stringContaining('2 stock entries recorded a wrong balance')], []])
    const restored = await openStore({ url: place.url, readers: 1 })
    expect(await ledgerFaults(restored)).toEqual([])
    await restored.close()
    await place.drop()
    await rewriteBalances(shop.store)
  })

  it('fails with the reason where the archive is damaged', async () => {
    const bytes = readFileSync(archive)
    bytes.fill(0x5a, bytes.length >> 1, (bytes.length >> 1) + 256)
    const damaged = join(config.backup.folder, 'millwright-20261101T000000Z-0.1.0.tar.gz')
    writeFileSync(damaged, bytes)
    await expect(drillRestore(config, damaged)).rejects.toThrow(/cannot be read to its end|is not what was put there/)
    expect(await remains()).toEqual([])
  })

  it('fails where the live database has other figures of the same day', async () => {
    await shop.store.write(systemActor(1), async (uow) => {
      const [first] = await uow.read.of(operationLog).find({})
      await shop.store.bulk(operationLog, [{ ...first, id: undefined, at: new Date(clock.now().getTime() - 20 * 3_600_000) }] as never, uow)
    })
    await expect(drillRestore(config, archive)).rejects.toThrow(
      /figures of 2026-11-17 differ from the live database: operationLog of plant/,
    )
  })

  it('fails where the audit trail in it is not as it was written', async () => {
    const copy = await emptySqlite()
    const file = copy.url.slice('file:'.length)
    await copyBase(shop.url, file)
    const database = new Database(file)
    database.exec('DROP TRIGGER IF EXISTS operation_log_unchanged')
    database.exec("UPDATE operation_log SET user_name = 'nobody' WHERE id = (SELECT min(id) FROM operation_log)")
    database.close()
    const tampered = readConfig({ DATA_DIR: config.dataDir, DATABASE_URL: copy.url })
    const { path } = await makeBackup(tampered, { folder: folder('tampered'), now: clock.now })
    await expect(drillRestore(tampered, path)).rejects.toThrow(/audit trail in it is not as it was written/)
    await copy.drop()
  })
})
