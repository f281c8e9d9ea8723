import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startBuilt } from './built.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
    browser: string
  }
}

let server: Awaited<ReturnType<typeof startBuilt>>
let browser: BrowserServer

/** One server and one Chromium for all tests. */
export async function setup(project: TestProject) {
  const starting = startBuilt()
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
  server = await starting
  project.provide('address', server.address)
  project.provide('browser', browser.wsEndpoint())
}

export async function teardown() {
  await browser?.close()
  await server?.stop()
}
