import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { built, type Container, canReplay, hasEngine, type Image, replayed } from '../../support/images/image.ts'
import { freePort } from '../../support/servers/process.ts'

const isEngine = hasEngine()
const PASSWORD = 'Rotations-of-2026'
const MINUTES = 10 * 60_000

describe.skipIf(!isEngine && !canReplay())(
  'the image (needs an engine, or Linux and the right to mount)',
  () => {
    let image: Image
    let server: Container
    let address: string
    let env: Record<string, string>
    /** That it serves, or how it ended. */
    async function ready() {
      const over = once(server.child, 'exit').then(([code]) => `ended with ${code}: ${server.said()}`)
      for (;;) {
        const answer = await Promise.race([over, fetch(`${address}/readyz`).catch(() => undefined)])
        if (typeof answer === 'string') return answer
        if (answer?.ok) return answer.status
        await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 100))])
      }
    }
    beforeAll(async () => {
      image = isEngine ? await built() : await replayed()
      const port = String(await freePort())
      address = `http://127.0.0.1:${port}`
      env = {
        PORT: port,
        HOST: '127.0.0.1',
        JWT_SECRET: 'q7Zp3vXw9Rk2Lm5Tn8Yb4Hc6Jd1Fg0Sa',
        ADMIN_PASSWORD: PASSWORD,
        DEMO: '0',
        LOG_LEVEL: 'info',
      }
      server = image.start(env)
    }, MINUTES)
    afterAll(async () => {
      if (server?.child.exitCode === null) {
        server.child.kill('SIGTERM')
        await once(server.child, 'exit')
      }
      image?.remove()
    }, MINUTES)

    it('comes up as somebody without power, on a root that it cannot write', async () => {
      expect(await ready()).toBe(200)
      if (isEngine) return
      const of = (file: string) => readFileSync(`/proc/${server.child.pid}/${file}`, 'utf8')
      const status = of('status')
      expect(status).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m)
      expect(status).toMatch(/^CapBnd:\t0+$/m)
      expect(status).toMatch(/^NoNewPrivs:\t1$/m)
      const writable = of('mountinfo')
        .split('\n')
        .flatMap((line) => (/ rw[, ]/.test(line.split(' - ')[0] ?? '') ? (line.split(' ')[4] ?? '') : []))
      expect(writable.filter((path) => !/^\/(data|backups|tmp|dev|proc)(\/|$)/.test(path))).toEqual([])
    })

    it('lets its administrator in, and shows its pages', async () => {
      const query = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
      const variables = { input: { username: 'admin', password: sha256Hex(PASSWORD) } }
      const answer = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      })
      expect(await answer.json()).toEqual({ data: { login: { token: expect.any(String) } } })
      for (const path of ['/', '/bigscreen/']) expect((await fetch(address + path)).status).toBe(200)
    })

    it('makes a backup into its volume while it works', async () => {
      const backup = image.start({ ...env, PORT: '4000' }, ['node', 'dist/server/backup.js'])
      const [code] = (await once(backup.child, 'exit')) as [number | null]
      expect([code, backup.said()]).toEqual([0, expect.stringMatching(/^\/backups\/millwright-\S+$/m)])
    })

    it('ends when it is told to', async () => {
      expect(server.child.exitCode).toBeNull()
      server.child.kill('SIGTERM')
      const [code] = (await once(server.child, 'exit')) as [number | null]
      expect([code, server.said()]).toEqual([0, expect.not.stringMatching(/EROFS|EACCES|"level":50/)])
    })
  },
  MINUTES,
)
