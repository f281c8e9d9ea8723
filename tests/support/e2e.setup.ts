import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startBuilt } from './built.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** One server for each worker. */
    addresses: readonly string[]
    browser: string
  }
}

let servers: Awaited<ReturnType<typeof startBuilt>>[] = []
let browser: BrowserServer

/** One Chromium for all tests, and a server with a base of its own for each worker: files that run at once do not meet. */
export async function setup(project: TestProject) {
  const starting = Promise.all(Array.from({ length: project.vitest.config.maxWorkers }, () => startBuilt()))
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
  servers = await starting
  project.provide(
    'addresses',
    servers.map(({ address }) => address),
  )
  project.provide('browser', browser.wsEndpoint())
}

export async function teardown() {
  await browser?.close()
  await Promise.all(servers.map((server) => server.stop()))
}
