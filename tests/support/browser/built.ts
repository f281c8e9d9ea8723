import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EVENLY } from '../suite/evenPriority.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    (r) => r.ok,
    () => false,
  )

const READY_MS = 100_000
/** The built product with demo data on a base of its own, started as its users start it. */
export async function startBuilt(settings: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-e2e-'))
  const address = `http://127.0.0.1:${await freePort()}`
  const main = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url))
  const env = {
    ...process.env,
    NODE_OPTIONS: EVENLY,
    PORT: new URL(address).port,
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    REDIS_URL: '',
    ENV_NAME: 'e2e',
    ...settings,
  }
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (const end = Date.now() + READY_MS; !(await isReady(address)); await new Promise((resolve) => setTimeout(resolve, 100))) {
    if (Date.now() < end) continue
    server.kill('SIGKILL')
    throw new Error(`the server at ${address} is not ready`)
  }
  return {
    address,
    async stop() {
      server.kill()
      await new Promise((resolve) => server.once('exit', resolve))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
