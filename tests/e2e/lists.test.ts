import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'
import { askAs } from '../support/servers/ask.ts'

const { translate, field, value } = spoken('zh')
const LIST = '/repair/reportLogs'
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name })
const headings = async (page: Page) =>
  (await page.locator('thead th:not([data-slot~=pick]):not([data-slot~=acts])').allInnerTexts()).map((text) => text.trim())
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: translate('lists.views.title') }).getByRole('button', { name })

async function rowsOf(page: Page, search = '') {
  await page.goto(LIST + search)
  await page.locator('tbody tr').first().waitFor()
  // What the first rows did not need has come too.
  await page.getByRole('button', { name: translate('lists.tools.title') }).waitFor()
}
const sent = (page: Page, operation: string) =>
  page.waitForResponse((answer) => answer.url().endsWith('/graphql') && (answer.request().postData() ?? '').includes(operation))

/** As if this person had set up nothing yet: a test that is tried again begins anew. */
const forget = (page: Page) => askAs(page, 'mutation { savePreference(key: "list:reportLog", value: "{}") }')

describe('a list as people set it up', () => {
  it('says its filters as chips and sorts by several columns, by keyboard alone', async () => {
    const { page, complaints, context } = await openWindow({ width: 1100 })
    await signIn(page, 'lead')
    await rowsOf(page, '?status=PENDING,REPAIRING&urgency=HIGH,STOP,NORMAL')
    const chips = page.getByRole('list', { name: translate('lists.applied.title') }).getByRole('button')
    await chips.first().waitFor()
    expect(await chips.allInnerTexts()).toHaveLength(2)

    // What a cell cuts is told when it is pointed at, and what it shows whole is not. Columns follow what rows hold, so a row of the demo is made longer here.
    const cells = page.locator('tbody td:not([data-slot])')
    const long = '压辊异响'.repeat(60)
    await cells.nth(2).evaluate((cell, text) => cell.replaceChildren(text), long)
    await cells.nth(2).hover()
    expect(await cells.nth(2).getAttribute('title')).toBe(long)
    await cells.nth(0).hover()
    expect(await cells.nth(0).getAttribute('title')).toBeNull()
    await chips.filter({ hasText: value('reportLog', 'urgency', 'HIGH') }).focus()
    await page.keyboard.press('Delete')
    await page.waitForURL((url) => !url.search.includes('urgency'))
    await expect.poll(() => chips.evaluateAll((all) => all.includes(document.activeElement as never))).toBe(true)

    await heading(page, field('reportLog', 'reportNo')).getByRole('button').first().focus()
    await page.keyboard.press('Shift+Enter')
    await page.waitForURL((url) => url.search.includes('sort=-reportDate,-reportNo'))
    await page.keyboard.press('Shift+Enter')
    await page.waitForURL((url) => url.search.includes('sort=-reportDate,reportNo'))
    expect(await page.locator('th[aria-sort]').count()).toBe(1)
    expect(await heading(page, field('reportLog', 'reportNo')).innerText()).toContain('2')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('keeps columns on the server: another browser shows the same', async () => {
    const here = await openWindow()
    await signIn(here.page, 'repairer')
    await forget(here.page)
    await rowsOf(here.page)
    const [status, urgency] = [field('reportLog', 'progress'), field('reportLog', 'urgency')]
    expect(await headings(here.page)).toContain(urgency)
    await here.page.getByRole('button', { name: translate('lists.tools.title') }).click()
    await here.page.getByRole('menuitem', { name: translate('lists.tools.columns') }).click()
    const panel = here.page.getByRole('dialog', { name: translate('lists.tools.columns') })
    await panel.getByRole('checkbox', { name: urgency }).uncheck()
    await panel.getByRole('button', { name: translate('lists.column.up', { title: status }) }).click()
    const kept = sent(here.page, 'SavePreference')
    await here.page.keyboard.press('Escape')
    const edge = here.page.getByRole('separator', { name: status })
    const before = Number(await edge.getAttribute('aria-valuenow'))
    await edge.focus()
    await here.page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => Number(await edge.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
    await kept
    await here.page.waitForTimeout(1200)
    const wanted = await headings(here.page)
    expect(wanted).not.toContain(urgency)

    const there = await openWindow()
    await signIn(there.page, 'repairer')
    await rowsOf(there.page)
    expect(await headings(there.page)).toEqual(wanted)
    expect(Number(await there.page.getByRole('separator', { name: status }).getAttribute('aria-valuenow'))).toBeGreaterThan(before)
    await Promise.all([here.context.close(), there.context.close()])
  })

  it('becomes a view that opens by itself, is changed and put back, and stays with those it is for', async () => {
    const manager = await openWindow()
    const { page } = manager
    await signIn(page, 'manager')
    await rowsOf(page, '?status=COMPLETED,CONFIRMED')
    await page.getByRole('button', { name: translate('lists.views.keep') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(translate('lists.views.name'), { exact: true }).fill('做完的')
    await dialog.getByRole('combobox', { name: translate('lists.views.sharing') }).selectOption('ROLE')
    await dialog.getByRole('combobox', { name: translate('lists.views.role'), exact: true }).selectOption({ label: '维修主管' })
    await dialog.getByLabel(translate('lists.views.default.ROLE')).check()
    await dialog.getByRole('button', { name: translate('screens.form.save') }).click()
    await dialog.waitFor({ state: 'hidden' })
    await tab(page, '做完的').waitFor()
    expect(searchOf(page)).toMatch(/status=COMPLETED,CONFIRMED&view=\d+/)

    // Changed and put back.
    await heading(page, field('reportLog', 'reportNo')).getByRole('button').first().click()
    await page.getByText(translate('lists.views.changed'), { exact: true }).waitFor()
    await page.getByRole('button', { name: translate('lists.views.discard'), exact: true }).click()
    await page.waitForURL((url) => !url.search.includes('sort='))
    await page.reload()
    await tab(page, '做完的').waitFor()

    // The role's default opens for who has the role; the others neither see nor get it.
    const lead = await openWindow()
    await signIn(lead.page, 'lead')
    await rowsOf(lead.page)
    expect(await tab(lead.page, '做完的').getAttribute('aria-current')).toBe('true')
    expect(searchOf(lead.page)).toContain('status=COMPLETED,CONFIRMED')
    await tab(lead.page, translate('lists.views.all')).click()
    await lead.page.waitForURL((url) => !url.search.includes('status='))
    await lead.page.reload()
    await lead.page.locator('tbody tr').first().waitFor()
    expect(searchOf(lead.page)).toBe('?view=0')

    const other = await openWindow()
    await signIn(other.page, 'operator')
    await rowsOf(other.page)
    expect(searchOf(other.page)).toBe('')
    expect(await other.page.getByText('做完的').count()).toBe(0)
    expect([...manager.complaints, ...lead.complaints, ...other.complaints]).toEqual([])

    await tab(page, '做完的').click()
    await page.getByRole('menuitem', { name: translate('lists.views.remove') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: translate('screens.list.remove') })
      .click()
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
    await Promise.all([manager, lead, other].map(({ context }) => context.close()))
  })
})
