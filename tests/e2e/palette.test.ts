import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'

const words = spoken('zh')
const finder = (page: Page) => page.getByRole('combobox', { name: words.translate('palette.title') })
const options = (page: Page) => page.getByRole('option')

/** Opens the palette as a person does, and types. */
async function find(page: Page, text: string) {
  await page.locator('[data-slot~=find-btn]').first().waitFor()
  await page.keyboard.press('Control+k')
  await finder(page).waitFor()
  await finder(page).pressSequentially(text, { delay: 15 })
}
/** From here on answers come from a server with another build of the console. */
const deploy = (page: Page) =>
  page.route('**/graphql', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    // The page may leave meanwhile: nobody waits for its answers then.
    const response = await route.fetch().catch(() => null)
    if (response) await route.fulfill({ response, headers: { ...response.headers(), 'x-console-build': 'another' } }).catch(() => null)
  })
const isGone = (page: Page) => finder(page).waitFor({ state: 'detached' })

describe('the palette', () => {
  it('opens a record by its number and a page by its initials, by keyboard alone', async () => {
    const { page, context, complaints, outside } = await openWindow()
    await signIn(page, 'lead', '/repair/reportLogs')
    const number = await page.getByText(/^BX/).first().innerText()
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await find(page, number.toLowerCase())
    await options(page).filter({ hasText: number }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/repair\/reportLogs\?open=\d+/)
    await page.getByRole('dialog').getByText(number).first().waitFor()
    await page.keyboard.press('Escape')
    await find(page, 'wxry')
    await options(page)
      .filter({ hasText: words.resource('repairer') })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/repair\/repairers/)
    await isGone(page)
    await find(page, 'repairers')
    expect(await options(page).first().innerText()).toContain(words.resource('repairer'))
    expect([complaints, outside]).toEqual([[], []])
    await context.close()
  })

  it('finds the machine that is meant first, however its number or name is typed', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'lead', '/dashboard')
    await find(page, '')
    for (const typed of ['SZAY07', '凹印机7', 'ay-07', 'ａｙ０７', '凹印机 ７', 'ay07']) {
      await finder(page).fill('')
      await finder(page).fill(typed)
      await options(page).first().filter({ hasText: 'SZ-AY-07' }).waitFor()
      expect(await page.locator('[cmdk-group-heading]').first().innerText()).toBe(words.translate('palette.groups.ASSET'))
    }
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '凹印机 7 号' }).waitFor()
    await context.close()
  })

  it('finds what to do by the verb that people use', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'lead', '/dashboard')
    await find(page, '')
    const isFirst = async (typed: string, name: string) => {
      await finder(page).fill(typed)
      await options(page).first().filter({ hasText: name }).waitFor()
    }
    for (const typed of ['停机', 'stopped', '报修', 'ＳＴＯＰＰＥＤ']) await isFirst(typed, words.translate('palette.actions.report'))
    await isFirst('请假', words.resource('workerVacation'))
    await isFirst('领料', words.resource('repairLog'))
    await isFirst('take a part', words.resource('repairLog'))
    await context.close()
  })

  it('puts what was opened lately first among what fits alike', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'lead', '/dashboard')
    const opened = options(page).first().filter({ hasText: '凹印机 8 号' })
    await find(page, '凹印机8')
    await opened.waitFor()
    await page.keyboard.press('Enter')
    await isGone(page)
    await page.getByRole('heading', { name: '凹印机 8 号' }).waitFor()
    await find(page, '凹印机')
    await opened.waitFor()
    await context.close()
  })

  it('does nothing while an input method is at work', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'lead', '/dashboard')
    await find(page, '')
    const ime = await context.newCDPSession(page)
    await ime.send('Input.imeSetComposition', { text: 'bao xiu', selectionStart: 7, selectionEnd: 7 })
    await page.waitForTimeout(300)
    const before = page.url()
    // What a browser sends for the Enter that takes over a word.
    await finder(page).dispatchEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true, bubbles: true })
    await page.waitForTimeout(200)
    expect([page.url(), await finder(page).isVisible()]).toEqual([before, true])
    await ime.send('Input.insertText', { text: '报修单' })
    await options(page)
      .filter({ hasText: words.resource('reportLog') })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/repair\/reportLogs/)
    await context.close()
  })

  it('switches the plant', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'admin', '/dashboard')
    const plant = page.locator('button[data-slot~=plant-btn]')
    const before = await plant.innerText()
    await find(page, '切换厂区')
    await options(page).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForFunction((was) => !document.querySelector('button[data-slot~=plant-btn]')?.textContent?.includes(was), before)
    await isGone(page)
    await context.close()
  })

  it('asks before it logs out', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'viewer', '/dashboard')
    await find(page, 'tcdl')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await context.close()
  })

  it('offers nothing that the person may not open or do', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'viewer', '/dashboard')
    await find(page, 'yonghuguanli')
    await page.getByText(words.translate('palette.none').split('“')[0] ?? '').waitFor()
    await finder(page).fill('Add')
    await page.waitForTimeout(300)
    expect(
      await options(page)
        .filter({ hasText: words.translate('palette.add').split('{{')[0] ?? '' })
        .count(),
    ).toBe(0)
    await context.close()
  })
})

const keeping = (page: Page) => page.waitForResponse((answer) => answer.request().postData()?.includes('savePreference') ?? false)

describe('favourites', () => {
  it('are there in another browser, on top of the sidebar and in the palette', async () => {
    const first = await openWindow()
    await signIn(first.page, 'head', '/repair/repairLogs')
    const isKept = keeping(first.page)
    await first.page.locator('[data-slot~=star-btn]').click()
    await isKept
    await first.context.close()
    const { page, context } = await openWindow()
    await signIn(page, 'head', '/dashboard')
    const stars = page.getByRole('region', { name: words.translate('palette.groups.starred') })
    await stars.getByRole('link', { name: words.resource('repairLog') }).waitFor()
    await find(page, '')
    expect(await options(page).first().innerText()).toContain(words.resource('repairLog'))
    const isGone = keeping(page)
    await page.keyboard.press('Control+d')
    await stars.waitFor({ state: 'detached' })
    await isGone
    await context.close()
  })
})

describe('a newer build', () => {
  it('is offered when an answer tells of it, and put off when that suits', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'lead', '/dashboard')
    const bar = page.getByText(words.translate('bell.newVersion'))
    await page.locator('[data-slot~=star-btn]').waitFor()
    expect(await bar.count()).toBe(0)
    await deploy(page)
    await page.goto('/repair/repairers')
    await bar.waitFor()
    await page.getByRole('button', { name: words.translate('bell.later') }).click()
    await bar.waitFor({ state: 'detached' })
    await context.close()
  })

  it('leaves the page standing when a part of the old one is gone', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'lead', '/dashboard')
    await page.locator('[data-slot~=star-btn]').waitFor()
    await deploy(page)
    await page.route(/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('button', { name: words.translate('console.settings.title') }).click()
    await page.getByText(words.translate('bell.newVersion')).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).first().isVisible()).toBe(true)
    await context.close()
  })
})

describe('the bell', () => {
  it('keeps what a toast has said, for support', async () => {
    const { page, context } = await openWindow()
    // Nobody tells this one anything, so that the bell counts the toast alone.
    await signIn(page, 'viewer', '/dashboard')
    await page.locator('[data-slot~=star-btn]').waitFor()
    await page.evaluate(() => {
      Object.defineProperty(document, 'fullscreenEnabled', { value: false })
    })
    await page.getByRole('button', { name: words.translate('console.shell.fullscreen') }).click()
    await page.getByText(words.translate('console.notice.fullscreenUnsupported')).first().waitFor()
    await page.getByRole('button', { name: words.translate('bell.label', { count: 1 }) }).click()
    const panel = page.getByRole('dialog')
    await panel.getByText(words.translate('console.notice.fullscreenUnsupported')).waitFor()
    await panel.getByRole('button', { name: words.translate('bell.allRead') }).click()
    await page.reload()
    await page.getByRole('button', { name: words.translate('bell.label', { count: 0 }) }).waitFor()
    await context.close()
  })
})
