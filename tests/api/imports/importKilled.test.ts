import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { rawWorkbook, sheetXml } from '../../support/samples/hostileWorkbooks.ts'
import { importer } from '../../support/samples/importer.ts'
import { type Running, run } from '../../support/servers/process.ts'
import { freshBase } from '../../support/store/store.ts'

const PASSWORD = 'a password for imports 2026'
const ROWS = 1_000
const dataDir = mkdtempSync(join(tmpdir(), 'millwright-import-'))
const started: Running[] = []
let base: Awaited<ReturnType<typeof freshBase>> | undefined
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL')
    await ended
  }
  await base?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(url: string) {
  const server = await run({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO: '0', ADMIN_PASSWORD: PASSWORD })
  started.push(server)
  expect(await server.ready).toBe(true)
  const response = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation($input: LoginInput!) { login(input: $input) { token } }',
      variables: { input: { username: 'admin', password: sha256Hex(PASSWORD) } },
    }),
  })
  const { token } = ((await response.json()) as { data: { login: { token: string } } }).data.login
  return { server, token, client: importer(server, token) }
}
const row = (name: string) => `<row><c t="inlineStr"><is><t>${name}</t></is></c></row>`

it('an import that is killed in the middle leaves nothing behind, and can be done again', { timeout: 240_000 }, async () => {
  base = await freshBase()
  const { server, token, client } = await start(base.url)
  const file = rawWorkbook(sheetXml(row('name') + Array.from({ length: ROWS }, (_, i) => row(`Killed ${i}`)).join('')))
  const { body } = await client.upload('/workshops', file)
  const checked = await client.check(body.id, { updatesExisting: false })
  expect(checked.result?.counts.created).toBe(ROWS)

  const response = await fetch(`${server.address}/api/v1/imports/${body.id}/commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  // The first word of progress: the transaction is open and has written some rows.
  const first = await response.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toMatch(new RegExp(`"done":\\d+,"of":${ROWS}`))
  server.child.kill('SIGKILL')
  await server.ended

  const again = await start(base.url)
  const count = async () => ((await (await again.client.get('/workshops?pageSize=1')).json()) as { data: { count: number } }).data.count
  expect(await count()).toBe(0)
  expect((await again.client.commit(body.id)).result?.counts.created).toBe(ROWS)
  expect(await count()).toBe(ROWS)
})
