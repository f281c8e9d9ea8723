import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedIn } from '../stories/stockYard.ts'
import { imageOf, noted } from './powerCut.ts'
import { type Running, run } from './process.ts'

const ADMIN_PASSWORD = 'a password for faults 2026'
export const SECRET = 'servers without power sign with this 0123456789'
const MAKE = 'mutation($name: String!) { made: createWorkshop(input: { name: $name }) { id } }'

/** A server with its own base of SQLite, whose disk is noted down and can be broken: see powerCut.c. */
export async function notedServer() {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-power-'))
  const file = join(folder, 'base.sqlite')
  const settings = { DATA_DIR: folder, DATABASE_URL: `file:${file}`, DEMO: '0', ADMIN_PASSWORD, JWT_SECRET: SECRET, LOG_LEVEL: 'silent' }
  async function started(more: Readonly<Record<string, string>> = {}): Promise<Running> {
    const server = await run({ ...settings, ...more })
    if (!(await server.ready)) throw new Error(server.said())
    return server
  }
  // What fills a base is not what is looked at.
  const first = await started()
  first.child.kill('SIGTERM')
  await first.ended
  const before = imageOf(file)
  const disk = noted(folder, file)
  const server = await started(disk.env)
  const token = await signedIn(server.address, 'admin', ADMIN_PASSWORD)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const ask = (query: string, variables: object = {}) =>
    fetch(`${server.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })

  return {
    folder,
    file,
    before,
    disk,
    server,
    /** One row. Out: the status, and how much had been asked of the disk when it was acknowledged. */
    async make(name: string) {
      const answer = await ask(MAKE, { name })
      const { data } = (await answer.json()) as { data?: { made: { id: string } | null } | null }
      return { name, status: answer.status, isSafe: Boolean(data?.made), at: statSync(disk.log).size }
    },
    async readStatus() {
      return (await ask('{ workshops { total } }')).status
    },
    ready: async () => (await fetch(`${server.address}/readyz`)).status,
    async close() {
      server.child.kill('SIGKILL')
      await server.ended
      rmSync(folder, { recursive: true, force: true })
    },
    async kill() {
      server.child.kill('SIGKILL')
      await server.ended
    },
  }
}
