import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { resources } from '../../console/kit/gen/resources.ts'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { type CutColumn, cutColumnsOf } from '../support/browser/cutCells.ts'
import { spoken } from '../support/browser/spoken.ts'
import { closeOtherTabs, go, menuRoutes } from '../support/browser/sweep.ts'
import { askAs } from '../support/servers/ask.ts'
import { isLong } from '../support/suite/longForms.ts'

/** Pixels that a cut column could have had. */
const UNUSED = 60
/** Of about 90 lists so many in every run, spread over all areas. */
const SAMPLE = 12

async function listsOf(page: Page): Promise<readonly string[]> {
  const paths = new Set(Object.values(resources).map(({ path }) => path))
  const all = (await menuRoutes(page)).filter((path) => paths.has(path))
  expect(all.length).toBeGreaterThan(80)
  const every = Math.floor(all.length / SAMPLE)
  return isLong ? all : all.filter((_, index) => index % every === 0)
}

/** Actions of rows that reach beyond their column, in pixels. */
const overflowingActions = (page: Page) =>
  page.locator('tbody td[data-slot~=acts]').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const edge = cell.getBoundingClientRect()
      return [...cell.querySelectorAll('button, a')]
        .map((button) => button.getBoundingClientRect())
        .flatMap(({ left, right, width }) => (width && (left < edge.left - 1 || right > edge.right + 1) ? [right - edge.right] : []))
    }),
  )

describe.each(['zh', 'en'] as const)('the columns of lists in %s', (language) => {
  it.each([1440, 1024])('cut nothing beside unused room at %i px', { timeout: 600_000 }, async (width) => {
    const { page, complaints, context } = await openWindow({ language, width })
    await signIn(page, 'admin', '/dashboard')
    const found: (CutColumn & { path: string })[] = []
    const overflowing: { path: string; by: readonly number[] }[] = []
    for (const path of await listsOf(page)) {
      await go(page, path)
      await closeOtherTabs(page)
      const by = await overflowingActions(page)
      if (by.length) overflowing.push({ path, by })
      found.push(...(await cutColumnsOf(page)).map((column) => ({ path, ...column })))
    }
    expect(found.filter(({ unused }) => unused >= UNUSED)).toEqual([])
    expect(overflowing).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('columns that stay in sight', () => {
  const { translate, field } = spoken('zh')
  const heading = (page: Page, name: string) => page.getByRole('columnheader', { name: field('reportLog', name) })
  const frozenOf = (page: Page) => page.locator('thead th[data-pin]').count()
  const forget = (page: Page) => askAs(page, 'mutation { savePreference(key: "list:reportLog", value: "{}") }')

  it('are as many as somebody freezes, and the next browser shows the same', async () => {
    const here = await openWindow()
    await signIn(here.page, 'operator')
    await forget(here.page)
    await here.page.goto('/repair/reportLogs')
    await expect.poll(() => frozenOf(here.page)).toBe(1)
    const second = await here.page.locator('thead th[data-column]').nth(1).getAttribute('data-column')
    const stored = here.page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('SavePreference'))
    await heading(here.page, second ?? '').hover()
    await heading(here.page, second ?? '')
      .locator('[aria-haspopup=menu]')
      .click()
    await here.page.getByRole('menuitem', { name: translate('lists.column.freeze') }).click()
    await expect.poll(() => frozenOf(here.page)).toBe(2)
    await stored
    const there = await openWindow()
    await signIn(there.page, 'operator', '/repair/reportLogs')
    await expect.poll(() => frozenOf(there.page)).toBe(2)
    await forget(there.page)
    await Promise.all([here.context.close(), there.context.close()])
  })

  /** What gets the focus inside of a row or heading, and where the columns that stay cover it, in pixels. */
  const coveredOf = (page: Page) =>
    page
      .locator('[data-slot~=grid] :is(thead tr, tbody tr:first-child) > :not([data-pin], [data-slot]) :is(a, button)')
      .evaluateAll((all) =>
        all.flatMap((one) => {
          one.focus()
          const { left, right, width } = one.getBoundingClientRect()
          const row = [...(one.closest('tr')?.children ?? [])]
          const edge = row.findLast((cell) => cell.matches('[data-pin]'))?.getBoundingClientRect().right ?? 0
          const acts = row.find((cell) => cell.matches('[data-slot~=acts]'))?.getBoundingClientRect().left ?? innerWidth
          return width && (left < edge - 1 || right > acts + 1)
            ? [{ html: one.outerHTML.slice(0, 120), by: [edge - left, right - acts] }]
            : []
        }),
      )

  it('cover nothing that has the focus', async () => {
    const { page, context } = await openWindow({ width: 1024 })
    await signIn(page, 'operator')
    const shown = [
      'reportNo',
      'description',
      'equipmentId',
      'reporterId',
      'urgency',
      'reportDate',
      'completedAt',
      'acceptedAt',
      'resumeDate',
    ]
    const value = JSON.stringify({ columns: { shown, isLoose: false } })
    await askAs(page, 'mutation($value: String!) { savePreference(key: "list:reportLog", value: $value) }', { value })
    await page.goto('/repair/reportLogs')
    await page.locator('tbody a[data-visit]').first().waitFor()
    await expect.poll(() => page.locator('table[data-wide]').count()).toBe(1)
    expect(await coveredOf(page)).toEqual([])
    await forget(page)
    await context.close()
  })
})
