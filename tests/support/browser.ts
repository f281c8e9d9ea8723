import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

export type Language = 'zh' | 'en'
export const address = () => inject('address')

let browser: Promise<Browser> | undefined
/** The one browser of the run. */
export const theBrowser = () => (browser ??= chromium.connect(inject('browser')))

/** Texts that the browser complained about, and requests that left the machine. */
export interface Watched {
  page: Page
  context: BrowserContext
  complaints: string[]
  outside: string[]
}
/** A person's browser window. */
export async function openWindow({ width = 1440, height = 900, language = 'zh' as Language } = {}): Promise<Watched> {
  const context = await (await theBrowser()).newContext({
    viewport: { width, height },
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    baseURL: address(),
    reducedMotion: 'reduce',
  })
  await context.addInitScript((lng) => {
    if (!localStorage.getItem('lng')) localStorage.setItem('lng', lng)
  }, language)
  const page = await context.newPage()
  const complaints: string[] = []
  const outside: string[] = []
  page.on('pageerror', (e) => complaints.push(e.message))
  page.on('console', (m) => {
    if (m.type() === 'error' && /Content Security|Uncaught|React/.test(m.text())) complaints.push(m.text())
  })
  page.on('request', (r) => {
    if (!r.url().startsWith(address()) && /^(https?|wss?):/.test(r.url()) && !r.url().startsWith(address().replace('http', 'ws')))
      outside.push(r.url())
  })
  return { page, context, complaints, outside }
}
/** A session begins in the plant where the person worked last: whatever an earlier test left behind, it shall be the first one. */
export async function goHome(page: Page) {
  const hasMoved = await page.evaluate(async () => {
    const ask = async (query: string, variables: object = {}) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` }
      const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
      return (await answer.json()).data
    }
    const { me } = await ask('{ me { currentPlantId plants { id } } }')
    const plantId = me.plants[0].id
    if (plantId === me.currentPlantId) return false
    const { switchPlant } = await ask('mutation ($plantId: ID!) { switchPlant(plantId: $plantId) { token } }', { plantId })
    localStorage.setItem('token', switchPlant.token)
    return true
  })
  if (hasMoved) await page.reload()
}
/** Signs in through the form, as a person does. */
export async function signIn(page: Page, username: string) {
  await page.goto('/login')
  await page.fill('input[name=username]', username)
  await page.fill('input[name=password]', 'Millwright-2026')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/dashboard')
  await goHome(page)
}
