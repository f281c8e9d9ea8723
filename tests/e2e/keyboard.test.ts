import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openWindow, type Watched } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'
import { tokenOf } from '../support/servers/ask.ts'

/* The five main jobs by somebody who has no mouse: nothing below presses or points at anything. */
const words = spoken('zh')
const { translate } = words
let desk: Watched

/** The focus is somewhere, can be seen, and nothing lies over it. */
async function seesFocus(page: Page) {
  const seen = await page.evaluate(() => {
    const on = document.activeElement as HTMLElement | null
    if (!on || on === document.body) return 'nothing is focused'
    on.scrollIntoView({ block: 'nearest' })
    const { outlineStyle, boxShadow } = getComputedStyle(on)
    const isField = on.matches('input, textarea, select, [role=dialog], [role=alertdialog], [tabindex="-1"]')
    if (outlineStyle === 'none' && boxShadow === 'none' && !isField) return `no outline: ${on.outerHTML.slice(0, 120)}`
    const { left, top, width, height } = on.getBoundingClientRect()
    if (!width || !height || on.matches('[type=checkbox], [type=radio], [role=dialog], [role=alertdialog]')) return ''
    const points = [0.2, 0.5, 0.8].map((part) => document.elementFromPoint(left + width * part, top + height / 2))
    const isFree = points.some((one) => one && (on.contains(one) || one.contains(on) || one.closest('label')?.contains(on)))
    return isFree ? '' : `hidden behind ${points[1]?.outerHTML.slice(0, 120)}: ${on.outerHTML.slice(0, 120)}`
  })
  expect(seen).toBe('')
}
/** Tabs on until the focus is on what a person looks for. */
async function tabTo(page: Page, name: string, { role = 'button', limit = 120, key = 'Tab' } = {}) {
  const wanted = page.getByRole(role as 'button', { name, exact: true }).filter({ visible: true })
  // What comes with an answer of the server is not passed by before it is there.
  await wanted.first().waitFor()
  for (let presses = 0; presses < limit; presses++) {
    if (await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement))) return seesFocus(page)
    await page.keyboard.press(key)
  }
  throw new Error(`${limit} presses did not reach ${role} ${name}`)
}
const press = async (page: Page, name: string, options?: Parameters<typeof tabTo>[2]) => {
  await tabTo(page, name, options)
  await page.keyboard.press('Enter')
}
const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true }).last()
/** A dialog that closes gives the focus back to somewhere. */
async function isBack(page: Page) {
  await dialog(page).waitFor({ state: 'hidden' })
  const isSomewhere = () => page.waitForFunction(() => document.activeElement !== document.body)
  await isSomewhere()
  // Rows that change a moment later take it away for no longer than it needs to come back by itself.
  await page.waitForTimeout(400)
  await isSomewhere()
}
/** Goes to a page as a link of the menu does. */
async function openPage(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator('[data-slot~=grid] tbody tr').filter({ visible: true }).first().waitFor()
}
async function pick(page: Page, label: string, text: string) {
  await tabTo(page, label, { role: 'combobox' })
  await page.keyboard.type(text)
  await page.getByRole('option').filter({ hasText: text, visible: true }).first().waitFor()
  // The list still shows what was there before the search has answered.
  const lit = page.locator('[role=option][data-highlighted]').filter({ hasText: text, visible: true })
  for (let presses = 0; presses < 20 && !(await lit.count()); presses++) {
    await page.keyboard.press('ArrowDown')
    await page.waitForTimeout(50)
  }
  await page.keyboard.press('Enter')
}

describe('without a mouse', () => {
  beforeAll(async () => {
    // Whoever logs in begins in the plant where they worked last: in the first, whatever an earlier file left behind.
    await tokenOf('admin')
    desk = await openWindow()
    const { page } = desk
    await page.goto('/login')
    await page.keyboard.press('Tab')
    await page.locator('input[name=username]').focus()
    await page.keyboard.type('admin')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Millwright-2026')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/dashboard')
  })
  afterAll(() => desk.context.close())
  // What one job left open is no matter of the next.
  afterEach(async () => {
    for (let tries = 0; tries < 3 && (await dialog(desk.page).isVisible()); tries++) {
      await desk.page.keyboard.press('Escape')
      await desk.page.waitForTimeout(300)
    }
  })

  it('a fault is reported', async () => {
    const { page } = desk
    await openPage(page, '/repair/reportLogs')
    await press(page, translate('screens.list.add'))
    await dialog(page).waitFor()
    await seesFocus(page)
    await pick(page, words.field('reportLog', 'equipmentId'), '凹印机 8 号')
    await tabTo(page, words.field('reportLog', 'description'), { role: 'textbox' })
    await page.keyboard.type('键盘报修：刮刀有异响')
    await press(page, translate('screens.form.save'))
    await isBack(page)
    await page.locator('[data-slot~=grid] tbody tr').filter({ hasText: '键盘报修：刮刀有异响', visible: true }).first().waitFor()
  })

  it('a repair is accepted, started and completed', async () => {
    const { page } = desk
    await openPage(page, '/repair/reportLogs?keyword=键盘报修')
    await press(page, words.action('reportLog', 'accept'))
    await dialog(page).waitFor()
    await seesFocus(page)
    await pick(page, words.field('repairLog', 'repairerIds'), '王建国')
    await press(page, words.action('reportLog', 'accept'))
    await isBack(page)
    await openPage(page, '/repair/repairLogs?keyword=键盘报修')
    for (const step of ['start', 'complete']) {
      await press(page, words.action('repairLog', step))
      await dialog(page).waitFor()
      if (step === 'complete') {
        await tabTo(page, words.field('repairLog', 'description'), { role: 'textbox' })
        await page.keyboard.type('磨刮刀')
      }
      await press(page, words.action('repairLog', step))
      await isBack(page)
    }
    await page
      .locator('[data-slot~=grid] tbody')
      .getByText(words.value('repairLog', 'status', 'COMPLETED'))
      .first()
      .waitFor()
  })

  it('a machine is found and its page opened', async () => {
    const { page } = desk
    await openPage(page, '/masterdata/equipments')
    await page.keyboard.press('/')
    await page.keyboard.type('SZ-AY-03')
    await page.keyboard.press('Enter')
    await page.waitForURL(/keyword=SZ-AY-03/)
    await tabTo(page, 'SZ-AY-03', { role: 'link' })
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await isBack(page)
  })

  it('a list is filtered, and a record of it changed', async () => {
    const { page } = desk
    await openPage(page, '/repair/faults')
    const name = await page.locator('[data-slot~=grid] tbody [data-slot~=open]').filter({ visible: true }).first().innerText()
    await page.keyboard.press('/')
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await page.waitForURL(/keyword=/)
    await press(page, translate('screens.list.edit'))
    await dialog(page).waitFor()
    await seesFocus(page)
    await tabTo(page, words.field('fault', 'comment'), { role: 'textbox' })
    await page.keyboard.press('Control+a')
    await page.keyboard.type('键盘修改')
    await press(page, translate('screens.form.save'))
    await isBack(page)
  })

  it('a list is taken away as a sheet', async () => {
    const { page } = desk
    await openPage(page, '/repair/faults')
    await press(page, translate('screens.list.export'), { key: 'Shift+Tab' })
    await dialog(page).waitFor()
    await seesFocus(page)
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, translate('screens.list.export'))])
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
    await isBack(page)
  })

  it('Enter that ends a Chinese word sends nothing', async () => {
    const { page } = desk
    await openPage(page, '/repair/faults')
    const before = page.url()
    await page.keyboard.press('/')
    const composing = await page.evaluate(() => {
      const box = document.activeElement as HTMLInputElement
      box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
      box.value = '墨槽'
      const enter = { key: 'Enter', isComposing: true, keyCode: 229, bubbles: true, cancelable: true }
      return [box.name, box.dispatchEvent(new KeyboardEvent('keydown', enter))]
    })
    expect(composing[0]).toBe('keyword')
    await page.waitForTimeout(300)
    expect(page.url()).toBe(before)
  })
})
