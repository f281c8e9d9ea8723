import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'
import { theBrowser } from '../../support/browser/browser.ts'
import { startBuilt } from '../../support/browser/built.ts'
import { go, menuRoutes } from '../../support/browser/sweep.ts'
import { poisonedBase } from '../../support/store/poisonedBase.ts'
import { isLong } from '../../support/suite/longForms.ts'

const LOG_IN = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
/** One of each kind: figures, work, a list, a record, a page of text, paper, a telephone’s page. */
const KINDS = [
  '/dashboard',
  '/repair/work?view=OPEN',
  '/repair/reportLogs',
  '/repair/reportLogs?open=first',
  '/print/repairs/1',
  '/equipment/1',
]
const SHOWN = 'onerror=ran()'
/** What the page told: of a script that ran, or that its policy kept from running, which is too late to be told of. */
interface Told {
  ran: number
  violations: string[]
}

describe('a text that holds a script', () => {
  let base: Awaited<ReturnType<typeof poisonedBase>>
  let site: Awaited<ReturnType<typeof startBuilt>>
  let context: BrowserContext
  let page: Page
  let token: string
  let dialogs = 0
  async function ask(query: string, variables: object = {}) {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${site.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    // biome-ignore lint/suspicious/noExplicitAny: read as JSON
    const { data, errors } = (await answer.json()) as any
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  beforeAll(async () => {
    base = await poisonedBase()
    site = await startBuilt({ DATABASE_URL: base.url, LOG_LEVEL: 'error' })
    token = (await ask(LOG_IN, { input: { username: 'admin', password: sha256Hex(DEMO_PASSWORD) } })).login.token
    context = await (await theBrowser()).newContext({
      viewport: { width: 1440, height: 900 },
      baseURL: site.address,
      reducedMotion: 'reduce',
    })
    await context.addInitScript(() => {
      const told: Told = { ran: 0, violations: [] }
      Object.assign(window, { told, ran: () => told.ran++ })
      addEventListener('securitypolicyviolation', (e) => told.violations.push(`${e.violatedDirective} ${e.sourceFile} ${e.sample}`))
    })
    context.on('dialog', (dialog) => {
      dialogs++
      void dialog.dismiss()
    })
    page = await context.newPage()
    await page.goto('/healthz')
    await page.evaluate((value) => localStorage.setItem('token', value), token)
  })
  afterAll(async () => {
    await context?.close()
    await site?.stop()
    await base?.close()
  })
  const told = () => page.evaluate(() => (window as unknown as { told: Told }).told)

  it('is shown as the text that it is, on every page of the console', async () => {
    expect(base.fields).toBeGreaterThan(100)
    await page.goto('/dashboard')
    const routes = isLong ? [...new Set([...KINDS, ...(await menuRoutes(page, ask))])] : KINDS
    const { reportLogs } = await ask('{ reportLogs(page: { size: 1 }) { items { id } } }')
    let shown = 0
    for (const route of routes) {
      await go(page, route.replace('first', reportLogs.items[0].id))
      if ((await page.locator('body').innerText()).includes(SHOWN)) shown++
      expect([route, await told(), dialogs]).toEqual([route, { ran: 0, violations: [] }, 0])
    }
    // They were there to be seen.
    expect(shown).toBeGreaterThan(routes.length / 3)
  })

  it('is shown as the text that it is, on a wall', async () => {
    const { made } = await ask('mutation { made: createWallDisplay(input: { name: "wall" }) { id } }')
    const { issued } = await ask('mutation($id: ID!) { issued: issueWallDisplayKey(id: $id) { url } }', { id: made.id })
    await page.goto(issued.url.replace(/^https?:\/\/[^/]+/, ''))
    await page.locator('[data-slot~=signal][data-state=live]').waitFor()
    for (let turn = 0; turn < 5; turn++) {
      await page.keyboard.press('ArrowRight')
      expect([turn, await told(), dialogs]).toEqual([turn, { ran: 0, violations: [] }, 0])
    }
  })
})
