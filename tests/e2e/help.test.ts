import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'

const { translate } = spoken('zh')

/** The shell listens to the key once the page is there. */
async function askForHelp(page: Page): Promise<Locator> {
  const help = page.locator('[data-slot=help]')
  const ask = async () => {
    if (!(await help.count())) await page.keyboard.press('F1')
    return help.locator('[data-slot=purpose]').isVisible()
  }
  await expect.poll(ask, { timeout: 30_000 }).toBe(true)
  return help
}

describe('the help', () => {
  it('comes over an open form by F1 and gives it back as it was, with the field that was typed in', async () => {
    const { page, complaints } = await openWindow()
    await signIn(page, 'admin', '/masterdata/customers')
    await page.getByRole('button', { name: translate('screens.list.add'), exact: true }).click()
    const name = page.getByRole('dialog').locator('[data-name=name] input')
    await name.fill('东方彩印')
    const help = await askForHelp(page)
    expect(await help.locator('[data-slot=purpose]').innerText()).toBe(translate('help.screens.customer'))
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    expect(await name.inputValue()).toBe('东方彩印')
    await expect.poll(() => name.evaluate((input) => document.activeElement === input)).toBe(true)
    await page.keyboard.type('厂')
    expect(await name.inputValue()).toBe('东方彩印厂')
    expect(complaints).toEqual([])
  })

  it('says on Home what it shows each role, the own one first', async () => {
    const { page, complaints } = await openWindow()
    await signIn(page, 'storekeeper', '/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const roles = (await askForHelp(page)).locator('[data-slot=home-help]')
    await roles.waitFor()
    expect(await roles.locator('dd').first().innerText()).toBe(translate('help.roles.storekeeper.home'))
    expect(complaints).toEqual([])
  })
})
