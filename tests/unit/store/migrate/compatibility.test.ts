import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../../server/app.ts'
import { menu } from '../../../../server/domain/identity/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { connected } from '../../../../server/platform/connections/postgresConnection.ts'
import { readConfig } from '../../../../server/platform/settings/config.ts'
import { migrate, openStore, recogniseBase } from '../../../../server/store/index.ts'
import { dialect, emptyBase, freshBase } from '../../../support/store/store.ts'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'millwright-recognise-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const STEPS = dialect === 'sqlite' ? '__drizzle_migrations' : 'drizzle.__drizzle_migrations'
/** Statements of somebody else's, on either base. */
async function run(url: string, ...statements: string[]) {
  if (url.startsWith('file:')) {
    const base = new Database(url.slice('file:'.length))
    for (const sql of statements) base.exec(sql)
    base.close()
    return
  }
  await connected(url, async (client) => {
    for (const sql of statements) await client.query(sql)
  })
}
/** What a start says; 'it started' when it does. */
async function start(url: string): Promise<string> {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent', DEMO: '0' })
  try {
    const { close } = await createApp({ config, logger: pino({ level: 'silent' }), hasQueue: false })
    await close()
    return 'it started'
  } catch (error) {
    return (error as Error).message
  }
}
/** The same without a server: what it would say of the base, or how many steps that lacks. */
const look = (url: string) => recogniseBase(url).then(String, (error: Error) => error.message)
async function on(make: typeof freshBase, work: (url: string) => Promise<void>) {
  const { url, drop } = await make()
  try {
    await work(url)
  } finally {
    await drop()
  }
}

describe('a start', () => {
  it('takes an empty base and one of an older version', async () => {
    await on(emptyBase, async (url) => {
      expect(Number(await look(url))).toBeGreaterThan(1)
      expect(await start(url)).toBe('it started')
      expect(await look(url)).toBe('0')
      await run(url, `DELETE FROM ${STEPS} WHERE created_at = (SELECT max(created_at) FROM ${STEPS})`)
      expect(await look(url)).toBe('1')
    })
  })

  it('refuses a base that a newer version has written, and writes nothing', async () => {
    await on(emptyBase, async (url) => {
      await migrate(url)
      await run(url, `INSERT INTO ${STEPS} (hash, created_at) VALUES ('of the future', 4711)`)
      expect(await start(url)).toMatch(/newer Millwright.*start the newer version.*restore a backup/is)
      await expect(migrate(url)).rejects.toThrow(/newer Millwright/)
      await run(url, `DELETE FROM ${STEPS} WHERE hash = 'of the future'`)
      const store = await openStore({ url })
      expect(await store.read(systemActor(0)).of(menu).count({})).toBe(0)
      await store.close()
    })
  })

  it('refuses a base that went another way', async () => {
    await on(emptyBase, async (url) => {
      await migrate(url)
      await run(url, `UPDATE ${STEPS} SET hash = 'of a branch' WHERE created_at = (SELECT max(created_at) FROM ${STEPS})`)
      expect(await look(url)).toMatch(/another version of Millwright.*\d{4}_\w+/s)
    })
  })

  it('refuses a base of something else', async () => {
    await on(emptyBase, async (url) => {
      await run(url, 'CREATE TABLE customers (id int)', 'INSERT INTO customers VALUES (1)')
      expect(await look(url)).toMatch(/another program .customers.*DATABASE_URL/s)
      await run(url, 'UPDATE customers SET id = 2')
    })
    await on(emptyBase, async (url) => {
      if (dialect === 'postgres') await run(url, 'CREATE SCHEMA drizzle')
      await run(url, `CREATE TABLE ${STEPS} (id int, hash text, created_at bigint)`, `INSERT INTO ${STEPS} VALUES (1, 'x', 1700000000000)`)
      expect(await look(url)).toMatch(/another program/)
    })
  })
})

describe.runIf(dialect === 'sqlite')('a start on a file (needs SQLite)', () => {
  const fileWith = (name: string, content: string | Buffer) => {
    const file = join(dataDir, name)
    writeFileSync(file, content)
    return file
  }

  it('that is no base refuses it and leaves it as it is', async () => {
    const file = fileWith('letter.sqlite', 'Dear Sir or Madam, '.repeat(300))
    expect(await start(`file:${file}`)).toMatch(/letter\.sqlite is not a SQLite base/)
    expect(readFileSync(file, 'utf8')).toBe('Dear Sir or Madam, '.repeat(300))
    expect(existsSync(`${file}.lock`)).toBe(false)
  })

  it('that is damaged says so', async () => {
    await on(freshBase, async (url) => {
      const bytes = readFileSync(url.slice('file:'.length))
      const file = fileWith('torn.sqlite', Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100, 0x5a)]))
      expect(await look(`file:${file}`)).toMatch(/torn\.sqlite is damaged.*backup/s)
    })
  })

  it('that is a folder says so', async () => {
    expect(await look(`file:${dataDir}`)).toMatch(/is not a SQLite base/)
  })
})
