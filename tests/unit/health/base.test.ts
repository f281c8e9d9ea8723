import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, describe, expect, it } from 'vitest'
import { base, books, damage, durability, schema, writing } from '../../../server/health/baseChecks.ts'
import { clock } from '../../../server/health/clockCheck.ts'
import { examine, type Found, fixAll, presentFinding } from '../../../server/health/index.ts'
import { connected } from '../../../server/platform/connections/postgresConnection.ts'
import { STEPS_TABLE } from '../../../server/store/engine/steps.ts'
import { refuseForgetful } from '../../../server/store/index.ts'
import { healthSite, look } from '../../support/health/healthSite.ts'
import { makePlant } from '../../support/samples/factories.ts'
import { wrongBalances } from '../../support/samples/wrongBalances.ts'
import { dialect, emptyBase, freshBase } from '../../support/store/store.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
async function siteOn(make: typeof freshBase, now?: () => Date) {
  const { url, drop } = await make()
  const made = healthSite({ DATABASE_URL: url }, now && { now })
  ends.push(drop, made.close)
  return { ...made, url }
}
async function run(url: string, ...statements: string[]) {
  if (url.startsWith('file:')) {
    const opened = new Database(url.slice('file:'.length))
    opened.pragma('foreign_keys = OFF')
    for (const sql of statements) opened.exec(sql)
    opened.close()
    return
  }
  await connected(url, async (client) => {
    for (const sql of statements) await client.query(sql)
  })
}
const steps = STEPS_TABLE[dialect]

describe('a base', () => {
  it('of this version that takes writes, holds together and whose books agree is fine', async () => {
    const { site } = await siteOn(freshBase)
    expect(await Promise.all([base, schema, writing, damage, books, clock].map((check) => look(check, site)))).toEqual(
      Array(6).fill(['green fine']),
    )
  })

  it('of an older or newer version, of another program, says which', async () => {
    const { site, url } = await siteOn(freshBase)
    const newest = `(SELECT max(created_at) FROM ${steps})`
    await run(url, `DELETE FROM ${steps} WHERE created_at = ${newest}`)
    expect(await look(base, site)).toEqual(['yellow older'])
    await run(url, `UPDATE ${steps} SET hash = 'of a branch' WHERE created_at = ${newest}`)
    expect(await look(base, site)).toEqual(['red other'])
    const ahead = await siteOn(freshBase)
    await run(ahead.url, `INSERT INTO ${steps} (hash, created_at) VALUES ('of the future', 4711000000000)`)
    expect(await look(base, ahead.site)).toEqual(['red newer'])
    expect(await look(writing, ahead.site)).toEqual(['red refused health.reasons.other'])
    const other = await siteOn(emptyBase)
    await run(other.url, 'CREATE TABLE customers (id int)')
    expect(await look(base, other.site)).toEqual(['red foreign'])
  })

  it('whose stock is not the sum of its entries is found out', async () => {
    const { site, url } = await siteOn(freshBase)
    const stamps = '0, 0'
    await run(
      url,
      `INSERT INTO plant (id, name, code, sort_order, status, created_at, updated_at) VALUES (1, 'P', 'P1', 0, 'ENABLED', ${stamps})`,
      `INSERT INTO spare_part (id, plant_id, code, name, unit, quantity, created_at, updated_at) VALUES (1, 1, 'S1', 'S', 'pc', 5000, ${stamps})`,
    )
    expect(await look(books, site)).toEqual(['red wrong'])
  })

  it('of which entries record other balances than they make says so with the command that puts them right, and is fine after it', async () => {
    const { site } = await siteOn(freshBase)
    const store = await site.store()
    const wrong = await wrongBalances(store, (await makePlant(store)).actor)
    expect(await look(books, site)).toEqual(['red recorded'])
    const [found] = await examine([books], site)
    for (const language of ['zh', 'en'] as const) {
      const { says, todo } = presentFinding(found as Found, language)
      expect([says, todo]).toEqual([
        expect.stringContaining(language === 'zh' ? '2 条流水' : 'Ledger entries with a wrong balance: 2 ('),
        expect.stringContaining('npm run doctor -- --fix'),
      ])
      expect(says).toContain(`inkLog ${wrong[1]}: balance is 7, the entries make 6, placeBalance is 5, the entries make 3`)
    }
    expect(await fixAll([books], site)).toEqual([])
    expect(await look(books, site)).toEqual(['green fine'])
  })

  it('is left alone by what mends while it is not of this version', async () => {
    const { site } = await siteOn(freshBase)
    const away = { ...site, store: () => Promise.reject(new Error('the base is not up to date')) }
    expect(await fixAll([books], away)).toEqual([])
  })
})

describe.runIf(dialect === 'sqlite')('a SQLite base (needs SQLite)', () => {
  it('that is not made yet is no fault', async () => {
    const { site, close } = healthSite()
    ends.push(close)
    expect(await look(base, site)).toEqual(['green absent'])
  })

  it('with a torn index, or a reference into nothing, is damaged although it opens', async () => {
    const torn = await siteOn(freshBase)
    const file = torn.url.slice('file:'.length)
    const opened = new Database(file)
    opened.pragma('wal_checkpoint(TRUNCATE)')
    const page = opened
      .prepare("SELECT rootpage FROM sqlite_master WHERE type = 'index' AND tbl_name = 'session' LIMIT 1")
      .pluck()
      .get() as number
    const size = opened.pragma('page_size', { simple: true }) as number
    opened.close()
    const handle = openSync(file, 'r+')
    writeSync(handle, Buffer.alloc(size, 0x5a), 0, size, (page - 1) * size)
    closeSync(handle)
    expect(await look(base, torn.site)).toEqual(['green fine'])
    expect(await look(damage, torn.site)).toEqual(['red damaged'])

    const loose = await siteOn(freshBase)
    await run(loose.url, 'INSERT INTO user_role (owner_id, target_id, position) VALUES (1, 1, 0)')
    expect(await look(damage, loose.site)).toEqual(['red damaged'])
  })

  it('that is another kind of file, garbage or a folder says so', async () => {
    const { site, folder, close } = healthSite()
    ends.push(close)
    const file = join(folder, 'millwright.sqlite')
    writeFileSync(file, 'Dear Sir or Madam, '.repeat(300))
    expect(await look(base, site)).toEqual(['red noBase'])
    const { url, drop } = await freshBase()
    ends.push(drop)
    const bytes = readFileSync(url.slice('file:'.length))
    writeFileSync(file, Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100, 0x5a)]))
    expect(await look(base, site)).toEqual(['red damaged'])
    rmSync(file)
    const inFolder = healthSite({ DATABASE_URL: `file:${folder}` })
    ends.push(inFolder.close)
    expect(await look(base, inFolder.site)).toEqual(['red folder'])
  })

  it('of which something was dropped or put in by hand says what', async () => {
    const { site, url } = await siteOn(freshBase)
    await run(url, 'ALTER TABLE workshop RENAME COLUMN sort_order TO place')
    expect(await look(schema, site)).toEqual(['red lacking', 'yellow added'])
    // So that nobody is given it again.
    await run(url, `DELETE FROM ${steps}`)
  })

  it('that was written later than now tells of a clock that was set back', async () => {
    const { site } = await siteOn(freshBase, () => new Date(Date.now() - 3 * 86_400_000))
    expect(await look(clock, site)).toEqual(['red off'])
  })
})

describe('a PostgreSQL that cannot be reached', () => {
  it.each([
    ['unknownHost', 'postgres://u:p@no-such-host.invalid/base'],
    ['refused', 'postgres://u:p@127.0.0.1:9/base'],
  ])('says why: %s', async (why, DATABASE_URL) => {
    const { site, close } = healthSite({ DATABASE_URL })
    ends.push(close)
    expect(await look(base, site)).toEqual([`red away health.reasons.${why}`])
  })
})

describe.runIf(dialect === 'postgres')('a PostgreSQL (needs PostgreSQL)', () => {
  const server = () => new URL(process.env.TEST_DATABASE_URL as string)
  async function reason(change: (url: URL) => void) {
    const url = server()
    change(url)
    const { site, close } = healthSite({ DATABASE_URL: url.href })
    ends.push(close)
    return look(base, site)
  }

  it('without the base, with another account, or without TLS says which', async () => {
    expect(await reason((url) => (url.pathname = '/no_such_base'))).toEqual(['red away health.reasons.noSuchBase'])
    expect(await reason((url) => (url.username = 'nobody_here'))).toEqual(['red away health.reasons.password'])
    expect(await reason((url) => url.searchParams.set('sslmode', 'verify-full'))).toEqual(['red away health.reasons.tls'])
  })

  it('with an index that was never finished is damaged', async () => {
    const { site, url } = await siteOn(freshBase)
    await run(
      url,
      "UPDATE pg_index SET indisvalid = false WHERE indexrelid = (SELECT min(indexrelid) FROM pg_index WHERE indrelid = 'session'::regclass AND NOT indisprimary)",
    )
    expect(await look(damage, site)).toEqual(['red damaged'])
    await run(url, 'UPDATE pg_index SET indisvalid = true WHERE NOT indisvalid')
  })

  it('that forgets what it has acknowledged is red, and is no base for production', async () => {
    const { site, url } = await siteOn(freshBase)
    const name = new URL(url).pathname.slice(1)
    const commits = (how: 'on' | 'off') => run(url, `ALTER DATABASE "${name}" SET synchronous_commit = ${how}`)
    await commits('off')
    expect(await look(durability, site)).toEqual(['red off'])
    await expect(refuseForgetful(url)).rejects.toThrow(/synchronous_commit off/)
    await commits('on')
    expect(await look(durability, site)).toEqual(['green fine'])
    await refuseForgetful(url)
    await commits('off')
  })

  it('whose clock is another one is found out, unless the connection is slow', async () => {
    const { site } = await siteOn(freshBase, () => new Date(Date.now() - 5_000))
    expect(await look(clock, site)).toEqual(['yellow off'])
    const far = await siteOn(freshBase, () => new Date(Date.now() + 3_600_000))
    expect(await look(clock, far.site)).toEqual(['red off'])
    // Ten seconds pass here between question and answer, and the answer lies in between.
    let asked = 0
    const slow = await siteOn(freshBase, () => new Date(Date.now() + (asked++ ? 5_000 : -5_000)))
    expect(await look(clock, slow.site)).toEqual(['green fine'])
  })
})
