import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWindow, signIn, type Watched } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'
import { ask as send, tokenOf } from '../support/servers/ask.ts'

const zh = spoken('zh')
const rows = (page: Page) => page.locator('[data-slot~=grid] tbody tr')
const links = (page: Page) => page.locator('[data-slot~=grid] tbody a[data-slot~=open]')
const bar = (page: Page) => page.locator('[data-slot~=bulk]')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-open') ?? document.activeElement?.tagName)
const settled = <Value>(read: () => Promise<Value>) => expect.poll(read)
const sum = (page: Page) => page.locator('[data-slot~=pager] [data-slot~=sum]').innerText()

/** A list, and the keys that come after its first rows. */
async function openList(page: Page, path: string) {
  await page.goto(path)
  await rows(page).first().waitFor()
  await page.locator('[data-slot~=live-line]').waitFor({ state: 'attached' })
}

/** Somebody else at another desk of the same plant. */
async function colleague() {
  const token = await tokenOf('admin')
  return <Data>(query: string, variables: object = {}) => send<Data>(query, variables, token)
}
/** A machine with an open report, whatever other tests do to those of the demo; answers its number. */
async function machineAtWork(): Promise<string> {
  const ask = await colleague()
  const { workshops } = await ask<{ workshops: { items: { id: string }[] } }>('{ workshops(page: { size: 1 }) { items { id } } }')
  const input = { number: `SZ-K${Date.now()}`, name: '键盘测试机', workshopId: workshops.items[0]?.id }
  const { machine } = await ask<{ machine: { id: string } }>(
    'mutation($input: CreateEquipmentInput!) { machine: createEquipment(input: $input) { id } }',
    { input },
  )
  const report = { equipmentId: machine.id, description: '墨色不均', urgency: 'NORMAL' }
  await ask('mutation($report: CreateReportLogInput!) { createReportLog(input: $report) { id } }', { report })
  return input.number
}

describe('rows of a list', () => {
  let admin: Watched
  beforeAll(async () => {
    admin = await openWindow()
    await signIn(admin.page, 'admin')
  })
  afterAll(() => admin.context.close())

  it('lead to the question that a change of one cell asks', async () => {
    const { page } = admin
    await openList(page, `/masterdata/equipments?keyword=${await machineAtWork()}`)
    await page.locator('td[data-edit=status]').first().click()
    // Keys before its list is open would go elsewhere.
    await page.locator('[data-slot~=cell-editor] select:open').waitFor()
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
    const question = page.getByRole('dialog').locator('[data-name=openWork]')
    await question.locator(':focus').waitFor()
    expect(await question.locator('[aria-invalid=true]').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: zh.translate('screens.form.discard') }).click()
  })

  it('are gone through, ticked, looked at and left with the keyboard alone', async () => {
    const { page } = admin
    await openList(page, '/masterdata/equipments')
    const ids = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('data-open')))
    for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key)
    expect(await focused(page)).toBe(ids[1])
    await page.keyboard.press('x')
    for (const key of ['j', 'j', 'Shift+X']) await page.keyboard.press(key)
    await bar(page)
      .getByText(zh.translate('lists.rows.selected', { count: 3 }))
      .first()
      .waitFor()
    await page.keyboard.press('Space')
    const drawer = page.locator('[data-slot~=drawer]')
    await drawer.getByText(zh.translate('lists.rows.place', { place: 4, count: ids.length })).waitFor()
    await page.keyboard.press('j')
    await drawer.getByText(zh.translate('lists.rows.place', { place: 5, count: ids.length })).waitFor()
    expect(new URL(page.url()).searchParams.get('open')).toBe(ids[4])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await settled(() => focused(page)).toBe(ids[4])

    await page.keyboard.press('Shift+?')
    await page.locator('[data-slot~=keys]').waitFor()
    await page.keyboard.press('x')
    await page.keyboard.press('Escape')
    await page.locator('[data-slot~=keys]').waitFor({ state: 'detached' })
    expect(await page.locator('[data-slot~=grid] tbody tr[data-on]').count()).toBe(3)

    await page.keyboard.press('/')
    await settled(() => focused(page)).toBe('INPUT')
    await page.keyboard.type('xjn')
    expect(await page.locator('[data-slot~=sheet]').count()).toBe(0)
    expect(await page.locator('[data-slot~=grid] tbody tr[data-on]').count()).toBe(3)
  })

  it('stay ticked on other pages, and all that match can be meant', async () => {
    const { page } = admin
    await openList(page, '/masterdata/equipments?size=10')
    await page.locator('tbody [data-slot~=pick] input').nth(1).click()
    await page
      .locator('tbody [data-slot~=pick] input')
      .nth(3)
      .click({ modifiers: ['Shift'] })
    await page.locator('[data-slot~=pager] button[aria-current] + button').click()
    await settled(() => page.locator('[data-slot~=grid] tbody tr[data-on]').count()).toBe(0)
    await page.locator('tbody [data-slot~=pick] input').first().click()
    await bar(page)
      .getByText(zh.translate('lists.rows.here', { count: 1 }))
      .waitFor()
    expect(await bar(page).innerText()).toContain(zh.translate('lists.rows.selected', { count: 4 }))
    await bar(page).locator('[data-slot~=link]').click()
    expect(await page.locator('[data-slot~=grid] tbody tr[data-on]').count()).toBe(10)
    expect(
      await bar(page)
        .getByRole('button', { name: zh.translate('screens.list.printLabels') })
        .isDisabled(),
    ).toBe(true)
  })

  it('that were deleted come back with Ctrl+Z', async () => {
    const { page } = admin
    await openList(page, '/masterdata/holidays')
    const before = await sum(page)
    for (const place of [0, 2]) await page.locator('tbody [data-slot~=pick] input').nth(place).click()
    await bar(page)
      .getByRole('button', { name: zh.translate('lists.rows.remove'), exact: true })
      .click()
    await page.locator('[data-slot~=sheet]').getByText(zh.translate('lists.rows.removeUndoable')).waitFor()
    await page.keyboard.press('Enter')
    await page.locator('[data-slot~=sheet]').waitFor({ state: 'detached' })
    if ((await sum(page)) === before) {
      // Enter is on "cancel": what deletes is never what a hasty key meets.
      await bar(page)
        .getByRole('button', { name: zh.translate('lists.rows.remove'), exact: true })
        .click()
      await page.locator('[data-slot~=sheet] [data-slot~=button][data-hue=red]').click()
    }
    await settled(() => sum(page)).not.toBe(before)
    await page.getByRole('button', { name: zh.translate('lists.rows.undo') }).waitFor()
    await page.keyboard.press('Control+z')
    await settled(() => sum(page)).toBe(before)
  })

  it('are changed in place, downwards, and by a column from a sheet', async () => {
    const { page } = admin
    const ask = await colleague()
    const orders = async () =>
      (
        await ask<{ page: { items: { sortOrder: number }[] } }>(
          '{ page: faultCategories(page: { sort: "sortOrder" }) { items { sortOrder } } }',
        )
      ).page.items.map((one) => one.sortOrder)
    await openList(page, '/repair/faultCategories')
    const count = await rows(page).count()
    const cell = (place: number) => rows(page).nth(place).locator('td[data-edit=sortOrder]')
    await cell(0).click()
    const editor = page.locator('[data-slot~=cell-editor] input')
    await editor.fill('11')
    await page.keyboard.press('Enter')
    expect(await editor.inputValue()).toBe(await cell(1).innerText())
    await editor.fill('not a number')
    await page.keyboard.press('Enter')
    await page.locator('[data-slot~=cell-fault]').waitFor()
    await page.keyboard.press('Escape')
    await settled(() => cell(0).innerText()).toBe('11')
    expect(await focused(page)).not.toBe('BODY')
    await settled(async () => (await orders()).includes(11)).toBe(true)

    await cell(0).click()
    await editor.evaluate(
      (input, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', text)
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      Array.from({ length: count }, (_, place) => 100 + place).join('\r\n'),
    )
    await settled(orders).toEqual(Array.from({ length: count }, (_, place) => 100 + place))
    await settled(() => cell(count - 1).innerText()).toBe(String(99 + count))
  })

  it('never move when a colleague changes them, and show it when asked', async () => {
    const { page } = admin
    const ask = await colleague()
    await openList(page, '/repair/faultCategories')
    const texts = () => rows(page).allInnerTexts()
    const before = await texts()
    const { page: found } = await ask<{ page: { items: { id: string }[] } }>(
      '{ page: faultCategories(page: { sort: "sortOrder" }) { items { id } } }',
    )
    const detail = '同事刚刚改过'
    await ask('mutation($id: ID!, $detail: String) { updateFaultCategory(id: $id, input: { detail: $detail }) { id } }', {
      id: found.items[1]?.id,
      detail,
    })
    const pill = page.locator('[data-slot~=live-pill]')
    await pill.waitFor()
    expect(await pill.innerText()).toContain(zh.translate('lists.rows.updatedRows', { count: 1 }))
    expect(await texts()).toEqual(before)
    await page.keyboard.press('r')
    await settled(async () => (await texts())[1]).toContain(detail)
    await pill.waitFor({ state: 'detached' })
  })

  it('change a field together', async () => {
    const { page } = admin
    await openList(page, '/repair/faultCategories')
    for (const place of [0, 1]) await page.locator('tbody [data-slot~=pick] input').nth(place).click()
    await bar(page)
      .getByRole('button', { name: zh.translate('lists.rows.change') })
      .click()
    const sheet = page.locator('[data-slot~=sheet]')
    await sheet.locator('select').first().selectOption('status')
    await sheet.locator('select').nth(1).selectOption('DISABLED')
    await sheet.getByRole('button', { name: zh.translate('lists.rows.changeGo', { count: 2 }) }).click()
    await sheet.waitFor({ state: 'detached' })
    const disabled = zh.value('faultCategory', 'status', 'DISABLED')
    await settled(async () => (await rows(page).allInnerTexts()).filter((text) => text.includes(disabled)).length).toBe(2)
  })

  it('leave single keys alone for whoever has switched them off', async () => {
    const { page } = admin
    await page.evaluate(() => {
      document.documentElement.dataset.shortcuts = 'off'
    })
    await page.locator('h1').click()
    const before = await focused(page)
    await page.keyboard.press('j')
    expect(await focused(page)).toBe(before)
    expect(admin.complaints).toEqual([])
  })
})
