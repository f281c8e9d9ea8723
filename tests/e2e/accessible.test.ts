import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, openWindow, signIn, type Watched } from '../support/browser/browser.ts'
import { DIALOGS, LAYERS, openDialog } from '../support/browser/dialogs.ts'
import { spoken } from '../support/browser/spoken.ts'
import {
  COLOURS,
  closeOtherTabs,
  ELSEWHERE,
  faultsOf,
  go,
  menuRoutes,
  overflowOf,
  settled,
  smallTargetsOf,
  WHOLE,
  zoomedFieldsOf,
} from '../support/browser/sweep.ts'
import { askAs } from '../support/servers/ask.ts'
import { isLong } from '../support/suite/longForms.ts'

/**
 * Every kind of page is looked at whole once, at a desk and in a hand, and a page of each area is opened where room is short and words are long: it
 * must not complain, lack words, scroll sideways or hold what a thumb would miss. What opens over pages is looked at once. `npm run test:all` looks
 * at every page whole, in both languages, both looks and three widths.
 */
const SIZES = { desk: { width: 1440, height: 900 }, tablet: { width: 768, height: 1024 }, phone: { width: 390, height: 844 } }

/** Pages that no menu entry leads to. */
const BESIDE = [
  '/equipment/1',
  '/rollers/1',
  '/q/eq-1',
  '/q/nothing-has-this',
  '/print/labels?ids=1,2',
  '/print/repairs/1',
  '/complaints/1',
  '/print/complaints/1',
  '/quality/complaints?look=board',
  '/profile/index',
  '/profile/index?tab=password',
  '/profile/index?tab=sessions',
  '/profile/index?tab=twoFactor',
  '/profile/app',
  '/profile/errors',
  '/repair/work?view=OPEN',
  '/identity/users?open=1',
  '/identity/roles?open=1',
  '/401',
  '/404',
]
/** A record of the plant that is looked at: which number it has, the walk asks. */
const RECORD = '/repair/reportLogs?open=first'
/** Where dark colours are looked at: what the others take theirs from. */
const DARK = ['/dashboard', RECORD]
/** One of each kind. */
const KINDS = [
  '/print/repairs/1',
  '/dashboard',
  '/dataview',
  '/repair/reportLogs',
  RECORD,
  '/identity/departments',
  '/repair/work?view=OPEN',
  '/q/eq-1',
  '/profile/index',
  '/404',
]
const RAW =
  /\b[a-z]\w+\.(fields|values|actions|label|plural|hints)\b\S*|\b(console|screens|refusal|invalid|area|admin|boards|repairWork|profile|mobileApp|signInLinks|errorLog|menus|lists|excel|forms|palette|bell|phone|calendar|jobs|inspectionRound|noticeScreens|noticeCodes)\.[a-z]\w+(\.\w+)*|\b[A-Z]{3,}_[A-Z_]+\b/g
/** Tags, codes and setting names are shown as they are on the pages that are about them. */
const NAMES = /^(\/identity\/menus|\/system\/(configs|health|operationLogs|requestLogs|importLogs)|\/notice\/notificationTypes)/
const rawKeysOf = async (page: Page, route: string) =>
  NAMES.test(route) ? [] : ((await page.locator('body').innerText()).match(RAW) ?? []).map((key) => `${route} ${key}`)

/** Where one walks: everywhere; in every run past one page of each kind, and in a hand past one of each area too. */
async function routesOf(page: Page, size: keyof typeof SIZES): Promise<string[]> {
  const all = [...new Set([...(await menuRoutes(page)), ...BESIDE, ...KINDS])]
  // A menu tree that answers nothing would make everything below pass.
  expect(all.length).toBeGreaterThan(BESIDE.length + KINDS.length)
  if (isLong) return all
  const areaOf = (path: string) => path.split('/')[1]
  const firsts = size === 'desk' ? [] : all.filter((path, at) => all.findIndex((one) => areaOf(one) === areaOf(path)) === at)
  return [...new Set([...firsts, ...KINDS])]
}
/** Each of the tests below can be asked for alone. */
async function inside(page: Page) {
  if (new URL(page.url()).pathname === '/login') await signIn(page, 'admin', '/dashboard')
}
async function addressOf(page: Page, route: string): Promise<string> {
  if (!route.endsWith('open=first')) return route
  const { reportLogs } = await askAs<{ reportLogs: { items: { id: string }[] } }>(
    page,
    '{ reportLogs(page: { size: 1 }) { items { id } } }',
  )
  return route.replace('first', reportLogs.items[0]?.id ?? '')
}
/** Walks the pages without loading the console anew, and gathers what is wrong with them. */
async function walk(page: Page, routes: readonly string[], look: (route: string) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = []
  for (const route of routes) {
    await go(page, await addressOf(page, route))
    await closeOtherTabs(page)
    faults.push(...(await look(route)))
  }
  return faults
}
async function inTheDark(page: Page, layers?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction(() => getComputedStyle(document.body).color === 'rgb(231, 235, 241)')
  await settled(page)
  const faults = await faultsOf(page, isLong ? WHOLE : COLOURS, layers)
  await page.emulateMedia({ colorScheme: 'light' })
  return faults.map((fault) => `dark: ${fault}`)
}
/** Without motion: scanning in the middle of a fade would measure colours that nobody reads. */
async function opened(language: Language, size: keyof typeof SIZES): Promise<Watched> {
  const window = await openWindow({ ...SIZES[size], language })
  await window.page.emulateMedia({ reducedMotion: 'reduce' })
  return window
}

const LOOKS = ['desk', 'tablet', 'phone'] as const
/** All pages take minutes: each part ends within the limit of a test, and can be asked for alone. */
const PARTS = isLong ? [1, 2, 3, 4] : [1]

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const { translate } = spoken(language)

  // Chinese at a desk is looked at whole; English, the longer of the two, where room is short.
  const sizes = isLong ? LOOKS : ([language === 'zh' ? 'desk' : 'phone'] as const)
  // Colours are the same in both languages.
  const hasDark = isLong || language === 'zh'
  describe.each(sizes)('on a %s', (size) => {
    let window: Watched
    beforeAll(async () => {
      window = await opened(language, size)
      await window.page.goto('/login')
      await settled(window.page)
    })
    afterAll(() => window.context.close())

    it('the log-in page is accessible', async () => {
      const { page } = window
      expect([
        ...(await faultsOf(page)),
        ...(await inTheDark(page)),
        ...(await overflowOf(page)),
        ...(await rawKeysOf(page, '/login')),
      ]).toEqual([])
    })

    it.each(PARTS)(`so is every page, part %i of ${PARTS.length}`, { timeout: 400_000 }, async (part) => {
      const { page, complaints } = window
      await inside(page)
      const look = async (route: string) => {
        const isWhole = isLong || KINDS.includes(route)
        const faults = isWhole ? await faultsOf(page, isLong || size === 'desk' ? WHOLE : ELSEWHERE) : []
        faults.push(...(await overflowOf(page)), ...(await rawKeysOf(page, route)))
        if (size === 'phone') faults.push(...(await smallTargetsOf(page)), ...(await zoomedFieldsOf(page)))
        if (isLong || (hasDark && DARK.includes(route))) faults.push(...(await inTheDark(page)))
        return faults
      }
      const routes = (await routesOf(page, size)).filter((_, at) => at % PARTS.length === part - 1)
      expect(await walk(page, routes, look)).toEqual([])
      expect(complaints).toEqual([])
    })

    const isHere = (on = '') => !on || on === size || (on === 'phone' && size === 'tablet') || (on === 'hand' && size === 'phone')
    const isNew = (on = '') => isLong || size === 'desk' || on !== ''
    const names = Object.keys(DIALOGS).filter((name) => isHere(DIALOGS[name]?.on) && isNew(DIALOGS[name]?.on))
    it.each(names)('so is what opens over it: %s', { timeout: 120_000 }, async (name) => {
      const { page } = window
      await inside(page)
      await openDialog(page, name, translate)
      await closeOtherTabs(page)
      const faults = [...(await faultsOf(page, WHOLE, LAYERS)), ...(isLong ? await inTheDark(page, LAYERS) : [])]
      faults.push(...(await overflowOf(page)), ...(await rawKeysOf(page, name)))
      if (size === 'phone') faults.push(...(await smallTargetsOf(page)), ...(await zoomedFieldsOf(page)))
      expect(faults).toEqual([])
    })
  })

  it('so is the wall before it is paired', async () => {
    const { page, context } = await openWindow({ width: 1920, height: 1080, language })
    await page.goto(`/bigscreen/?lang=${language}`)
    await page.waitForLoadState('networkidle').catch(() => {})
    expect(await faultsOf(page)).toEqual([])
    await context.close()
  })
})
