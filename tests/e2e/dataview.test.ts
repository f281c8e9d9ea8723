import { buffer } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Language, openWindow, signIn } from '../support/browser/browser.ts'
import { spoken, toldIn } from '../support/browser/spoken.ts'

const said = (language: Language) => (key: string) => spoken(language).translate(`boards.dataview.${key}`)
const chartOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true }).first()
const searchOf = (page: Page) => new URL(page.url()).searchParams

async function takeAway(page: Page, { chart, save, what }: { chart: Locator; save: string; what: string }) {
  await chart.getByRole('button', { name: save }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: what }).click()])
  return { name: file.suggestedFilename(), bytes: await buffer(await file.createReadStream()) }
}

describe.each(toldIn('zh'))('the dashboards in %s', (language) => {
  const translate = said(language)

  it('keep their range in the address and lead from a bar to its rows by key', async () => {
    const { page, context, complaints, outside } = await openWindow({ language })
    await signIn(page, 'manager', '/dataview')
    await page.getByRole('radio', { name: translate('quarter') }).check()
    await page.waitForURL((url) => url.searchParams.get('range') === 'quarter')
    await page.reload()
    expect(await page.getByRole('radio', { name: translate('quarter') }).isChecked()).toBe(true)
    const bars = chartOf(page, translate('faultsByMachine')).locator('a[aria-label]')
    await bars.first().focus()
    await page.keyboard.press('ArrowDown')
    const second = await bars.nth(1).getAttribute('aria-label')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(second)
    await page.keyboard.press('Enter')
    await page.waitForURL(/reportLogs/)
    expect(searchOf(page).get('equipmentId')).toMatch(/^\d+$/)
    expect(searchOf(page).get('reportDate')).toMatch(/^\d{4}-\d\d-\d\d~\d{4}-\d\d-\d\d$/)
    await page.getByRole('row').nth(1).waitFor()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/dataview' && url.searchParams.get('range') === 'quarter')
    expect(complaints).toEqual([])
    expect(outside).toEqual([])
    await context.close()
  })

  it('show every chart as a table and hand it over as a picture', async () => {
    const { page, context, complaints } = await openWindow({ language })
    await signIn(page, 'manager', '/dataview')
    const chart = chartOf(page, translate('stopsByMachine'))
    await chart.locator('svg[width]').first().waitFor()
    const picture = await takeAway(page, { chart, save: translate('save'), what: translate('savePicture') })
    expect(picture.name).toMatch(/_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.png$/)
    expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.bytes.length).toBeGreaterThan(10_000)

    await chart.getByRole('button', { name: translate('asTable') }).click()
    const hours = chart.locator('tbody th + td')
    await chart.getByRole('button', { name: translate('stopHoursH') }).click()
    await chart.getByRole('button', { name: translate('stopHoursH') }).click()
    const shown = (await hours.allTextContents()).map(Number)
    expect(shown.length).toBeGreaterThan(1)
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    expect(complaints).toEqual([])
    await context.close()
  })

  it('hand the figures over as a sheet', async () => {
    const { page, context } = await openWindow({ language })
    await signIn(page, 'manager', '/dataview?range=week')
    const chart = chartOf(page, translate('faultsByDay'))
    await chart.locator('svg[width]').first().waitFor()
    const sheet = await takeAway(page, { chart, save: translate('save'), what: translate('saveSheet') })
    expect(sheet.name).toMatch(/\.xlsx$/)
    expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK')
    await context.close()
  })
})

it('one kind of figures that cannot be read leaves the others alone', async () => {
  const { page, context } = await openWindow({ language: 'en' })
  const translate = said('en')
  await signIn(page, 'manager')
  let isDown = true
  await page.route('**/graphql', (route) =>
    isDown && route.request().postData()?.includes('faultFigures') ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  )
  await page.goto('/dataview')
  await chartOf(page, translate('stopsByMachine')).locator('svg[width]').first().waitFor()
  const panel = page.getByRole('region', { name: translate('faults'), exact: true })
  const retry = panel.getByRole('button', { name: spoken('en').translate('screens.list.retry') })
  await retry.waitFor()
  isDown = false
  await retry.click()
  await chartOf(page, translate('pareto')).locator('svg[width]').first().waitFor()
  await context.close()
})
