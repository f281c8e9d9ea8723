import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbeddedHome } from '../../../server/jobs/embeddedHome.ts'
import { makePlace, removePlace } from './homes.ts'

describe('the embedded queue', () => {
  let folder: string
  beforeAll(async () => {
    folder = await makePlace('embedded')
  })
  afterAll(() => removePlace('embedded', folder))

  it('keeps transactions of two clients apart', async () => {
    const home = await openEmbeddedHome(folder)
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
    const script = `const { openEmbeddedHome } = await import(${JSON.stringify(fileURLToPath(new URL('../../../server/jobs/embeddedHome.ts', import.meta.url)))}); await openEmbeddedHome(${JSON.stringify(folder)}); console.log('open'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    await expect(openEmbeddedHome(folder)).rejects.toThrow('another process uses the queue')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const home = await openEmbeddedHome(folder)
    await home.close()
  })
})
