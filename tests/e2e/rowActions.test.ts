import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { LAYERS } from '../support/browser/dialogs.ts'
import { spoken } from '../support/browser/spoken.ts'
import { closeOtherTabs, go, menuRoutes, settled } from '../support/browser/sweep.ts'

const { translate } = spoken('zh')
const ROWS = 3
const layers = (page: Page) => page.locator(LAYERS).filter({ visible: true })
const shownRows = (page: Page) => page.locator('[data-slot~=view]:not([style*="none"]) [data-slot~=grid] tbody tr')
const buttonsOf = (row: Locator) => row.locator('td:last-child button')

async function closeAll(page: Page) {
  for (let tries = 0; tries < 5 && (await layers(page).count()); tries++) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(150)
  }
}

interface RowAction {
  readonly row: number
  readonly button: number
  /** Of the menu that the button opens. */
  readonly item?: string
}
/** What the first rows of a list offer, each kind of action once; entries of a menu that say why they are refused are left out. */
async function actionsOf(page: Page): Promise<RowAction[]> {
  const found = new Map<string, RowAction>()
  for (let row = 0; row < Math.min(await shownRows(page).count(), ROWS); row++) {
    const buttons = buttonsOf(shownRows(page).nth(row))
    for (const [button, text] of (await buttons.allInnerTexts()).entries()) {
      if (text) {
        if (!found.has(text)) found.set(text, { row, button })
        continue
      }
      await buttons.nth(button).click()
      await layers(page).first().waitFor()
      const items = page.locator('[role=menuitem]:not([aria-disabled=true])').filter({ visible: true })
      for (const item of await items.allInnerTexts()) if (!found.has(item)) found.set(item, { row, button, item })
      await closeAll(page)
    }
  }
  return [...found.values()]
}
async function press(page: Page, { row, button, item }: RowAction) {
  await buttonsOf(shownRows(page).nth(row)).nth(button).click()
  if (item) await page.getByRole('menuitem', { name: item, exact: true }).click()
}
/** Something has opened, or it led to another page. */
async function hasOpened(page: Page, route: string) {
  const dialogs = page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true })
  const isThere = async () => (await dialogs.count()) > 0 || new URL(page.url()).pathname !== route
  for (let tries = 0; tries < 50 && !(await isThere()); tries++) await page.waitForTimeout(100)
  await settled(page)
}

describe('what a row of any list offers', () => {
  it('opens, and takes no page with it', { timeout: 1_800_000 }, async () => {
    const { page, context, complaints } = await openWindow()
    await signIn(page, 'admin', '/dashboard')
    const crash = page.getByText(translate('console.error.pageCrash')).filter({ visible: true })
    const broken: string[] = []
    let pressed = 0
    for (const route of await menuRoutes(page)) {
      await go(page, route)
      await closeOtherTabs(page)
      for (const action of await actionsOf(page)) {
        if (new URL(page.url()).pathname !== route) await go(page, route)
        await press(page, action)
        await hasOpened(page, route)
        pressed++
        if (await crash.count()) broken.push(`${route} ${JSON.stringify(action)}`)
        await closeAll(page)
      }
    }
    expect([broken, complaints]).toEqual([[], []])
    expect(pressed).toBeGreaterThan(200)
    await context.close()
  })
})
