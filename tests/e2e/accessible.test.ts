import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { areas } from '../../server/domain/index.ts'
import { joinAreas } from '../../server/kernel/index.ts'
import { type Language, openWindow, signIn } from '../support/browser.ts'
import { spoken } from '../support/spoken.ts'

const SIZES = { desktop: { width: 1440, height: 900 }, tablet: { width: 820, height: 1180 }, phone: { width: 390, height: 844 } }
/** One of each kind of page: what the others are made of. */
const KINDS = ['/dashboard', '/repair/reportLogs', '/identity/departments', '/401']
const MORE = [
  '/masterdata/equipments',
  '/identity/users',
  '/identity/roles',
  '/identity/menus',
  '/system/operationLogs',
  '/maintlogs/index',
  '/profile/index?tab=password',
  '/profile/app',
  '/repair/work?view=OPEN',
  '/q/eq-1',
  '/print/repairs/1',
  '/sche',
  '/dataview',
  '/404',
]
const WIDE = ['/dataview', '/identity/roles', '/print/repairs/1']
const LISTS = joinAreas(areas).areas.flatMap((area) =>
  area.resources.filter((r) => !r.internal).map((r) => r.path ?? `/${area.name}/${r.plural}`),
)
const RECORDS = ['/repair/reportLogs?open=5', '/repair/repairLogs?open=5', '/identity/users?open=1', '/identity/roles?open=1']
const EVERYTHING = [...new Set([...KINDS, ...MORE, ...LISTS, ...RECORDS, '/profile/index', '/profile/errors'])]

const WHOLE = { tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** A dark page is the same page in other colours. */
const COLOURS = { rules: ['color-contrast', 'link-in-text-block'] }
const FADE_MS = 250

async function faultsOf(page: Page, asked: { tags?: string[]; rules?: string[] } = WHOLE): Promise<string[]> {
  // Scanning in the middle of a fade would measure colours that nobody reads.
  await page.waitForTimeout(FADE_MS)
  const axe = new AxeBuilder({ page: page as never })
  const { violations } = await (asked.rules ? axe.withRules(asked.rules) : axe.withTags(asked.tags ?? [])).analyze()
  const at = page.url().replace(/^\w+:\/\/[^/]+/, '')
  return violations.flatMap((v) => v.nodes.map((n) => `${at} ${v.id}: ${n.target.join(' ')} ${n.html.slice(0, 120)}`))
}
async function faultsInBothModes(page: Page): Promise<string[]> {
  const light = await faultsOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(231, 235, 241)')
  const dark = await faultsOf(page, COLOURS)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((fault) => `dark: ${fault}`)]
}

const RAW =
  /\b[a-z]\w+\.(fields|values|actions|label|plural|hints)\b\S*|\b(console|screens|refusal|invalid|area|admin|boards|repairWork|profile|mobileApp|errorLog|menus)\.[a-z]\w+(\.\w+)*|\b[A-Z]{3,}_[A-Z_]+\b/g
/** Tags, codes and setting names are shown as they are on the pages that are about them. */
const NAMES = /^(\/identity\/menus|\/system\/(configs|operationLogs|requestLogs|importLogs))/
const rawKeysOf = async (page: Page, route: string) =>
  NAMES.test(route) ? [] : ((await page.locator('body').innerText()).match(RAW) ?? []).map((key) => `${route} ${key}`)

/** Nothing on the page says that it is still coming. */
const settled = (page: Page) =>
  page
    .waitForFunction(
      () => ![...document.querySelectorAll('.boot, [aria-busy=true], .skeleton')].some((one) => one.checkVisibility()),
      null,
      {
        timeout: 3_000,
      },
    )
    .catch(() => {})
    .then(() => page.waitForTimeout(100))

async function scan(page: Page, routes: readonly string[], look: (page: Page) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = []
  for (const route of routes) {
    await page.goto(route)
    await settled(page)
    faults.push(...(await look(page)))
  }
  return faults
}

describe.each(['zh', 'en'] as const)('in %s', (language: Language) => {
  // Where room is short the longer language shows it.
  const sizes = Object.entries(SIZES).filter(([name]) => language === 'zh' || name === 'phone')
  it.each(sizes)('pages are accessible on a %s', { timeout: 150_000 }, async (name, size) => {
    const { page, context, complaints } = await openWindow({ ...size, language })
    await page.goto('/login')
    await settled(page)
    // Neither another language nor the width between has colours of its own, and every kind of page is seen once in each language.
    const isBoth = language === 'zh' && name !== 'tablet'
    const look = isBoth ? faultsInBothModes : faultsOf
    // All of them where room is short and words are long, and those with more room than others where there is most of it.
    const more = language === 'en' ? MORE : name === 'desktop' ? WIDE : []
    const faults = await look(page)
    await signIn(page, 'admin')
    faults.push(...(await scan(page, KINDS, look)))
    faults.push(...(await scan(page, more, faultsOf)))
    expect(faults).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  it('no page shows a raw key', { timeout: 150_000 }, async () => {
    const { page, context } = await openWindow({ language })
    await signIn(page, 'admin')
    const raw: string[] = []
    // Both languages have the same keys (tests/matrix/labels.test.ts): every page is walked in one of them.
    for (const route of language === 'zh' ? EVERYTHING : [...KINDS, ...MORE]) {
      // Without loading the console anew for each.
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, route)
      await settled(page)
      raw.push(...(await rawKeysOf(page, route)))
    }
    expect(raw).toEqual([])
    await context.close()
  })

  it('so are the form and the detail of a record', async () => {
    const words = spoken(language)
    const { page, context } = await openWindow({ language })
    await signIn(page, 'admin')
    await page.goto('/repair/reportLogs')
    await page.getByRole('button', { name: words.say('screens.list.add'), exact: true }).click()
    await page.getByRole('dialog').waitFor()
    const faults = await faultsInBothModes(page)
    await page.goto('/repair/reportLogs?open=5')
    await page.getByRole('dialog').waitFor()
    await settled(page)
    faults.push(...(await faultsInBothModes(page)))
    expect(faults).toEqual([])
    await context.close()
  })

  it('so is the wall before it is paired', async () => {
    const { page, context } = await openWindow({ width: 1920, height: 1080, language })
    await page.goto(`/bigscreen/?lang=${language}`)
    await page.waitForLoadState('networkidle').catch(() => {})
    expect(await faultsOf(page)).toEqual([])
    await context.close()
  })
})
