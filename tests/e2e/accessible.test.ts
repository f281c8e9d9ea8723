import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Language, openWindow, signIn } from '../support/browser.ts'
import { spoken } from '../support/spoken.ts'

const SIZES = { desktop: { width: 1440, height: 900 }, tablet: { width: 820, height: 1180 }, phone: { width: 390, height: 844 } }
const ROUTES = [
  '/dashboard',
  '/repair/reportLogs',
  '/repair/repairLogs',
  '/masterdata/equipments',
  '/repair/faults',
  '/wall/wallDisplays',
  '/404',
  '/401',
]

async function faultsOf(page: Page): Promise<string[]> {
  // Scanning in the middle of a fade would measure colours that nobody reads.
  await page.waitForTimeout(400)
  const { violations } = await new AxeBuilder({ page: page as never })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap((v) =>
    v.nodes.map((n) => `${new URL(page.url()).pathname} ${v.id}: ${n.target.join(' ')} ${n.html.slice(0, 120)}`),
  )
}
async function settled(page: Page) {
  await page.waitForLoadState('networkidle').catch(() => {})
}

describe.each(['zh', 'en'] as const)('in %s', (language: Language) => {
  it.each(Object.entries(SIZES))('every route is accessible on a %s', async (_name, size) => {
    const { page, context, complaints } = await openWindow({ ...size, language })
    const faults: string[] = []
    await page.goto('/login')
    await settled(page)
    faults.push(...(await faultsOf(page)))
    await signIn(page, 'admin')
    for (const route of ROUTES) {
      await page.goto(route)
      await settled(page)
      faults.push(...(await faultsOf(page)))
    }
    expect(faults).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  it('so are the form and the detail of a record', async () => {
    const words = spoken(language)
    const { page, context } = await openWindow({ language })
    await signIn(page, 'admin')
    await page.goto('/repair/reportLogs')
    await page.getByRole('button', { name: words.say('screens.list.add'), exact: true }).click()
    await page.getByRole('dialog').waitFor()
    const faults = await faultsOf(page)
    await page.goto('/repair/reportLogs?open=5')
    await page.getByRole('dialog').waitFor()
    await settled(page)
    faults.push(...(await faultsOf(page)))
    expect(faults).toEqual([])
    await context.close()
  })

  it('so is the wall before it is paired', async () => {
    const { page, context } = await openWindow({ width: 1920, height: 1080, language })
    await page.goto(`/bigscreen/?lang=${language}`)
    await settled(page)
    expect(await faultsOf(page)).toEqual([])
    await context.close()
  })

  it('no text is a raw key', async () => {
    const { page, context } = await openWindow({ language })
    await signIn(page, 'admin')
    const raw: string[] = []
    for (const route of [
      ...ROUTES,
      '/repair/reportLogs?open=5',
      '/repair/repairLogs?open=5',
      '/repair/repairers',
      '/repair/reporters',
      '/repair/faultCategories',
      '/repair/repairTimeLogs',
      '/masterdata/plants',
      '/masterdata/workshops',
      '/masterdata/equipmentUnits',
      '/masterdata/shifts',
    ]) {
      await page.goto(route)
      await settled(page)
      const text = await page.locator('body').innerText()
      raw.push(
        ...(
          text.match(
            /\b[a-z]\w+\.(fields|values|actions|label|plural|hints)\b\S*|\b(console|screens|refusal|invalid|area)\.[a-z]\w+(\.\w+)*|\b[A-Z]{3,}_[A-Z_]+\b/g,
          ) ?? []
        ).map((key) => `${route} ${key}`),
      )
    }
    expect(raw).toEqual([])
    await context.close()
  })
})
