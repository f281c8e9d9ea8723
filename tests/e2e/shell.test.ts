import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'
import { overflowOf, settled } from '../support/browser/sweep.ts'
import { address } from '../support/servers/ask.ts'

const words = spoken('zh')

describe('the bar above pages', () => {
  it('fits a tablet where words are long: the way to the page gives way to the plant and the menus', async () => {
    const { page, context } = await openWindow({ width: 768, height: 1024, language: 'en' })
    await signIn(page, 'admin', '/maintenance/pointsTemplates')
    await page.locator('[data-slot~=me-btn]').waitFor()
    await settled(page)
    expect(await overflowOf(page)).toEqual([])
    await context.close()
  })
})

describe('the guard', () => {
  it('sends strangers to the log-in page and back to where they wanted to go', async () => {
    const { page, context } = await openWindow()
    await page.goto('/repair/repairers?keyword=王')
    await page.waitForURL(/\/login\?redirect=/)
    await page.fill('input[name=username]', 'lead')
    await page.fill('input[name=password]', 'Millwright-2026')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/repair/repairers' && url.searchParams.get('keyword') === '王')
    await context.close()
  })

  it('knows addresses that do not exist', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'lead', '/no/such/page')
    await page.waitForURL(/\/404/)
    await context.close()
  })

  it('refuses pages that the menus do not offer, and keeps their address', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'viewer')
    for (const path of ['/identity/users', '/system/configs']) {
      await page.goto(path)
      await page.getByRole('heading', { name: words.translate('console.error.page401') }).waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
    }
    expect(await page.getByRole('navigation').getByText(words.translate('area.identity'), { exact: true }).count()).toBe(0)
    await page.getByRole('link', { name: words.translate('console.shell.backHome') }).click()
    await page.waitForURL(/\/dashboard/)
    await context.close()
  })

  it('opens boards in the whole window and leads back', async () => {
    const { page, context, complaints } = await openWindow()
    await signIn(page, 'lead', '/repair/repairers')
    await page.getByRole('row').nth(1).waitFor()
    await page.getByRole('button', { name: words.translate('menus.screens'), exact: true }).click()
    await page.getByRole('link', { name: words.translate('console.pages.dataview'), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words.translate('console.pages.dataview') }).waitFor()
    expect(await page.getByRole('navigation', { name: words.translate('console.shell.mainMenu') }).isVisible()).toBe(false)
    await page.getByText(words.translate('screens.live.live')).waitFor()
    await page.getByRole('link', { name: words.translate('console.shell.back') }).click()
    await page.waitForURL(/repairers/)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('tells a wrong password in words and stays', async () => {
    const { page, context } = await openWindow()
    await page.goto('/login')
    await page.fill('input[name=username]', 'viewer')
    await page.fill('input[name=password]', 'wrong')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await context.close()
  })
})

describe('a session', () => {
  it('that was ended elsewhere asks once for the password and goes on where it was', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'manager', '/repair/reportLogs')
    await page.getByRole('row').nth(1).waitFor()
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await fetch(`${address()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: 'mutation { logout }' }),
    })
    // Whatever asks first hears of it: this, or what the page asks by itself meanwhile, and then nothing can be clicked any more.
    await page.evaluate(
      (title) => document.querySelector<HTMLElement>(`[title="${title}"]`)?.click(),
      words.translate('screens.list.refresh'),
    )
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    await dialog.locator('input[type=password]').fill('Millwright-2026')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/repair/reportLogs')
    await context.close()
  })
})

describe('tabs', () => {
  it('keep what was typed and where one was, and come back after a reload', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'lead', '/repair/repairers?keyword=张')
    await page.getByRole('row').nth(1).waitFor()
    const tabs = page.getByRole('navigation', { name: words.translate('console.shell.openPages') })
    await page.getByRole('link', { name: words.resource('reporter'), exact: true }).click()
    await page.waitForURL(/reporters/)
    await tabs.getByRole('link', { name: words.resource('repairer') }).click()
    await page.waitForURL(/repairers\?keyword=/)
    await page.reload()
    await tabs.getByRole('link', { name: words.resource('reporter') }).waitFor()
    await context.close()
  })
})

describe('people without a right', () => {
  it('see neither the page nor the button', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'viewer', '/repair/reportLogs')
    await page.getByRole('row').nth(1).waitFor()
    expect(await page.getByRole('button', { name: words.translate('screens.list.add'), exact: true }).count()).toBe(0)
    expect(await page.getByRole('button', { name: words.action('reportLog', 'accept'), exact: true }).count()).toBe(0)
    await context.close()
  })
})

describe('the playground', () => {
  it('is served from here alone and signs developers in', async () => {
    const { page, context, outside, complaints } = await openWindow()
    await page.goto('/graphql')
    await page.getByText('developer').first().click()
    await page.getByText('孙文博').first().waitFor()
    expect(outside).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})
