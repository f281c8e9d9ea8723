import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../../support/browser/browser.ts'
import { photographed } from '../../support/browser/labels.ts'
import { spoken, toldIn } from '../../support/browser/spoken.ts'
import { ask, askAs, tokenOf } from '../../support/servers/ask.ts'

const { translate } = spoken('zh')
const PHONE = { width: 390, height: 844 }

interface Part {
  id: string
  name: string
  unit: string
  quantity: number
  reserved: number
  qrCode: string
}
const created = async <T = { id: string }>(page: Page, type: string, input: object, fields = 'id') =>
  (
    await askAs<{ record: T }>(page, `mutation($input: Create${type}Input!) { record: create${type}(input: $input) { ${fields} } }`, {
      input,
    })
  ).record
const partNow = async (page: Page, id: string) =>
  (await askAs<{ record: Part }>(page, 'query($id: ID!) { record: sparePart(id: $id) { id name unit quantity reserved qrCode } }', { id }))
    .record

/** An order in work with one part kept for it, and another part that is kept for other work. */
async function prepared(page: Page) {
  const machine = (
    await askAs<{ page: { items: { id: string }[] } }>(page, '{ page: equipments(page: { no: 1, size: 1 }) { items { id } } }')
  ).page.items[0]?.id
  const part = async (name: string) => {
    const { id } = await created(page, 'SparePart', { code: `E2E-${name}-${Date.now()}`, name, unit: '个', unitPrice: 12.5 })
    await created(page, 'SparePartLog', { partId: id, storeType: 'IN', quantity: 5 })
    return partNow(page, id)
  }
  const [kept, rare] = [await part('甲'), await part('乙')]
  const order = async () =>
    created<{ id: string; maintNo: string }>(
      page,
      'MaintenanceOrder',
      { equipmentId: machine, checkName: '换件', planDate: new Date().toISOString().slice(0, 10) },
      'id maintNo',
    )
  const [one, other] = [await order(), await order()]
  await created(page, 'MaintenanceOrderPart', { orderId: one.id, partId: kept.id, quantity: 2 })
  await created(page, 'MaintenanceOrderPart', { orderId: other.id, partId: rare.id, quantity: 4 })
  await askAs(page, 'mutation($id: ID!) { startMaintenanceOrder(id: $id) { id } }', { id: one.id })
  return { kept, rare, one, other }
}

describe('parts at work', () => {
  it('are taken by their labels in at most three touches, given back, and asked about as the work ends', async () => {
    const { page, complaints } = await openWindow(PHONE)
    await signIn(page, 'admin')
    const { kept, rare, one, other } = await prepared(page)
    await page.goto(`/maintlogs/index?open=${one.id}`)
    const panel = page.locator('[data-slot~=work-parts]')
    const move = page.locator('[data-slot~=part-move]')
    let touches = 0
    const touch = async (name: string, exact = false) => {
      await page.getByRole('button', { name, exact }).click()
      touches++
    }
    const scan = async (part: Part) => {
      await panel.getByRole('button', { name: translate('workParts.scan') }).click()
      const label = await photographed(`http://10.0.0.8:4000/q/${part.qrCode}`)
      await page.locator('[data-slot~=scan-photo] input').setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: label })
      await move.getByText(part.name, { exact: true }).waitFor()
      touches = 0
    }
    const confirm = (quantity: number) => translate('workParts.confirm.OUT', { amount: `${quantity} 个` })

    // What is kept for the work is offered as much as is kept; a double touch books once.
    await scan(kept)
    await page.getByRole('button', { name: confirm(2) }).dblclick({ noWaitAfter: true })
    await move.waitFor({ state: 'hidden' })
    await panel.getByText('¥25.00').first().waitFor()
    expect(await partNow(page, kept.id)).toMatchObject({ quantity: 3, reserved: 0 })

    await scan(kept)
    await touch('3', true)
    await touch(confirm(3))
    await move.waitFor({ state: 'hidden' })
    expect(touches).toBeLessThanOrEqual(3)
    await expect.poll(async () => (await partNow(page, kept.id)).quantity).toBe(0)

    // What is kept for others names them and asks why.
    await scan(rare)
    await touch('2', true)
    await move.getByText(other.maintNo).waitFor()
    expect(await page.getByRole('button', { name: confirm(2) }).isDisabled()).toBe(true)
    await move.getByLabel(translate('workParts.reason')).fill('抢修')
    await touch(confirm(2))
    await move.waitFor({ state: 'hidden' })
    expect(await partNow(page, rare.id)).toMatchObject({ quantity: 3, reserved: 4 })

    await panel
      .getByRole('listitem')
      .filter({ hasText: rare.name })
      .getByRole('button', { name: translate('workParts.giveBack') })
      .click()
    await page.getByRole('button', { name: translate('workParts.confirm.RETURN', { amount: '2 个' }) }).click()
    await move.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await partNow(page, rare.id)).quantity).toBe(5)

    // As it ends, each part that is still kept for it is answered for.
    await created(page, 'MaintenanceOrderPart', { orderId: one.id, partId: rare.id, quantity: 1 })
    await page.goto(`/maintlogs/index?open=${one.id}`)
    const complete = translate('maintenanceOrder.actions.complete')
    await page.locator('[data-slot~=drawer-foot]').getByRole('button', { name: complete }).click()
    const form = page.locator('[data-slot~=sheet]')
    await form.locator('[data-name=takenParts] li').filter({ hasText: rare.name }).waitFor()
    const send = form.getByRole('button', { name: complete })
    await send.click()
    await form.locator('[data-name=takenParts] [data-part=error-text]').waitFor()
    await form.getByRole('button', { name: translate('workParts.taken'), exact: true }).click()
    await send.click()
    await form.waitFor({ state: 'hidden' })
    expect(await partNow(page, rare.id)).toMatchObject({ quantity: 4, reserved: 4 })
    expect(complaints).toEqual([])
  })

  it('are taken by their labels from the bar in two touches', async () => {
    const { page, complaints } = await openWindow(PHONE)
    await signIn(page, 'storekeeper', '/dashboard')
    const name = `E2E-${crypto.randomUUID().slice(0, 8)}`
    const { id } = await created(page, 'SparePart', { code: name, name, unit: '个', unitPrice: 1 })
    await created(page, 'SparePartLog', { partId: id, storeType: 'IN', quantity: 5 })
    const { qrCode } = await partNow(page, id)
    const move = page.locator('[data-slot~=part-move]')
    let touches = 0
    const touch = async (what: Locator) => {
      await what.click()
      touches++
    }
    const scan = async () => {
      touches = 0
      await touch(
        page.getByRole('navigation', { name: translate('phone.bar.label') }).getByRole('button', { name: translate('phone.bar.scan') }),
      )
      const label = await photographed(`http://10.0.0.8:4000/q/${qrCode}`)
      await page.locator('[data-slot~=scan-photo] input').setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: label })
      await move.getByText(name, { exact: true }).first().waitFor()
    }
    const confirm = page.getByRole('button', { name: translate('workParts.confirm.OUT', { amount: '1 个' }) })

    await scan()
    await touch(confirm)
    await move.waitFor({ state: 'hidden' })
    expect(touches).toBe(2)
    await expect.poll(async () => (await partNow(page, id)).quantity).toBe(4)
    expect([await move.count(), complaints]).toEqual([0, []])
  })

  it('are taken and given back by a plain repairer in his own repair', async () => {
    const { page, complaints } = await openWindow(PHONE)
    // A part of the storekeeper's that nothing else waits for: it asks for no reason.
    const storekeeper = await tokenOf('storekeeper')
    const code = `E2E-${crypto.randomUUID().slice(0, 8)}`
    const put = async (type: string, input: object) =>
      ask<{ record: { id: string } }>(
        `mutation($input: Create${type}Input!) { record: create${type}(input: $input) { id } }`,
        { input },
        storekeeper,
      )
    const { record } = await put('SparePart', { code, name: code, unit: '个', unitPrice: 1 })
    await put('SparePartLog', { partId: record.id, storeType: 'IN', quantity: 1 })
    await signIn(page, 'repairer')
    const { page: own } = await askAs<{ page: { items: { id: string }[] } }>(
      page,
      '{ page: repairLogs(filter: { status: { in: [ASSIGNED, IN_PROGRESS, WAITING_PARTS] } }) { items { id } } }',
    )
    await page.goto(`/repair/repairLogs?open=${own.items[0]?.id}`)
    const panel = page.locator('[data-slot~=work-parts]')
    const foot = page.locator('[data-slot~=sheet-foot]').getByRole('button')
    await panel
      .getByRole('button', { name: translate('workParts.take') })
      .last()
      .click()
    await page.getByLabel(translate('workParts.search')).fill(code)
    await page.locator('[data-slot~=sheet]').getByRole('button', { name: code }).click()
    await foot.last().click()
    const giveBack = panel
      .getByRole('listitem')
      .filter({ hasText: code })
      .getByRole('button', { name: translate('workParts.giveBack') })
    await giveBack.click()
    await foot.last().click()
    await giveBack.waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
  })
})

/** An ink in cans of 18 kg: of the batch that expires first there is one. */
async function poured(page: Page) {
  const name = `e2e-${crypto.randomUUID().slice(0, 8)}`
  const { id: inkUnitId } = await created(page, 'InkUnit', { name, weight: 18, tareKg: 1.2 })
  const { id: inkId } = await created(page, 'Ink', { code: name, name, inkUnitId })
  const { id: locationId } = await created(page, 'StorageLocation', { code: name })
  const { id: staffId } = await created(page, 'Staff', { staffNo: name, name: `${name}-k`, isInk: true })
  const { id: workshopId } = await created(page, 'Workshop', { name })
  const { id: equipmentId } = await created(page, 'Equipment', { number: name, name: `${name}-m`, workshopId })
  for (const [batchNo, expiringDate] of [
    ['B1', '2097-01-31'],
    ['B2', '2097-05-31'],
  ])
    await created(page, 'InkLog', { inkId, staffId, storeType: 'IN', cans: 1, batchNo, expiringDate, locationId })
  const { cans } = await askAs<{ cans: { items: { id: string; qrCode: string }[] } }>(
    page,
    'query($id: ID!) { cans: inkCans(filter: { inkId: { eq: $id } }, page: { sort: "id", order: ASC }) { items { id qrCode } } }',
    { id: inkId },
  )
  return { name, inkId, equipmentId, label: cans.items[0]?.qrCode }
}
const usedOf = async (page: Page, id: string) =>
  (
    await askAs<{ page: { items: object[] } }>(
      page,
      `query($id: ID!) { page: inkLogs(filter: { inkId: { eq: $id }, storeType: { in: [OUT] }, state: { in: [POSTED] } }, page: { sort: "id", order: ASC }) {
        items { batchNo quantity placeBalance equipmentId decorCode overrideReason }
      } }`,
      { id },
    )
  ).page.items

describe.each(toldIn('zh'))('ink at work, in %s', (language) => {
  const { translate, action, field } = spoken(language)

  it('is carried to a machine by its label and weighed on a phone, and issued from two batches at a desk', async () => {
    const { page, complaints } = await openWindow({ ...PHONE, language })
    await signIn(page, 'admin')
    const { name, inkId, equipmentId, label } = await poured(page)
    const pick = async (list: string, text: string) => {
      await page.getByRole('combobox', { name: list }).fill(text)
      await page.getByRole('option', { name: text }).click()
    }
    const press = (title: string) => page.getByRole('button', { name: title, exact: true }).click()
    const content = page.locator('[data-slot=can-content]')

    await page.goto(`/q/${label}`)
    await pick(field('inkCan', 'equipmentId'), `${name}-m`)
    await pick(field('inkCan', 'staffId'), `${name}-k`)
    await page.getByLabel(field('inkCan', 'decorCode')).fill('W1001')
    await press(action('inkCan', 'open'))
    // Who booked it last books again: only the scales are asked.
    await page.getByLabel(translate('inkCans.gross')).fill('7.2')
    await page.getByText(translate('inkCans.used', { left: 6, used: 12 })).waitFor()
    await press(action('inkCan', 'weighIn'))
    await content.getByText('6 kg', { exact: true }).waitFor()
    const used = { batchNo: 'B1', equipmentId, decorCode: 'W1001', overrideReason: null }
    expect(await usedOf(page, inkId)).toEqual([{ ...used, quantity: 12, placeBalance: 6 }])

    await page.locator('[data-slot=weigh-again] summary').click()
    await page.getByLabel(translate('inkCans.gross')).fill('9.2')
    await page.getByLabel(translate('inkCans.why')).fill('7 → 9')
    await press(action('inkCan', 'weighAgain'))
    await content.getByText('8 kg', { exact: true }).waitFor()
    expect(await usedOf(page, inkId)).toEqual([{ ...used, quantity: 10, placeBalance: 8 }])

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/stock/inkStocks?inkId=${inkId}`)
    await page
      .getByRole('button', { name: translate('stockMoves.take'), exact: true })
      .first()
      .click()
    const form = page.locator('[data-slot=issue-ink]')
    await form.getByLabel(field('inkLog', 'quantity'), { exact: true }).fill('10')
    const lines = form.locator('[data-slot=issue-lines] input')
    await expect.poll(() => lines.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(['8', '2'])
    await press(translate('issueInk.confirm', { kg: 10 }))
    await form.waitFor({ state: 'hidden' })
    const both = { equipmentId, decorCode: null, overrideReason: null }
    expect((await usedOf(page, inkId)).slice(1)).toEqual([
      { ...both, batchNo: 'B1', quantity: 8, placeBalance: 0 },
      { ...both, batchNo: 'B2', quantity: 2, placeBalance: 16 },
    ])
    expect(complaints).toEqual([])
  })
})
