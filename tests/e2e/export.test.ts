import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Language, openWindow, signIn } from '../support/browser/browser.ts'
import { spoken, toldIn } from '../support/browser/spoken.ts'

const LIST = '/repair/repairLogs?status=COMPLETED&sort=repairNo'

async function openDialog(page: Page, language: Language) {
  const { translate } = spoken(language)
  await page.getByRole('button', { name: translate('screens.list.export'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().waitFor()
  return dialog
}
async function sheetOf(page: Page, press: () => Promise<unknown>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await buffer(await file.createReadStream())) as never)
  const sheet = workbook.worksheets[0] as ExcelJS.Worksheet
  return { sheet, name: file.suggestedFilename(), header: (sheet.getRow(1).values as string[]).slice(1) }
}
const columnOf = (sheet: ExcelJS.Worksheet, at: number) => sheet.getColumn(at + 1).values.slice(2)

describe.each(toldIn('en'))('an export in %s', (language) => {
  const { translate, field, value, resource } = spoken(language)

  it('holds the rows of the filter and the columns of the screen, as the dialog says', async () => {
    const { page, context, complaints, outside } = await openWindow({ language })
    await signIn(page, 'manager', LIST)
    await page.getByRole('row').nth(1).waitFor()
    const dialog = await openDialog(page, language)
    await dialog.getByText(translate('excel.out.filtered', { name: resource('repairLog') })).waitFor()
    const count = Number((await dialog.locator('[data-slot~=export-rows] b').textContent())?.replaceAll(',', ''))
    const { sheet, name, header } = await sheetOf(page, () => page.keyboard.press('Enter'))
    expect(name).toMatch(/^[^_]+_[^_]+_\d{8}-\d{4}\.xlsx$/)
    expect(name.startsWith(translate('repairLog.label'))).toBe(true)
    expect(header).toEqual(
      (await page.getByRole('columnheader').allTextContents()).filter((text) => header.includes(text.trim())).map((text) => text.trim()),
    )
    expect(header).toContain(field('repairLog', 'status'))
    expect(sheet.rowCount - 1).toBe(count)
    const states = new Set(columnOf(sheet, header.indexOf(field('repairLog', 'status'))))
    expect([...states]).toEqual([value('repairLog', 'status', 'COMPLETED')])
    const numbers = columnOf(sheet, header.indexOf(field('repairLog', 'repairNo'))) as string[]
    expect(numbers).toEqual([...numbers].sort())
    await page.getByText(translate('excel.out.exported', { name: resource('repairLog') })).waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    expect(outside).toEqual([])
    await context.close()
  })

  it('holds all columns when they are wanted, and only what is ticked', async () => {
    const { page, context } = await openWindow({ language })
    await signIn(page, 'lead', LIST)
    await page.getByRole('row').nth(2).waitFor()
    for (const at of [1, 2]) await page.getByRole('row').nth(at).getByRole('checkbox').check()
    await page.getByRole('button', { name: translate('lists.rows.export'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: translate('excel.out.every') }).check()
    const { sheet, header } = await sheetOf(page, () => dialog.getByRole('button', { name: translate('excel.out.run') }).click())
    expect(sheet.rowCount - 1).toBe(2)
    for (const key of ['causes', 'createdAt', 'updatedById']) expect(header).toContain(field('repairLog', key))
    await context.close()
  })
})

describe('an export that takes a while', () => {
  const { translate } = spoken('zh')

  it('shows how far it is, stops with its dialog, and says what went wrong where it was asked for', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'lead', LIST)
    await page.getByRole('row').nth(1).waitFor()
    let isHeld = true
    let aborted = 0
    page.on('requestfailed', (request) => {
      if (request.url().includes('/export')) aborted++
    })
    await page.route('**/export?*', (route) => (isHeld ? undefined : route.abort()))
    const dialog = await openDialog(page, 'zh')
    await dialog.getByRole('button', { name: translate('excel.out.run') }).click()
    await dialog.getByRole('progressbar').waitFor()
    await dialog.getByRole('button', { name: translate('excel.out.stop') }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => aborted).toBe(1)

    isHeld = false
    const again = await openDialog(page, 'zh')
    await again.getByRole('button', { name: translate('excel.out.run') }).click()
    await again.getByRole('alert').getByText(translate('excel.out.offline')).waitFor()
    await page.unroute('**/export?*')
    const { sheet } = await sheetOf(page, () => again.getByRole('button', { name: translate('excel.out.retry') }).click())
    expect(sheet.rowCount).toBeGreaterThan(1)
    await context.close()
  })
})
