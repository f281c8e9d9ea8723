import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWindow, signIn, type Watched } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'

const zh = spoken('zh')
const translate = (key: string) => zh.translate(`excel.in.${key}`)
const label = (name: string) => zh.field('vendor', name)
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const settled = <Value>(read: () => Promise<Value>) => expect.poll(read)

const sheet = (page: Page) => page.getByRole('dialog')
const pressed = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true })
const go = (page: Page) => sheet(page).locator('[data-slot~=sheet-foot] [data-slot~=button][data-variant=solid]')
const counted = (page: Page) => sheet(page).locator('[data-slot~=import-chips] b').allInnerTexts()

async function openImport(page: Page) {
  await page.goto('/masterdata/vendors')
  await page.getByRole('button', { name: zh.translate('lists.tools.title'), exact: true }).click()
  await page.getByRole('menuitem', { name: zh.translate('lists.tools.import'), exact: true }).click()
  await sheet(page).locator('[data-slot~=import-drop]').waitFor()
}
async function take(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return buffer(await download.createReadStream())
}
const give = (page: Page, name: string, file: Buffer) =>
  sheet(page).locator('input[type=file]').setInputFiles({ name, mimeType: XLSX, buffer: file })

/** The template with these rows below its headings. */
async function filled(template: Buffer, rows: readonly Readonly<Record<string, string>>[]): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(template as never)
  const [first] = book.worksheets
  if (!first) throw new Error('the template has no sheet')
  const heads = (first.getRow(1).values as unknown[]).map((head) => String(head ?? '').replace(/[\s*＊]+/g, ''))
  for (const [at, row] of rows.entries())
    for (const [name, value] of Object.entries(row)) {
      const column = heads.indexOf(label(name))
      expect(column, `column ${label(name)} of ${heads}`).toBeGreaterThan(0)
      first.getRow(at + 2).getCell(column).value = value
    }
  return Buffer.from(await book.xlsx.writeBuffer())
}

describe('rows of a workbook', () => {
  let window: Watched
  let template: Buffer
  beforeAll(async () => {
    window = await openWindow()
    await signIn(window.page, 'admin')
    await openImport(window.page)
    template = await take(window.page, () => pressed(window.page, translate('file.template')).click())
  })
  afterAll(() => window.context.close())

  it('are looked at, imported and taken back as a whole', async () => {
    const { page, complaints } = window
    await openImport(page)
    const rows = ['甲', '乙', '丙'].map((word) => ({ name: `试导${word}公司`, phone: '0512-6600001' }))
    await give(page, '供应商.xlsx', await filled(template, rows))
    await sheet(page).locator('[data-slot~=import-update]').waitFor()
    await go(page).click()
    await settled(() => counted(page)).toEqual(['0', '3', '0', '0'])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3')
    expect(await go(page).innerText()).toContain('3')
    await go(page).click()
    await sheet(page).locator('[data-slot~=import-done]').waitFor()
    await go(page).click()
    await sheet(page).waitFor({ state: 'detached' })
    await page.goto('/masterdata/vendors?keyword=试导')
    await settled(() => page.getByRole('row').filter({ hasText: '试导' }).count()).toBe(3)

    await openImport(page)
    const changed = [...rows.slice(0, 2), { name: '试导丙公司', phone: '0512-6600009' }, { name: '试导丁公司', phone: '0512-6600004' }]
    await give(page, '供应商.xlsx', await filled(template, changed))
    await sheet(page).locator('[data-slot~=import-update] input').check()
    await go(page).click()
    await settled(() => counted(page)).toEqual(['0', '1', '1', '2'])
    const change = sheet(page).locator('[data-slot~=import-changes] li')
    expect(await change.innerText()).toMatch(/0512-6600001[\s\S]*0512-6600009/)
    await go(page).click()
    await pressed(page, translate('done.undo')).click()
    await pressed(page, translate('done.undoYes')).click()
    await sheet(page).getByText(translate('headings.undone'), { exact: true }).waitFor()
    await go(page).click()
    await page.goto('/masterdata/vendors?keyword=试导')
    await settled(() => page.getByRole('row').filter({ hasText: '试导' }).count()).toBe(3)
    expect(await page.getByRole('row').filter({ hasText: '试导丙' }).innerText()).toContain('0512-6600001')

    await page.goto('/system/importLogs')
    const log = page.getByRole('row').filter({ hasText: zh.value('importLog', 'outcome', 'UNDONE') })
    expect(await log.first().innerText()).toContain('供应商.xlsx')
    expect(complaints).toEqual([])
  })

  it('stay outside, all of them, while one is wrong, and come back marked', async () => {
    const { page } = window
    await openImport(page)
    const rows: Readonly<Record<string, string>>[] = [{ name: '错行甲公司' }, { phone: '0512-1' }]
    await give(page, '有错.xlsx', await filled(template, rows))
    await sheet(page).locator('[data-slot~=import-update]').waitFor()
    await go(page).click()
    await settled(() => counted(page)).toEqual(['1', '1', '0', '0'])
    // All or nothing is the rule; the good rows alone are a choice of its own.
    expect(await go(page).count()).toBe(0)
    await pressed(page, zh.translate('excel.in.check.commitGood', { count: 1 })).waitFor()
    expect(await sheet(page).locator('[data-slot~=import-rows] tbody tr').first().innerText()).toContain(translate('check.verdict.error'))
    const marked = await take(page, () => pressed(page, translate('check.errors')).click())
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(marked as never)
    const wrong = book.worksheets[0]?.getRow(3).values as unknown[]
    expect(JSON.stringify(wrong)).toContain(label('name'))
    await page.keyboard.press('Escape')
    await pressed(page, translate('leave.leave')).click()
    await sheet(page).waitFor({ state: 'detached' })
    await page.goto('/masterdata/vendors?keyword=错行')
    await page.locator('[data-slot~=empty]').waitFor()
  })

  it('are refused in words when the file is none', async () => {
    const { page } = window
    await openImport(page)
    await give(page, '供应商.csv', Buffer.from('name\nA\n'))
    await sheet(page).getByRole('alert').filter({ hasText: '供应商.csv' }).waitFor()
    await give(page, '改名.xlsx', Buffer.from('name,phone\nA,1\n'))
    await settled(() => sheet(page).getByRole('alert').innerText()).not.toContain('供应商.csv')
    expect(await sheet(page).getByRole('alert').innerText()).toMatch(/\p{Script=Han}{6,}/u)
  })
})

describe('paper', () => {
  it('takes a list and a record, A4, the headings on every page', async () => {
    const { page, context, complaints } = await openWindow()
    await signIn(page, 'admin', '/repair/reportLogs?equipmentId=3')
    const id = await page.locator('tbody tr a[data-open]').first().getAttribute('data-open')
    await page.getByRole('button', { name: zh.translate('lists.tools.title'), exact: true }).click()
    await page.getByRole('menuitem', { name: zh.translate('lists.print.list'), exact: true }).click()
    await page.locator('[data-slot~=paper-list] tbody tr').first().waitFor()
    await page.getByRole('button', { name: zh.translate('print.tall'), exact: true }).click()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('[data-slot~=paper-list] thead').evaluate((head) => getComputedStyle(head).display)).toBe(
      'table-header-group',
    )
    expect(await page.locator('[data-slot~=print-bar]').isVisible()).toBe(false)
    const boxes = (pdf: Buffer) =>
      [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => [Number(w), Number(h)])
    const printed = boxes(await page.pdf({ preferCSSPageSize: true }))
    expect(printed.length).toBeGreaterThan(1)
    for (const [width = 0, height = 0] of printed) {
      expect(width).toBeCloseTo(595.3, -0.5)
      expect(height).toBeCloseTo(841.9, -0.5)
    }
    await page.emulateMedia({ media: null })
    await page.goto(`/repair/reportLogs?open=${id}`)
    await page.getByRole('button', { name: zh.translate('lists.print.record'), exact: true }).click()
    await page.locator('[data-slot~=paper] [data-slot~=paper-grid]').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/print/record/reportLog/${id}`)
    expect(complaints).toEqual([])
    await context.close()
  })
})
