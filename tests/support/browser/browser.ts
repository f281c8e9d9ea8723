import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { address, tokenOf } from '../servers/ask.ts'
import { windowOf } from './windows.ts'

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
/** What a window has told since it was opened or taken up again. */
const told = new WeakMap<BrowserContext, Pick<Watched, 'complaints' | 'outside'>>()
async function open(language: Language, viewport: { width: number; height: number }) {
  const context = await (await theBrowser()).newContext({
    viewport,
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    baseURL: address(),
    reducedMotion: 'reduce',
  })
  await context.addInitScript((lng) => {
    if (!localStorage.getItem('lng')) localStorage.setItem('lng', lng)
  }, language)
  // What never comes is told from what is slow: a page of a busy machine may take as long as half a test may.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  page.on('pageerror', (e) => told.get(context)?.complaints.push(e.message))
  page.on('console', (m) => {
    if (m.type() === 'error' && /Content Security|Uncaught|React/.test(m.text())) told.get(context)?.complaints.push(m.text())
  })
  page.on('request', (r) => {
    if (!r.url().startsWith(address()) && /^(https?|wss?):/.test(r.url()) && !r.url().startsWith(address().replace('http', 'ws')))
      told.get(context)?.outside.push(r.url())
  })
  return { page, context }
}
/** A person's browser window. */
export async function openWindow({ width = 1440, height = 900, language = 'zh' as Language } = {}): Promise<Watched> {
  const window = await windowOf(`${address()} ${language}`, () => open(language, { width, height }))
  const heard = { complaints: [], outside: [] }
  told.set(window.context, heard)
  await window.page.setViewportSize({ width, height })
  return { ...window, ...heard }
}
/**
 * Is signed in, and on the page that is named if any is: starting the console costs more than most of what tests do in it. The way through the form
 * has tests of its own.
 */
export async function signIn(page: Page, username: string, to?: string) {
  const token = await tokenOf(username)
  // A place of the same origin on which the console does not run. A window that was put back is there already.
  if (new URL(page.url()).pathname !== '/healthz') await page.goto('/healthz')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  if (to) await page.goto(to)
}
