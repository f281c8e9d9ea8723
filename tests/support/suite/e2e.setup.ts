import { appendFileSync } from 'node:fs'
import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startBuilt } from '../browser/built.ts'
import { CHROMIUM } from '../browser/chromium.ts'
import { treeMs } from '../servers/processTree.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** One server for each worker. */
    addresses: readonly string[]
    browser: string
  }
}

let starting: ReturnType<typeof startBuilt>[] = []
let browser: BrowserServer | undefined

/** One Chromium for all tests, and a server with a base of its own for each worker: files that run at once do not meet. */
export async function setup(project: TestProject) {
  starting = Array.from({ length: project.vitest.config.maxWorkers }, () => startBuilt())
  browser = await chromium.launchServer(CHROMIUM)
  const servers = await Promise.all(starting)
  project.provide(
    'addresses',
    servers.map(({ address }) => address),
  )
  project.provide('browser', browser.wsEndpoint())
}

/** Chromium reaps its pages itself, or nobody does: no process of the run ever hears what they have cost. */
function noteCost({ pid }: { pid?: number | undefined }) {
  const cpuMs = pid ? treeMs(pid) : 0
  const { COSTS } = process.env
  if (COSTS && cpuMs) appendFileSync(COSTS, `${JSON.stringify({ file: 'Chromium', cpuMs, ms: 0, tests: 0, isUnseen: true })}\n`)
}

/** Also after a `setup` that failed halfway. */
export async function teardown() {
  if (browser) noteCost(browser.process())
  await browser?.close()
  for (const server of await Promise.allSettled(starting)) if (server.status === 'fulfilled') await server.value.stop()
}
