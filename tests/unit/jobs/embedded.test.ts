import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbeddedBackend } from '../../../server/jobs/embeddedBackend.ts'
import { EmbeddedPool } from '../../../server/jobs/embeddedPool.ts'
import { makePlace, removePlace } from './backends.ts'

const logger = pino({ level: 'silent' })

/** Needs neither PostgreSQL nor Redis. */
describe('the embedded queue', () => {
  let folder: string
  beforeAll(async () => {
    folder = await makePlace('embedded')
  })
  afterAll(() => removePlace('embedded', folder))

  it('keeps transactions of two clients apart', async () => {
    const home = await openEmbeddedBackend(folder, logger)
    const pool = home.connection as unknown as {
      connect(): Promise<{ query(text: string): Promise<{ rows: { n: number }[] }>; release(): void }>
      query(text: string): Promise<{ rows: { n: number }[] }>
    }
    await pool.query('CREATE TABLE probe (n int)')
    const one = await pool.connect()
    await one.query('BEGIN')
    await one.query('INSERT INTO probe VALUES (1)')
    const outside = pool.query('SELECT count(*)::int AS n FROM probe')
    await one.query('ROLLBACK')
    one.release()
    expect((await outside).rows).toEqual([{ n: 0 }])
    await home.close()
    await home.lost
  })

  it('is refused to a second process, and free again when the first one is killed', async () => {
    const script = `const { openEmbeddedBackend } = await import(${JSON.stringify(fileURLToPath(new URL('../../../server/jobs/embeddedBackend.ts', import.meta.url)))}); await openEmbeddedBackend(${JSON.stringify(folder)}, { error() {} }); console.log('open'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    await expect(openEmbeddedBackend(folder, logger)).rejects.toThrow('another process uses the queue')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const home = await openEmbeddedBackend(folder, logger)
    await home.close()
  })

  it('begins anew when a power failure has left a base that does not open, and keeps the old one beside it', async () => {
    truncateSync(join(folder, 'queue/global/pg_control'), 0)
    const home = await openEmbeddedBackend(folder, logger)
    const { rows } = await (home.connection as unknown as EmbeddedPool).query('SELECT 1 AS n')
    expect(rows).toEqual([{ n: 1 }])
    await home.close()
    expect(existsSync(join(folder, 'queue.broken/global/pg_control'))).toBe(true)
    expect(existsSync(join(folder, 'queue.new'))).toBe(false)
  })

  // Opens the base of the test before, which shows that it is a whole one.
  it('is given up when it no longer answers, so that it can be opened again', async () => {
    const pool = await EmbeddedPool.open(join(folder, 'queue'), 500)
    const waiting = Promise.allSettled([pool.query('SELECT pg_sleep(20)'), pool.query('SELECT 1')])
    await pool.lost
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await (await openEmbeddedBackend(folder, logger)).close()
  })
})
