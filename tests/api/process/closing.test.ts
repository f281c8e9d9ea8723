import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { awayBase } from '../../support/servers/awayBase.ts'
import { dialect, freshBase } from '../../support/store/store.ts'

let base: Awaited<ReturnType<typeof freshBase>>
let dataDir: string
beforeEach(async () => {
  base = await freshBase()
  dataDir = mkdtempSync(join(tmpdir(), 'millwright-closing-'))
})
afterEach(async () => {
  await base.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A process that does all parts of the work; `warned` fills with the parts that take longer to close than even a busy machine needs. */
async function working(url: string) {
  const warned: string[] = []
  const write = (line: string) => void warned.push(JSON.parse(line).part)
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: url, DEMO: '0', ADMIN_PASSWORD: 'not guessed by anybody' })
  const limit = { byMs: 60_000, mostMs: 3_000 }
  const closing = { calls: { ...limit, mostMs: 6_000 }, api: limit, notes: limit, database: limit }
  const app = await createApp({ config, logger: pino({ level: 'warn' }, { write }), isMigrated: true, limits: { closing } })
  await app.listen()
  await app.queue?.ready
  return { app, warned }
}

describe('a process that closes', () => {
  it('names nothing where everything closes in time', async () => {
    const { app, warned } = await working(base.url)
    await app.close()
    expect(warned).toEqual([])
  })

  it('names a part that hangs and closes the others', async () => {
    const { app, warned } = await working(base.url)
    const { queue, store } = app
    if (!queue) throw new Error('it has a queue')
    const closed = vi.spyOn(store, 'close')
    const hanging = vi.spyOn(queue, 'close').mockReturnValue(new Promise(() => {}))
    await app.close()
    expect([warned, closed.mock.calls.length]).toEqual([['queue'], 1])
    hanging.mockRestore()
    closed.mockRestore()
    await queue.close()
  })
})

describe.runIf(dialect === 'postgres')('a process whose PostgreSQL answers no new connection (needs PostgreSQL)', () => {
  it('names what waits for it and ends all the same', async () => {
    const door = await awayBase(base.url)
    const { app, warned } = await working(door.url)
    door.silence()
    warned.length = 0
    await app.close()
    expect(warned).toContain('heartbeat')
    await door.shut()
  })
})
