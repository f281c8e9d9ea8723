import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../../support/browser/browser.ts'
import { spoken, toldIn } from '../../support/browser/spoken.ts'
import { askAs } from '../../support/servers/ask.ts'

interface Made {
  row: { id: string }
}
type Asking = Parameters<typeof askAs>[0]
const make = async (page: Asking, type: string, input: object) =>
  (await askAs<Made>(page, `mutation($input: Create${type}Input!) { row: create${type}(input: $input) { id } }`, { input })).row.id

/** A shelf with two parts, ten of each, and a list of them. */
async function begun(page: Asking, name: string) {
  const locationId = await make(page, 'StorageLocation', { code: `E2E-${name}` })
  for (const nth of [1, 2]) {
    const input = { code: `${name}-${nth}`, name: `Seal ${nth}`, unit: 'pcs', locationId, unitPrice: 2 }
    const partId = await make(page, 'SparePart', input)
    await make(page, 'SparePartLog', { partId, storeType: 'IN', quantity: 10, unitPrice: 2 })
  }
  return { locationId, id: await make(page, 'Stocktake', { kind: 'PARTS', locationIds: [locationId] }) }
}

describe.each(toldIn('en'))('a stocktake, in %s', (language) => {
  const { translate, action } = spoken(language)

  it('is counted by two at once on phones, through a lost connection, and approved by a third', async () => {
    const [one, two, desk] = [
      await openWindow({ width: 390, height: 844, language }),
      await openWindow({ width: 390, height: 844, language }),
      await openWindow({ language }),
    ]
    await signIn(one.page, 'storekeeper')
    await signIn(two.page, 'admin')
    await signIn(desk.page, 'manager')
    // Tried again, it needs a shelf of its own.
    const name = `st-${crypto.randomUUID().slice(0, 8)}`
    const { id, locationId } = await begun(one.page, name)
    const shelf = `/stock/count?take=${id}&at=${locationId}`
    const line = (page: typeof one.page, name: string) => page.locator('[data-slot=count-lines] button', { hasText: name })
    const count = async (page: typeof one.page, keys: string) => {
      for (const key of keys) await page.locator(`[data-slot~=pad] [data-key="${key}"]`).click()
      await page.locator('[data-slot~=pad] [data-key="next"]').click()
    }
    for (const { page } of [one, two]) await page.goto(shelf)

    // The first phone has no connection: its count waits there.
    await line(one.page, 'Seal 1').click()
    await one.page.locator('[data-slot~=pad]').waitFor()
    await one.context.setOffline(true)
    await count(one.page, '8')
    await one.page.getByRole('heading', { name: 'Seal 2' }).waitFor()
    await one.page.goBack()
    await one.page.locator('[data-slot=counts-waiting]').waitFor()

    // A colleague counts the same line meanwhile, and the next one.
    await line(two.page, 'Seal 1').click()
    await count(two.page, '9')
    await two.page.getByRole('heading', { name: 'Seal 2' }).waitFor()
    await count(two.page, '10')
    await line(two.page, 'Seal 2').getByText('10 pcs').waitFor()

    // Back in touch, the first is told and decides; the colleague’s other count has come by itself.
    await one.context.setOffline(false)
    const conflict = one.page.locator('[data-slot=count-conflict]')
    await conflict.getByText('9', { exact: false }).first().waitFor()
    await conflict.getByRole('button', { name: translate('stockCount.keepMine', { mine: '8' }) }).click()
    await line(one.page, 'Seal 2').getByText('10 pcs').waitFor()
    await line(two.page, 'Seal 1').getByText('8 pcs').waitFor()

    // Something lies there that the list does not have.
    const extra = await make(one.page, 'SparePart', { code: `${name}-3`, name: 'Seal 3', unit: 'pcs' })
    await two.page.goto(`/stock/count?take=${id}&item=${extra}`)
    await two.page.locator('[data-slot=count-unlisted] button', { hasText: 'Seal 3' }).click()
    await two.page.getByRole('heading', { name: 'Seal 3' }).waitFor()
    await count(two.page, '2')
    await line(two.page, 'Seal 3').getByText('2 pcs').waitFor()
    await one.page.getByRole('searchbox').fill('SEAL 3')
    await line(one.page, 'Seal 3').getByText('2 pcs').waitFor()
    expect(await line(one.page, 'Seal').count()).toBe(1)

    await askAs(one.page, 'mutation($id: ID!) { submitStocktake(id: $id, input: {}) { id } }', { id })
    await desk.page.goto(`/stock/stocktakes?open=${id}`)
    const drawer = desk.page.locator('[data-slot~=drawer]')
    await drawer.locator('[data-slot=stocktake-outcome]').getByText('-¥4.00').first().waitFor()
    await drawer.getByRole('button', { name: action('stocktake', 'approve') }).click()
    const sheet = desk.page.locator('[data-slot~=sheet]')
    await sheet.getByText('-¥4.00').first().waitFor()
    await sheet.locator('[data-slot~=sheet-foot] button').last().click()
    await expect
      .poll(async () =>
        askAs(
          desk.page,
          `{ spareParts(filter: { code: { contains: "${name}" } }, page: { sort: "code", order: ASC }) { items { quantity } } }`,
        ),
      )
      .toEqual({ spareParts: { items: [{ quantity: 8 }, { quantity: 10 }, { quantity: 2 }] } })
    for (const { complaints, outside } of [one, two, desk]) expect([complaints, outside]).toEqual([[], []])
  })
})
