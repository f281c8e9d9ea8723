import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { askAs } from '../support/ask.ts'
import { openWindow, signIn } from '../support/browser.ts'
import { photographed } from '../support/labels.ts'
import { spoken } from '../support/spoken.ts'

const { say } = spoken('zh')
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
      await panel.getByRole('button', { name: say('workParts.scan') }).click()
      const label = await photographed(`http://10.0.0.8:4000/q/${part.qrCode}`)
      await page.locator('[data-slot~=scan-photo] input').setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: label })
      await move.getByText(part.name, { exact: true }).waitFor()
      touches = 0
    }
    const confirm = (quantity: number) => say('workParts.confirm.OUT', { amount: `${quantity} 个` })

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
    await move.getByLabel(say('workParts.reason')).fill('抢修')
    await touch(confirm(2))
    await move.waitFor({ state: 'hidden' })
    expect(await partNow(page, rare.id)).toMatchObject({ quantity: 3, reserved: 4 })

    await panel
      .getByRole('listitem')
      .filter({ hasText: rare.name })
      .getByRole('button', { name: say('workParts.giveBack') })
      .click()
    await page.getByRole('button', { name: say('workParts.confirm.RETURN', { amount: '2 个' }) }).click()
    await move.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await partNow(page, rare.id)).quantity).toBe(5)

    // As it ends, each part that is still kept for it is answered for.
    await created(page, 'MaintenanceOrderPart', { orderId: one.id, partId: rare.id, quantity: 1 })
    await page.goto(`/maintlogs/index?open=${one.id}`)
    const complete = say('maintenanceOrder.actions.complete')
    await page.locator('[data-slot~=drawer-foot]').getByRole('button', { name: complete }).click()
    const form = page.locator('[data-slot~=sheet]')
    await form.locator('[data-name=takenParts] li').filter({ hasText: rare.name }).waitFor()
    const send = form.getByRole('button', { name: complete })
    await send.click()
    await form.locator('[data-name=takenParts] [data-part=error-text]').waitFor()
    await form.getByRole('button', { name: say('workParts.taken'), exact: true }).click()
    await send.click()
    await form.waitFor({ state: 'hidden' })
    expect(await partNow(page, rare.id)).toMatchObject({ quantity: 4, reserved: 4 })
    expect(complaints).toEqual([])
  })
})
