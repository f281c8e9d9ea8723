import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbeddedBackend } from '../../../server/jobs/backends/embeddedBackend.ts'
import { makePlace, removePlace } from './backends.ts'

const logger = pino({ level: 'silent' })

/** Needs neither PostgreSQL nor Redis. */
describe('the embedded queue', () => {
  let folder: string
  beforeAll(async () => {
    folder = await makePlace('embedded')
  })
  afterAll(() => removePlace('embedded', folder))

  it('is refused to a second process, and free again when the first one is killed', async () => {
    const script = `const { openEmbeddedBackend } = await import(${JSON.stringify(fileURLToPath(new URL('../../../server/jobs/backends/embeddedBackend.ts', import.meta.url)))}); await openEmbeddedBackend(${JSON.stringify(folder)}, { error() {} }); console.log('open'); setInterval(() => {}, 1000)`
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

  it('begins anew where its base is damaged, and keeps the old one beside it', async () => {
    writeFileSync(join(folder, 'queue.sqlite'), 'no base at all '.repeat(500))
    const home = await openEmbeddedBackend(folder, logger)
    expect(home.isUp()).toBe(true)
    await home.close()
    expect(existsSync(join(folder, 'queue.sqlite.broken'))).toBe(true)
  })
})
