import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
    browser: string
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

let server: ChildProcess
let browser: BrowserServer
let dataDir: string

/** The built product with demo data, started as its users start it, and one Chromium for all tests. */
export async function setup(project: TestProject) {
  dataDir = mkdtempSync(join(tmpdir(), 'millwright-e2e-'))
  const address = `http://127.0.0.1:${await freePort()}`
  const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))
  const env = {
    ...process.env,
    PORT: new URL(address).port,
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    REDIS_URL: '',
    ENV_NAME: 'e2e',
  }
  server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  browser = await chromium.launchServer({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  for (let i = 0; i < 200; i++) {
    if (
      await fetch(`${address}/readyz`).then(
        (r) => r.ok,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  project.provide('address', address)
  project.provide('browser', browser.wsEndpoint())
}

export async function teardown() {
  await browser?.close()
  server?.kill()
  await new Promise((resolve) => server?.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
}
