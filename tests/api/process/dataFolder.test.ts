import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testApp } from '../../support/servers/app.ts'

it('a server whose secret and base are kept elsewhere makes the folder for its data all the same', async () => {
  const place = mkdtempSync(join(tmpdir(), 'millwright-place-'))
  const home = join(place, 'not', 'there yet')
  const { address, close } = await testApp({ DEMO: '0', DATA_DIR: home, JWT_SECRET: 'kept by the tests, for as long as they run' })
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  // Where the ends of the audit trail are told of.
  expect(existsSync(join(home, 'audit.heads.json'))).toBe(true)
  await close()
  rmSync(place, { recursive: true, force: true })
})
