import { expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../server/demo/index.ts'
import { theBrowser } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'
import { address } from '../support/servers/ask.ts'

/** How long the language of a page used to change after it was shown. */
const WATCHED_MS = 3_500

it.each([
  ['en-US', 'en', 'en'],
  ['zh-CN', 'zh-CN', 'zh'],
] as const)('a browser that speaks %s is answered in its language from the first paint on', async (locale, lang, language) => {
  const context = await (await theBrowser()).newContext({ locale, baseURL: address() })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { languagesSeen: seen })
    const note = () => document.body && seen.at(-1) !== document.documentElement.lang && seen.push(document.documentElement.lang)
    new MutationObserver(note).observe(document, { attributes: true, attributeFilter: ['lang'], childList: true, subtree: true })
  })
  const seen = () => page.evaluate(() => (window as unknown as { languagesSeen: string[] }).languagesSeen)
  const { translate } = spoken(language)
  try {
    await page.goto('/login')
    await page.getByRole('button', { name: translate('console.login.submit'), exact: true }).waitFor()
    await page.fill('input[name=username]', 'viewer')
    await page.fill('input[name=password]', DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await page
      .getByRole('navigation', { name: translate('console.shell.mainMenu') })
      .first()
      .waitFor()
    await page.waitForTimeout(WATCHED_MS)
    expect(await seen()).toEqual([lang])
    expect(await page.getByRole('navigation', { name: translate('dashboard.counts') }).isVisible()).toBe(true)
  } finally {
    await context.close()
  }
})
