import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../../support/browser/browser.ts'
import { spoken, toldIn } from '../../support/browser/spoken.ts'
import { askAs } from '../../support/servers/ask.ts'

interface Orders {
  maintenanceOrders: { items: { id: string; maintNo: string; planDate: string }[] }
}
const OPEN =
  '{ maintenanceOrders(filter: { status: { in: [PENDING] } }, page: { size: 1, sort: "planDate" }) { items { id maintNo planDate } } }'

const COMING = OPEN.replace('size: 1, sort: "planDate"', 'size: 9, sort: "planDate", order: DESC')
const DAY_MS = 86_400_000
const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

describe.each(toldIn('en'))('the maintenance calendar, in %s', (language) => {
  const words = spoken(language)

  it('shows an order on its day and opens it', async () => {
    const { page, context, complaints } = await openWindow({ language })
    await signIn(page, 'admin')
    const { maintenanceOrders } = await askAs<Orders>(page, OPEN)
    const order = maintenanceOrders.items[0]
    if (!order) throw new Error('nothing is open')
    await page.goto('/maintlogs/index')
    await page.getByRole('button', { name: words.translate('calendar.open'), exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/maint/calendar')
    await page.goto(`/maint/calendar?day=${order.planDate}`)
    const headings = page.getByRole('columnheader')
    await headings.first().waitFor()
    expect(await headings.allInnerTexts()).toEqual(
      ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => words.translate(`calendar.weekdays.${day}`)),
    )

    // Enter on a day opens all of it; from there a press leads to the record.
    await page.locator(`[data-day="${order.planDate}"]`).press('Enter')
    const whole = page.getByRole('dialog')
    await whole.getByRole('link').filter({ hasText: order.maintNo }).click()
    await page.getByRole('dialog').getByRole('heading', { name: order.maintNo }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/maint/calendar')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('postpones an order that is dragged to another day, with a reason', async () => {
    const { page, context, complaints } = await openWindow({ language })
    await signIn(page, 'admin')
    const { maintenanceOrders } = await askAs<Orders>(page, COMING)
    // A day and the next one stand in one picture, but for the end of a week that ends a month.
    const order = maintenanceOrders.items.find(({ planDate }) => new Date(planDate).getUTCDay() !== 0)
    if (!order) throw new Error('nothing comes')
    const later = addDays(order.planDate, 1)
    await page.goto(`/maint/calendar?day=${order.planDate}`)
    const entry = page.locator(`[data-slot~=cal-entry][data-order="${order.id}"]`)
    await entry.dragTo(page.locator('td').filter({ has: page.locator(`[data-day="${later}"]`) }))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.translate('fields.reason')).fill('e2e')
    await dialog.getByRole('button', { name: words.action('maintenanceOrder', 'postpone') }).click()
    await dialog.waitFor({ state: 'detached' })
    // The step leaves the state alone: what it has changed is said.
    await page.getByText(`${words.field('maintenanceOrder', 'planDate')} ${later}`).waitFor()
    await page
      .locator('td')
      .filter({ has: page.locator(`[data-day="${later}"]`) })
      .locator(`[data-order="${order.id}"]`)
      .waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is walked through by the arrow keys, over the end of the month', async () => {
    const { page, context } = await openWindow({ language })
    await signIn(page, 'admin', '/maint/calendar?day=2026-11-30')
    const at = (day: string) => page.locator(`[data-day="${day}"]:focus`)
    await page.locator('[data-day="2026-11-30"]').focus()
    await page.keyboard.press('ArrowRight')
    await at('2026-12-01').waitFor()
    await page.keyboard.press('ArrowUp')
    await at('2026-11-24').waitFor()
    await page.keyboard.press('Home')
    await at('2026-11-23').waitFor()
    await page.keyboard.press('PageDown')
    await at('2026-12-23').waitFor()
    await context.close()
  })

  it('says that a month cannot be read, and of no month that nothing is in it before that is known', async () => {
    const { page, context } = await openWindow({ language })
    await signIn(page, 'admin', '/maint/calendar?day=2026-11-18')
    const grid = page.locator('[data-slot~=cal-month]')
    await grid.waitFor()
    await context.setOffline(true)
    await page.getByRole('button', { name: words.translate('calendar.next.month') }).click()
    const failed = page.locator('[data-slot~=cal-card]').getByRole('alert')
    await failed.waitFor()
    expect(await page.locator('[data-slot~=cal-legend]').innerText()).toBe('')

    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/graphql', async (route) => {
      await held
      await route.continue()
    })
    await failed.getByRole('button').click()
    await context.setOffline(false)
    await page.locator('[data-slot~=cal-card][data-turning]').waitFor()
    expect(await page.locator('[data-slot~=cal-legend]').innerText()).toBe('')
    release()
    await page.locator('[data-slot~=cal-card]:not([data-turning])').waitFor()
    await page.locator('[data-slot~=cal-legend] li').first().waitFor()
    await grid.waitFor()
    await context.close()
  })

  it('is a list of the week on a phone', async () => {
    const { page, context } = await openWindow({ width: 390, height: 844, language })
    await signIn(page, 'admin', '/maint/calendar?day=2026-11-18')
    const days = page.locator('[data-slot~=cal-week] > li')
    await days.first().waitFor()
    expect(await days.count()).toBe(7)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: words.translate('calendar.next.week') }).click()
    await page.locator('[data-slot~=cal-week] time[datetime="2026-11-23"]').waitFor()
    await context.close()
  })
})

describe.each(toldIn('zh'))('the list of orders, in %s', (language) => {
  it('has its title on one line on a phone, however many buttons stand beside it', async () => {
    const { page, context } = await openWindow({ width: 390, height: 844, language })
    await signIn(page, 'lead', '/maintlogs/index')
    await page.locator('[data-slot~=page-head] [data-slot~=views-line] > *').first().waitFor()
    expect((await page.locator('[data-slot~=page-head] h1').boundingBox())?.height).toBeLessThan(40)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await context.close()
  })
})

describe('a template', () => {
  it('says where it stands why it cannot be applied', async () => {
    const words = spoken('zh')
    const { page, context } = await openWindow()
    await signIn(page, 'admin')
    const input = { name: `空模板 ${Date.now()}`, hasMaint: true, maintCycle: 1, cycleUnit: 'MONTHS' }
    const { made } = await askAs<{ made: { id: string } }>(
      page,
      'mutation ($input: CreatePointsTemplateInput!) { made: createPointsTemplate(input: $input) { id } }',
      { input },
    )
    await page.goto(`/maintenance/pointsTemplates?open=${made.id}`)
    await page
      .locator('[data-slot~=drawer-foot]')
      .getByRole('button', { name: words.translate('applyTemplate.button'), exact: true })
      .click()
    const dialog = page.getByRole('dialog').filter({ hasText: words.translate('applyTemplate.hint') })
    const apply = dialog.getByRole('button', { name: words.translate('applyTemplate.action'), exact: true })
    await apply.click()
    const machines = dialog.getByRole('combobox', { name: words.translate('applyTemplate.machines') })
    await dialog.locator('[data-name=equipmentIds] input:focus').waitFor()
    expect(await machines.getAttribute('aria-invalid')).toBe('true')
    const told = dialog.locator(`[id="${await machines.getAttribute('aria-describedby')}"]`)
    expect(await told.innerText()).toBe(words.translate('applyTemplate.needMachines'))

    // The template has no lines: a fault of no field that is asked for.
    await machines.click()
    await page.getByRole('option').filter({ visible: true }).first().click()
    await apply.click()
    await dialog.locator('[data-slot~=banner]').filter({ hasText: input.name }).waitFor()
    await context.close()
  })

  it('makes points and plans for two machines, and skips all of it the second time', async () => {
    const words = spoken('zh')
    const { page, context, complaints } = await openWindow()
    await signIn(page, 'admin')
    const name = `模板 ${Date.now()}`
    const create = (type: string, input: object) =>
      askAs<{ made: { id: string } }>(page, `mutation ($input: Create${type}Input!) { made: create${type}(input: $input) { id } }`, {
        input,
      })
    const { made } = await create('PointsTemplate', { name, hasInspect: true, hasMaint: true, maintCycle: 1, cycleUnit: 'MONTHS' })
    const line = { templateId: made.id, pointName: '轴承座', checkName: '检查' }
    await create('TemplatePoint', { ...line, kind: 'INSPECT', name: `${name} 温度`, inspectMode: 'LOOK', inspectCycle: 'DAY' })
    await create('TemplatePoint', { ...line, kind: 'MAINT', name: `${name} 润滑`, maintMode: 'LUBRICATE' })
    const { equipments } = await askAs<{ equipments: { items: { name: string }[] } }>(
      page,
      '{ equipments(page: { size: 2 }) { items { name } } }',
    )

    const apply = async () => {
      await page.goto(`/maintenance/pointsTemplates?open=${made.id}`)
      await page
        .locator('[data-slot~=drawer-foot]')
        .getByRole('button', { name: words.translate('applyTemplate.button'), exact: true })
        .click()
      const dialog = page.getByRole('dialog').filter({ hasText: words.translate('applyTemplate.hint') })
      for (const machine of equipments.items) {
        const box = dialog.getByRole('combobox', { name: words.translate('applyTemplate.machines') })
        await box.click()
        await box.fill(machine.name)
        await page.getByRole('option', { name: machine.name, exact: true }).filter({ visible: true }).first().click()
      }
      await dialog.getByRole('button', { name: words.translate('applyTemplate.action'), exact: true }).click()
      const told = page.locator('[data-slot~=applied-template]')
      await told.waitFor()
      return told.innerText()
    }
    const said = (key: string, count: number) => words.translate(`applyTemplate.${key}`, { count })

    const first = await apply()
    expect(first).toContain(said('points', 2))
    expect(first).toContain(said('plans', 2))
    const second = await apply()
    expect(second).toContain(words.translate('applyTemplate.nothing'))
    expect(second).toContain(said('skipped', 4))
    expect(complaints).toEqual([])
    await context.close()
  })
})
