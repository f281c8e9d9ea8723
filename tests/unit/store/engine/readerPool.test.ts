import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ReaderPool } from '../../../../server/store/engine/readerPool.ts'
import { openFile } from '../../../../server/store/engine/sqlite.ts'

let folder: string
let pool: ReaderPool
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millwright-'))
  pool = new ReaderPool(join(folder, 'base.sqlite'), 2)
})
afterEach(async () => {
  await pool.close()
  rmSync(folder, { recursive: true })
})
const fileWith = (n: number) => openFile(join(folder, 'base.sqlite')).exec(`CREATE TABLE t AS SELECT ${n} AS n`).close()
const ask = () => pool.db.select({ n: sql<number>`n` }).from(sql`t`)

it('starts a thread when there is something to read, another when that is busy, and no more than allowed', async () => {
  fileWith(7)
  expect(pool.size).toBe(0)
  expect(await ask()).toEqual([{ n: 7 }])
  expect(await ask()).toEqual([{ n: 7 }])
  expect(pool.size).toBe(1)
  expect(await Promise.all(Array.from({ length: 6 }, async () => ask()))).toEqual(Array.from({ length: 6 }, () => [{ n: 7 }]))
  expect(pool.size).toBe(2)
})

it('fails what a thread that died was asked, and goes on with the next', async () => {
  await expect(ask()).rejects.toThrow()
  expect(pool.size).toBe(0)
  fileWith(8)
  expect(await ask()).toEqual([{ n: 8 }])
})
