import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'
import { theBrowser } from '../../support/browser/browser.ts'
import { startBuilt } from '../../support/browser/built.ts'
import { spoken } from '../../support/browser/spoken.ts'
import { closeOtherTabs, go, menuRoutes } from '../../support/browser/sweep.ts'
import { isLong } from '../../support/suite/longForms.ts'

const LOG_IN = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
/** A page of each kind: figures, work, a plan, lists, records, forms, a page of settings, paper. */
const KINDS = [
  ...['/dashboard', '/repair/work?view=OPEN', '/repair/dispatch', '/shifts/roster', '/analytics/repair', '/profile/index'],
  ...['/repair/reportLogs', '/repair/reportLogs?open=first', '/print/repairs/1'],
]
/** Reads what no screen reads there. */
const FOREIGN = '{ reportLogs(page: { size: 1 }) { items { equipment { workshop { name } } } } }'
const words = { zh: spoken('zh'), en: spoken('en') }

describe('where only the operations of the product are answered', () => {
  let site: Awaited<ReturnType<typeof startBuilt>>
  let context: BrowserContext
  let page: Page
  const refused: string[] = []
  let answered = 0

  async function post(query: string, { token = '', variables = {}, language = 'en' } = {}) {
    const headers = { 'content-type': 'application/json', 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${site.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    // biome-ignore lint/suspicious/noExplicitAny: read as JSON
    return (await answer.json()) as any
  }
  const tokenOf = async (username: string): Promise<string> =>
    (await post(LOG_IN, { variables: { input: { username, password: sha256Hex(DEMO_PASSWORD) } } })).data.login.token
  const note = (text: string) => {
    answered++
    if (text.includes('limits.unknownOperation')) refused.push(`${page.url()}: ${text.slice(0, 300)}`)
  }
  beforeAll(async () => {
    site = await startBuilt({
      ...{ KNOWN_OPERATIONS: '1', NODE_ENV: 'production', DEMO: '1', LOG_LEVEL: 'error', RATE_LIMIT: '1000' },
      JWT_SECRET: 'q7Zp3vXw9Rk2Lm5Tn8Yb4Hc6Jd1Fg0Sa',
    })
    context = await (await theBrowser()).newContext({
      viewport: { width: 1440, height: 900 },
      baseURL: site.address,
      reducedMotion: 'reduce',
    })
    page = await context.newPage()
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql') && response.request().method() === 'POST') void response.text().then(note, () => undefined)
    })
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => note(String(payload))))
  })
  afterAll(async () => {
    await context?.close()
    await site?.stop()
  })

  it('the console works, from the log-in page on, for somebody without any permission of developers', async () => {
    await page.goto('/healthz')
    // A second try begins as the first one did.
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await page.locator('input[name=username]').fill('manager')
    await page.locator('input[name=password]').fill(DEMO_PASSWORD)
    await page.locator('form button[type=submit]').click()
    await page.waitForURL('**/dashboard*')
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    const routes = isLong ? [...KINDS, ...(await menuRoutes(page, async (query) => (await post(query, { token })).data))] : KINDS
    const { items } = (await post('{ reportLogs(page: { size: 1 }) { items { id } } }', { token })).data.reportLogs
    for (const route of new Set(routes)) {
      await go(page, route.replace('first', items[0].id))
      await closeOtherTabs(page)
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('BX')
    await page.getByRole('option').first().waitFor()
    expect([refused, answered > KINDS.length]).toEqual([[], true])
  })

  it('a wall works', async () => {
    const token = await tokenOf('admin')
    const { data } = await post('mutation { made: createWallDisplay(input: { name: "wall" }) { id } }', { token })
    const issue = 'mutation($id: ID!) { issued: issueWallDisplayKey(id: $id) { url } }'
    const { url } = (await post(issue, { token, variables: data.made })).data.issued
    await page.goto(url.replace(/^https?:\/\/[^/]+/, ''))
    await page.locator('[data-slot~=signal][data-state=live]').waitFor()
    for (let slide = 0; slide < 5; slide++) await page.keyboard.press('ArrowRight')
    expect(refused).toEqual([])
  })

  it('another document is refused in a sentence that says which field, unless its sender may use the playground', async () => {
    const [manager, developer] = [await tokenOf('manager'), await tokenOf('developer')]
    for (const language of ['zh', 'en'] as const) {
      const { data, errors } = await post(FOREIGN, { token: manager, language })
      const field = 'reportLogs.items.equipment.workshop'
      expect([data, errors[0].message]).toEqual([undefined, words[language].translate('limits.unknownOperation', { field })])
    }
    expect((await post(FOREIGN, { token: developer })).data.reportLogs.items).toHaveLength(1)
    expect((await post(FOREIGN)).errors[0].extensions.refusal).toBe('limits.unknownOperation')
  })

  it('the playground works for a developer, and runs what its writer thinks up', async () => {
    const token = await tokenOf('developer')
    await page.goto('/healthz')
    await page.evaluate((value) => localStorage.setItem('token', value), token)
    await page.goto('/graphql')
    await page.locator('.graphiql-query-editor').getByText('query').first().waitFor()
    await page.locator('.graphiql-execute-button').click()
    await page.locator('.result-window').getByText('data').first().waitFor()
    expect(refused).toEqual([])
  })
})
