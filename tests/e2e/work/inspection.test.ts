import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../../support/browser/browser.ts'
import { png } from '../../support/browser/pictures.ts'
import { spoken, toldIn } from '../../support/browser/spoken.ts'
import { askAs } from '../../support/servers/ask.ts'

interface Now {
  inspectionRound: { shift: { id: string }; planDate: string }
  equipments: { items: { id: string }[] }
}
interface Order {
  id: string
  title: string
}

/** An order of the shift that is on, whatever the calendar says: its point is paused, so no job makes the same one. */
async function orderNow(page: Page, point: { pointName: string; sortOrder: number }): Promise<Order> {
  const now = await askAs<Now>(page, '{ inspectionRound { shift { id } planDate } equipments(page: { size: 1 }) { items { id } } }')
  const input = {
    ...{ ...point, name: point.pointName, equipmentId: now.equipments.items[0]?.id, checkName: 'Read the gauge' },
    ...{ inspectMode: 'MEASURE', refValue: '0.4~0.6', unit: 'MPa', isPaused: true },
  }
  const create = 'mutation ($input: CreateInspectionPointInput!) { point: createInspectionPoint(input: $input) { id } }'
  const made = await askAs<{ point: { id: string } }>(page, create, { input })
  const { shift, planDate } = now.inspectionRound
  const { order } = await askAs<{ order: Order }>(
    page,
    'mutation ($input: CreateInspectionOrderInput!) { order: createInspectionOrder(input: $input) { id title } }',
    { input: { pointId: made.point.id, shiftId: shift.id, planDate } },
  )
  return order
}

describe.each(toldIn('zh'))('an inspection on a phone, in %s', (language) => {
  const words = spoken(language)
  const translate = (key: string) => words.translate(`inspectionRound.${key}`)

  it('goes from point to point, and from a bad result to a report of the fault', async () => {
    const { page, context, complaints, outside } = await openWindow({ width: 390, height: 844, language })
    await signIn(page, 'lead')
    const first = await orderNow(page, { pointName: `Main air ${language}`, sortOrder: 99_998 })
    const second = await orderNow(page, { pointName: `Spray air ${language}`, sortOrder: 99_999 })
    const press = async (keys: string) => {
      for (const key of keys) await page.locator(`[data-slot~=pad] [data-key="${key}"]`).click()
    }
    const verdict = page.locator('[data-slot~=verdict]')

    await page.goto('/inspect/round')
    await page.locator(`[data-order="${first.id}"]`).click()
    await page.getByRole('heading', { name: `Main air ${language}` }).waitFor()
    await press('0.5')
    await verdict.getByText(translate('verdict.in'), { exact: true }).waitFor()
    await page.locator('[data-slot~=pad] [data-key="next"]').click()

    // The next point comes by itself.
    await page.getByRole('heading', { name: `Spray air ${language}` }).waitFor()
    await press('0.9')
    await verdict.getByText(translate('verdict.above'), { exact: true }).waitFor()
    await page.locator('[data-slot~=point-save]').click()
    await page.getByRole('button', { name: translate('fault.ask') }).click()
    const report = page.locator('[data-slot~=point-faults] a')
    const number = await report.innerText()
    expect(number).toMatch(/^BX\d{8}-\d{4}$/)
    expect(await page.getByRole('button', { name: translate('fault.ask') }).count()).toBe(0)
    const told = await askAs<{ reportLogs: { items: { title: string }[] } }>(
      page,
      `{ reportLogs(filter: { inspectionId: { eq: "${second.id}" } }) { items { title } } }`,
    )
    expect(told.reportLogs.items).toEqual([{ title: number }])

    // Back closes the sheet, and the way shows what was found.
    await page.goBack()
    await page.locator(`[data-order="${first.id}"][data-standing="fine"]`).getByText('0.5 MPa').waitFor()
    await page.locator(`[data-order="${second.id}"][data-standing="over"]`).click()
    await report.click()
    await page.getByRole('dialog').getByRole('link', { name: second.title }).waitFor()

    expect(complaints).toEqual([])
    expect(outside).toEqual([])
    await context.close()
  }, 120_000)

  it('calls nobody back who has closed the sheet or turned while it was saved, and keeps what is not saved', async () => {
    const { page, context, complaints } = await openWindow({ width: 390, height: 844, language })
    await signIn(page, 'lead')
    const [first, second, third] = [
      await orderNow(page, { pointName: `Closed ${language}`, sortOrder: 99_995 }),
      await orderNow(page, { pointName: `Turned ${language}`, sortOrder: 99_996 }),
      await orderNow(page, { pointName: `Begun ${language}`, sortOrder: 99_997 }),
    ]
    let answer = () => {}
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('RecordPoint'))
        await new Promise<void>((resolve) => {
          answer = resolve
        })
      await route.continue()
    })
    const save = async () => {
      await page.locator('[data-slot~=pad] [data-key="5"]').click()
      const sent = page.waitForRequest((request) => request.postData()?.includes('RecordPoint') ?? false)
      await page.locator('[data-slot~=point-save]').click()
      await sent
    }
    const later = page.getByRole('button', { name: translate('point.later'), exact: true })
    const close = page.getByRole('dialog').getByRole('button', { name: words.translate('screens.form.close'), exact: true })
    const sheet = page.getByRole('dialog')

    await page.goto('/inspect/round')
    await page.locator(`[data-order="${first.id}"]`).click()
    await save()
    await close.click()
    await sheet.waitFor({ state: 'detached' })
    answer()
    await page.locator(`[data-order="${first.id}"][data-standing="over"]`).waitFor()
    expect(await sheet.count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/inspect/round')

    await page.locator(`[data-order="${second.id}"]`).click()
    await save()
    await later.click()
    await page.getByRole('heading', { name: `Begun ${language}` }).waitFor()
    answer()
    await page.locator('[data-slot~=point-saved]').getByText(`Turned ${language}`).waitFor()
    expect(await page.getByRole('heading', { name: `Begun ${language}` }).count()).toBe(1)

    // A phone drops the page: the reason is there again, and its point is marked.
    page.on('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: translate('record.skip') }).click()
    await page.getByRole('button', { name: translate('record.skipReasons.gauge') }).click()
    await page.reload()
    await page.locator('[data-slot~=skip-reasons] [aria-pressed="true"]').getByText(translate('record.skipReasons.gauge')).waitFor()
    await close.click()
    await page.locator(`[data-order="${third.id}"] [data-slot~=point-begun]`).waitFor()

    expect(complaints).toEqual([])
    await context.close()
  }, 120_000)

  it('opens and takes what is typed without a network, and loses no photo to the phone’s Back', async () => {
    const { page, context, complaints } = await openWindow({ width: 390, height: 844, language })
    await signIn(page, 'lead')
    const order = await orderNow(page, { pointName: `Far away ${language}`, sortOrder: 99_994 })
    await page.goto('/inspect/round')
    await page.locator(`[data-order="${order.id}"]`).waitFor()
    // The way fetches what its sheet needs as soon as it shows.
    await page.locator('[data-slot~=page][data-prepared]').waitFor()
    const sheet = page.getByRole('dialog')
    const failure = sheet.locator('[data-slot~=point-acts]')

    await context.setOffline(true)
    await page.locator(`[data-order="${order.id}"]`).click()
    await page.locator('[data-slot~=pad] [data-key="5"]').click()
    await page.locator('[data-slot~=point-save]').click()
    await failure.getByText(words.translate('console.error.network')).waitFor()
    await sheet.locator('[data-slot~=point-more] summary').click()
    await sheet
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'gauge.png', mimeType: 'image/png', buffer: await png() })
    await page.locator('[data-slot~=point-save]').click()
    await failure.getByText(translate('record.photosFailed')).waitFor()

    // The phone's Back asks before it takes the photo away.
    await page.goBack()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.translate('forms.leave.stay') })
      .click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })

    // What did not get through is sent again with the next press.
    await context.setOffline(false)
    await page.locator('[data-slot~=point-save]').click()
    await page.getByRole('button', { name: translate('fault.ask') }).waitFor()
    const { inspectionOrder } = await askAs<{ inspectionOrder: { value1: string; photos: { id: string }[] } }>(
      page,
      `{ inspectionOrder(id: "${order.id}") { value1 photos { id } } }`,
    )
    expect(inspectionOrder).toEqual({ value1: '5', photos: [{ id: expect.any(String) }] })
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })

    expect(complaints).toEqual([])
    await context.close()
  }, 120_000)
})
