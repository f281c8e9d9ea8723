import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { address, tokenOf } from './ask.ts'

export type Language = 'zh' | 'en'

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
/**
 * Closes what a test has opened when that test ends, a failing one too. Whatever stays open goes on: a page that was left without a network
 * kept the browser busy for the rest of the run. A window that a hook has opened is closed by that hook's file.
 */
function closeAfterTest(context: BrowserContext) {
  try {
    onTestFinished(() => context.close())
  } catch {
    // No test is running.
  }
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
  closeAfterTest(context)
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
/** Is signed in and on the page that is named. The way through the form has tests of its own. */
export async function signIn(page: Page, username: string, to = '/dashboard') {
  const token = await tokenOf(username)
  // A place of the same origin on which the console does not run.
  await page.goto('/healthz')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.goto(to)
}
