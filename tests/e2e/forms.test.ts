import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'
import { ask, askAs } from '../support/servers/ask.ts'

const words = spoken('zh')
const { translate } = words
const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true }).filter({ visible: true })
const field = (form: Locator, name: string) => form.locator(`[data-name=${name}] :is(input, textarea, select)`)

/** Where they come from: a page that asks for little. */
const START = '/profile/index'
/** From another page, as a person goes: the page before stays in the browser's history. */
async function goTo(page: Page, area: string, resource: string) {
  await page
    .getByRole('button', { name: translate(`area.${area}`), exact: true })
    .first()
    .click()
  await page.getByRole('link', { name: words.resource(resource), exact: true }).click()
  await page.getByRole('row').nth(1).waitFor()
}
async function openForm(page: Page, opener: Locator): Promise<Locator> {
  await opener.click()
  const form = page.getByRole('dialog').locator('form').filter({ visible: true })
  await form.waitFor()
  // The first field has the focus once the form is ready for typing.
  await page.waitForFunction(() => document.activeElement?.closest('form [data-name]') !== null)
  return form
}
/** A report of its own for a test that changes one. */
async function reported(page: Page): Promise<{ id: string; reportNo: string }> {
  const machines = '{ equipments(filter: { number: { contains: "SZ-AY-1" } }, page: { size: 1 }) { items { id } } }'
  const { equipments } = await askAs<{ equipments: { items: { id: string }[] } }>(page, machines)
  const input = `{ equipmentId: ${equipments.items[0]?.id}, description: "墨色不均", urgency: NORMAL }`
  const made = await askAs<{ report: { id: string; reportNo: string } }>(
    page,
    `mutation { report: createReportLog(input: ${input}) { id reportNo } }`,
  )
  return made.report
}
/** What can be done to that report, as its row in the list of the page offers it. */
async function opened(page: Page, reportNo: string, action: string): Promise<Locator> {
  const row = page.getByRole('row').filter({ hasText: reportNo })
  return openForm(page, row.getByRole('button', { name: action, exact: true }))
}
const adding = (page: Page) => openForm(page, button(page, translate('screens.list.add')))
const keptDrafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))

describe('what was typed and not saved', () => {
  it('is asked about before a reload and offered again afterwards, to the same person only', async () => {
    const { page, context, complaints } = await openWindow()
    await signIn(page, 'admin', START)
    await goTo(page, 'masterdata', 'customer')
    const form = await adding(page)
    await field(form, 'name').fill('东方彩印')
    await field(form, 'city').fill('苏州')
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept().then(() => dialog.type()))
    await page.reload()
    expect(await asked).toBe('beforeunload')
    await page.getByRole('row').nth(1).waitFor()
    const again = await adding(page)
    await again
      .getByText(
        translate('forms.restore.fields', { count: 2, names: `${words.field('customer', 'name')}、${words.field('customer', 'city')}` }),
      )
      .waitFor()
    expect(await field(again, 'name').inputValue()).toBe('')
    await button(again, translate('forms.restore.restore')).click()
    expect([await field(again, 'name').inputValue(), await field(again, 'city').inputValue()]).toEqual(['东方彩印', '苏州'])
    // Escape asks, and giving it up forgets it.
    await page.keyboard.press('Escape')
    await button(page, translate('screens.form.discard')).click()
    await again.waitFor({ state: 'detached' })
    expect(await keptDrafts(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is asked about before its tab closes, before another plant and before logging out', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'admin', START)
    await goTo(page, 'masterdata', 'customer')
    const form = await adding(page)
    await field(form, 'name').fill('东方彩印')
    // Another page shows while the form sleeps: that loses nothing, so nothing is asked.
    await page.goBack()
    await page.waitForURL((url) => url.pathname === START)
    const question = page.getByRole('alertdialog')
    const title = translate('screens.form.add', { name: translate('customer.label') })
    const stay = async () => {
      await question.getByText(title).waitFor()
      await question.getByRole('button', { name: translate('forms.leave.stay') }).click()
      await question.waitFor({ state: 'detached' })
    }
    await button(page, translate('console.shell.closePage', { title: words.resource('customer') })).click()
    await stay()
    await page.locator('[data-slot~=plant-btn]').click()
    await page
      .getByRole('menuitem')
      .filter({ hasNot: page.locator('svg') })
      .first()
      .click()
    await stay()
    await page.locator('[data-slot~=me-btn]').click()
    await page.getByRole('menuitem', { name: translate('console.shell.logout'), exact: true }).click()
    await stay()
    expect(new URL(page.url()).pathname).toBe(START)
    await page.goForward()
    await form.waitFor()
    expect(await field(form, 'name').inputValue()).toBe('东方彩印')

    // Leaving keeps a draft, which nobody else on this computer gets to see.
    await page.goBack()
    await page.locator('[data-slot~=me-btn]').click()
    await page.getByRole('menuitem', { name: translate('console.shell.logout'), exact: true }).click()
    // Logging out loads the page anew.
    await Promise.all([page.waitForEvent('load'), question.getByRole('button', { name: translate('forms.leave.leave') }).click()])
    await page.waitForURL(/\/login/)
    expect(await keptDrafts(page)).toHaveLength(1)
    await context.close()
  })
})

describe('a form', () => {
  it('lists what is wrong and leads there by keyboard; Ctrl+Enter saves, a word being composed does not', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'admin', START)
    await goTo(page, 'masterdata', 'equipment')
    const form = await adding(page)
    await page.keyboard.press('Control+Enter')
    const summary = form.getByRole('alert')
    await summary.waitFor()
    const missing = translate('forms.prompt.enter', { name: words.field('equipment', 'name') })
    expect(await summary.getByRole('button').allInnerTexts()).toContain(missing)
    const inField = (name: string) =>
      page.waitForFunction((key) => document.activeElement?.closest('[data-name]')?.getAttribute('data-name') === key, name)
    await inField('number')
    await summary.getByRole('button', { name: missing }).focus()
    await page.keyboard.press('Enter')
    await inField('name')

    // Full-width digits and separators are understood.
    await field(form, 'sortOrder').fill('１，２３４')
    await field(form, 'sortOrder').blur()
    expect(await field(form, 'sortOrder').inputValue()).toBe('1234')

    // Enter that settles a Chinese word sends nothing, in whatever field.
    await field(form, 'number').fill('E2E-1')
    const sent: string[] = []
    page.on('request', (request) => request.postData()?.includes('createEquipment') && sent.push(request.url()))
    const input = await context.newCDPSession(page)
    await field(form, 'name').focus()
    await input.send('Input.imeSetComposition', { text: 'ceshi', selectionStart: 5, selectionEnd: 5 })
    await field(form, 'name').dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true })
    await page.keyboard.press('Enter')
    await input.send('Input.insertText', { text: '测试机' })
    await form.locator('[data-name=workshopId] input').dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true })
    expect(sent).toEqual([])
    await context.close()
  })

  it('shows two people who changed the same record both versions, and saves what they choose', async () => {
    const [one, two] = [await openWindow(), await openWindow()]
    await Promise.all([signIn(one.page, 'admin', START), signIn(two.page, 'lead', START)])
    const { reportNo } = await reported(one.page)
    const forms: Locator[] = []
    for (const { page } of [one, two]) {
      await goTo(page, 'repair', 'reportLog')
      forms.push(await opened(page, reportNo, translate('screens.list.edit')))
    }
    const [first, second] = forms as [Locator, Locator]
    // Other words at every attempt: a record that already says so would not change.
    const [mine, theirs] = [`第二个人写的 ${Date.now()}`, `第一个人写的 ${Date.now()}`]
    const level = (await field(first, 'urgency').inputValue()) === 'LOW' ? 'HIGH' : 'LOW'
    await field(first, 'description').fill(theirs)
    await field(first, 'urgency').selectOption(level)
    await button(one.page, translate('screens.form.save')).click()
    await first.waitFor({ state: 'detached' })

    await field(second, 'description').fill(mine)
    await button(two.page, translate('screens.form.save')).click()
    const conflict = two.page.getByRole('dialog', { name: translate('forms.conflict.title') })
    await conflict.waitFor()
    const both = conflict.getByRole('group').filter({ hasText: translate('forms.conflict.both') })
    expect(await both.innerText()).toContain(theirs)
    // What only the other one changed is theirs unless I say otherwise; what I typed is mine.
    const urgency = conflict.getByRole('group').filter({ hasText: words.field('reportLog', 'urgency') })
    expect(await urgency.getByRole('radio').first().isChecked()).toBe(true)
    expect(await both.getByRole('radio').last().isChecked()).toBe(true)
    await button(conflict, translate('screens.form.save')).click()
    await second.waitFor({ state: 'detached' })
    await two.page
      .getByRole('row')
      .filter({ hasText: mine })
      .filter({ hasText: words.value('reportLog', 'urgency', level) })
      .waitFor()
    await Promise.all([one.context.close(), two.context.close()])
  })

  it('tells whoever takes a step what has changed meanwhile, and takes it when they still want to', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'admin', START)
    const { id, reportNo } = await reported(page)
    await goTo(page, 'repair', 'reportLog')
    const form = await opened(page, reportNo, words.action('reportLog', 'accept'))
    const repairers = form.getByRole('combobox', { name: words.field('repairLog', 'repairerIds') })
    await repairers.fill('王建国')
    await page.getByRole('option', { name: '王建国' }).filter({ visible: true }).first().click()
    await askAs(page, `mutation { updateReportLog(id: ${id}, input: { description: "其实是套色不准" }) { id } }`)
    await button(page, words.action('reportLog', 'accept')).last().click()
    const conflict = page.getByRole('dialog', { name: translate('forms.conflict.title') })
    await conflict.getByText('其实是套色不准').waitFor()
    await button(conflict, words.action('reportLog', 'accept')).click()
    await form.waitFor({ state: 'detached' })
    const { reportLog } = await askAs<{ reportLog: { status: string } }>(page, `{ reportLog(id: ${id}) { status } }`)
    expect(reportLog.status).not.toBe('PENDING')
    await context.close()
  })

  it('of a record that is closed or gone says so, and lets what was typed be taken along', async () => {
    const { page, context } = await openWindow()
    await signIn(page, 'admin', START)
    const lost = async (form: Locator, kind: 'closed' | 'gone', typed: string) => {
      await button(page, translate('screens.form.save')).click()
      const told = page.getByRole('dialog', { name: translate(`forms.lost.${kind}`) })
      await told.getByText(typed).waitFor()
      await button(told, translate('forms.lost.close')).last().click()
      await form.waitFor({ state: 'detached' })
    }
    const { id, reportNo } = await reported(page)
    await goTo(page, 'repair', 'reportLog')
    const report = await opened(page, reportNo, translate('screens.list.edit'))
    await field(report, 'description').fill('写了一半的说明')
    await askAs(page, `mutation { cancelReportLog(id: ${id}) { id } }`)
    await lost(report, 'closed', '写了一半的说明')

    const name = `短命客户 ${Date.now()}`
    const { made } = await askAs<{ made: { id: string } }>(
      page,
      `mutation { made: createCustomer(input: { name: "${name}", sapCustNo: "${Date.now()}" }) { id } }`,
    )
    await page.goto(`/masterdata/customers?keyword=${encodeURIComponent(name)}`)
    const customer = await opened(page, name, translate('screens.list.edit'))
    await field(customer, 'city').fill('昆山')
    await askAs(page, `mutation { deleteCustomers(ids: [${made.id}]) }`)
    await lost(customer, 'gone', '昆山')
    await context.close()
  })
})

describe('a plant switched in another tab', () => {
  const plantOf = (page: Page) => page.locator('button[data-slot~=plant-btn]').innerText()
  async function switchPlant(page: Page) {
    const before = await plantOf(page)
    await page.locator('button[data-slot~=plant-btn]').click()
    await page.getByRole('menuitem').filter({ hasNotText: before.trim() }).first().click()
    await page.waitForFunction((was) => !document.querySelector('button[data-slot~=plant-btn]')?.textContent?.includes(was), before.trim())
  }

  it('is followed where nothing is typed, and asked about where something is', async () => {
    const { page, context, complaints } = await openWindow()
    await signIn(page, 'admin', START)
    await goTo(page, 'masterdata', 'workshop')
    const home = await plantOf(page)
    const other = await context.newPage()
    await other.goto(START)
    const idle = await context.newPage()
    await idle.goto(START)
    await idle.locator('button[data-slot~=plant-btn]').waitFor()
    await page.bringToFront()
    const form = await adding(page)
    await field(form, 'name').fill('半途的车间')
    await other.bringToFront()
    await other.locator('button[data-slot~=plant-btn]').waitFor()
    await switchPlant(other)
    await idle.waitForFunction((was) => !document.querySelector('button[data-slot~=plant-btn]')?.textContent?.includes(was), home.trim())

    await page.bringToFront()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: translate('console.shell.followPlantStay', { here: home.trim() }) }).click()
    await question.waitFor({ state: 'detached' })
    expect([await plantOf(page), await field(form, 'name').inputValue()]).toEqual([home, '半途的车间'])
    // Saved into the plant that the page shows, whatever the other tab does meanwhile.
    await button(page, translate('screens.form.save')).click()
    await form.waitFor({ state: 'detached' })
    const count = '{ workshops(filter: { name: { eq: "半途的车间" } }) { total } }'
    const tokens = await page.evaluate(() => [sessionStorage.getItem('token'), localStorage.getItem('token')])
    const totals = await Promise.all(tokens.map((token) => ask<{ workshops: { total: number } }>(count, {}, token)))
    expect(totals.map(({ workshops }) => workshops.total)).toEqual([1, 0])

    await page.reload()
    await page.locator('button[data-slot~=plant-btn]').waitFor()
    expect(await plantOf(page)).toBe(home)
    const again = await adding(page)
    await field(again, 'name').fill('以后再建')
    await other.bringToFront()
    await switchPlant(other)
    await switchPlant(other)
    await page.bringToFront()
    await question.getByRole('button', { name: translate('console.shell.followPlantLeave') }).click()
    await page.waitForFunction((was) => !document.querySelector('button[data-slot~=plant-btn]')?.textContent?.includes(was), home.trim())
    expect(await keptDrafts(page)).toHaveLength(1)
    expect(complaints).toEqual([])
    await switchPlant(page)
    await context.close()
  })
})
