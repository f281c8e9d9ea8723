import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/demo/index.ts'
import { connected } from '../../server/platform/connections/postgresConnection.ts'
import { pause } from '../support/servers/mortal.ts'
import { hasPostgresServer, privatePostgres } from '../support/servers/privatePostgres.ts'
import { run } from '../support/servers/process.ts'
import { shown } from '../support/stories/chaos.ts'
import { signedIn } from '../support/stories/stockYard.ts'

const SECONDS = Number(process.env.FAULT_AWAY_SECONDS ?? 60)
const CLIENTS = 16
const MAKE = 'mutation($name: String!) { createWorkshop(input: { name: $name }) { id } }'

type Heard = 'acknowledged' | 'refused' | 'unknown' | 'unexplained'
interface Sent {
  readonly name: string
  readonly heard: Heard
}
interface Answer {
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string; readonly refusal?: string } }[]
}
const heardIn = ({ errors }: Answer): Heard => {
  const [error] = errors ?? []
  if (!error) return 'acknowledged'
  if (error.extensions.refusal === 'outage.unknown') return 'unknown'
  return error.extensions.code === 'SERVICE_UNAVAILABLE' ? 'refused' : 'unexplained'
}

/** Every connection but this one is ended some times, whatever it does. */
async function cutOften(url: string) {
  const others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
  await connected(url, async (client) => {
    for (let times = 0; times < 15; times++) {
      await pause(100 * Math.random())
      await client.query(others)
    }
  })
}

it.runIf(hasPostgresServer)(
  'PostgreSQL is restarted and crashes under load: nobody hears otherwise than it is',
  { timeout: (SECONDS + 300) * 1000 },
  async () => {
    const base = await privatePostgres()
    const folder = mkdtempSync(join(tmpdir(), 'millwright-gone-'))
    const server = await run({ DATABASE_URL: base.url, DATA_DIR: folder, DEMO: '1' })
    try {
      expect(await server.ready, server.said()).toBe(true)
      const token = await signedIn(server.address, 'admin', DEMO_PASSWORD)
      const call = async (query: string, variables: object, key?: string) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) }
        const answer = await fetch(`${server.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
        return (await answer.json()) as Answer
      }
      const [sent, insisted]: [Sent[], string[]] = [[], []]
      let [isOver, reads, readsRefused] = [false, 0, 0]
      const writer = async () => {
        while (!isOver) {
          const name = `once ${randomUUID()}`
          sent.push({ name, heard: heardIn(await call(MAKE, { name })) })
        }
      }
      const insister = async () => {
        while (!isOver) {
          const [name, key] = [`kept ${randomUUID()}`, randomUUID()]
          while (heardIn(await call(MAKE, { name }, key)) !== 'acknowledged') await pause(50)
          insisted.push(name)
        }
      }
      const reader = async () => {
        for (; !isOver; reads++)
          if (heardIn(await call('{ workshops(page: { size: 5 }) { total } }', {})) !== 'acknowledged') readsRefused++
      }
      const all = Promise.all([writer, insister].flatMap((one) => Array.from({ length: CLIENTS / 2 }, one)).concat(reader()))
      const until = performance.now() + SECONDS * 1000
      let gone = 0
      for (; performance.now() < until; gone++) {
        await pause(1000)
        await cutOften(base.url)
        await base.stop(gone % 2 ? 'fast' : 'immediate')
        if (gone % 4 > 1) await pause(1000 * Math.random())
        await base.start()
      }
      isOver = true
      await all
      expect(server.child.exitCode, server.said()).toBeNull()
      const counted = 'SELECT name, count(*) AS n FROM workshop GROUP BY name'
      const { rows } = await connected(base.url, (client) => client.query<{ name: string; n: string }>(counted))
      const there = new Map(rows.map(({ name, n }) => [name, Number(n)]))
      const of = (heard: Heard) => sent.filter((one) => one.heard === heard).map(({ name }) => there.get(name) ?? 0)
      const told = {
        acknowledged: of('acknowledged').length,
        lost: of('acknowledged').filter((n) => n !== 1).length,
        refused: of('refused').length,
        thereThoughRefused: of('refused').filter((n) => n).length,
        unknown: of('unknown').length,
        unexplained: of('unexplained').length,
        insisted: insisted.length,
        insistedNotOnce: insisted.filter((name) => there.get(name) !== 1).length,
      }
      shown('PostgreSQL gone and back', { gone, reads, readsRefused, ...told })
      expect(told).toMatchObject({ lost: 0, thereThoughRefused: 0, unexplained: 0, insistedNotOnce: 0 })
      expect(Math.min(told.acknowledged, told.insisted)).toBeGreaterThan(gone)
    } finally {
      server.child.kill('SIGKILL')
      await server.ended
      await base.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
