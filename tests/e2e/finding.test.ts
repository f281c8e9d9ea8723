import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'

const words = spoken('zh')
const t = words.translate
/** Opens a page of the menu without loading the console anew. */
async function follow(page: Page, path: string) {
  await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`nav a[data-page][href="${to}"]`)?.click(), path)
  await page.waitForURL((url) => url.pathname === path)
}
const openFolders = (page: Page) =>
  page
    .getByRole('navigation', { name: t('console.shell.mainMenu') })
    .locator('button[aria-expanded=true]')
    .allInnerTexts()

describe('where one is', () => {
  it('scrolls the menu to the open page, and closes the folder that was left', async () => {
    const { page, context, complaints } = await openWindow({ height: 560 })
    await signIn(page, 'admin', '/repair/work')
    const menu = page.getByRole('navigation', { name: t('console.shell.mainMenu') })
    await menu.locator('a[aria-current=page]').waitFor()
    expect((await openFolders(page)).length).toBe(1)
    const [last] = (await menu.locator('a[data-page]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))).slice(
      -1,
    )
    await follow(page, last ?? '')
    await expect
      .poll(async () => {
        const [frame, entry] = [await menu.boundingBox(), await menu.locator('a[aria-current=page]').boundingBox()]
        return Boolean(frame && entry && entry.y >= frame.y && entry.y + entry.height <= frame.y + frame.height)
      })
      .toBe(true)
    expect(await openFolders(page)).toHaveLength(1)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('lists every open page once the row of tabs is too long', async () => {
    const { page, context } = await openWindow({ width: 1280 })
    await signIn(page, 'admin', '/repair/work')
    const menu = page.getByRole('navigation', { name: t('console.shell.mainMenu') })
    await menu.locator('a[data-page]').first().waitFor()
    await page.getByText(t('screens.live.live')).waitFor()
    const all = page.getByRole('button', { name: new RegExp(`^${t('console.shell.allOpenPages', { count: '\\d+' })}$`) })
    expect(await all.count()).toBe(0)
    const paths = await menu.locator('a[data-page]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const path of paths.filter((one) => one !== '/repair/work' && one !== '/dashboard').slice(0, 16)) {
      await follow(page, path)
      // A page that is left before it was drawn gets no tab.
      await page.locator(`[data-slot=tab][data-active] a[href^="${path}"]`).waitFor()
    }
    await all.click()
    const items = page.getByRole('menuitemradio')
    await expect.poll(() => items.count()).toBe(18)
    expect(await page.getByRole('menuitemradio', { checked: true }).count()).toBe(1)
    await items
      .filter({ hasText: t('console.pages.repairWork') })
      .first()
      .click()
    await page.waitForURL(/\/repair\/work/)
    await context.close()
  })

  it('leaves the search button where it is when further filters open', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'lead', '/repair/reportLogs')
    const search = page.locator('form[data-slot=filters] button[type=submit]')
    await page.locator('[data-slot~=fold]').waitFor()
    const before = await search.boundingBox()
    await page.locator('[data-slot~=fold]').click()
    await page.locator('[data-slot~=fold][aria-expanded=true]').waitFor()
    expect(await search.boundingBox()).toEqual(before)
    await context.close()
  })
})

describe('the focus', () => {
  it('goes into a dialog without fields, where Enter does what it asks, and back', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'admin', '/repair/work?view=OPEN')
    const start = page
      .getByRole('main')
      .getByRole('button', { name: t('repairLog.actions.start'), exact: true })
      .last()
    await start.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('repairLog.actions.start'), exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[role=dialog] button[type=submit]'))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => start.evaluate((button) => button === document.activeElement)).toBe(true)
    await context.close()
  })
})

describe('what went wrong', () => {
  it('offers no print of a record that is not there, and the way back', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'lead', '/repair/reportLogs?open=999999')
    await page.getByText(t('screens.list.gone'), { exact: true }).waitFor()
    const drawer = page.locator('[data-slot=drawer-head]')
    // Only the cross that closes it.
    expect(await drawer.getByRole('button').count()).toBe(1)
    await page.getByRole('button', { name: t('screens.list.toList') }).click()
    await page.waitForURL((url) => !url.search.includes('open'))
    await context.close()
  })

  it('says that this device is offline, and opens page and rows by itself when the network is back', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'admin', '/dashboard')
    await page
      .getByRole('navigation', { name: t('console.shell.mainMenu') })
      .locator('a[data-page]')
      .first()
      .waitFor()
    await context.setOffline(true)
    await follow(page, '/repair/faults')
    const offline = page.getByText(t('console.error.noNetwork'), { exact: true }).filter({ visible: true })
    await offline.waitFor()
    expect(await page.getByText(t('console.error.newVersion'), { exact: true }).count()).toBe(0)
    await context.setOffline(false)
    await page.getByRole('row').nth(1).waitFor()
    expect(await offline.count()).toBe(0)
    await context.close()
  })
})
