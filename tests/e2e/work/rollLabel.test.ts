import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../../support/browser/browser.ts'
import { photographed } from '../../support/browser/labels.ts'
import { spoken } from '../../support/browser/spoken.ts'
import { askAs } from '../../support/servers/ask.ts'

const { translate } = spoken('zh')
const PHONE = { width: 390, height: 844 }
const part = (page: Page) => page.locator('[data-slot~=roll-label]')
const status = (page: Page) => part(page).getByRole('status')
const field = (page: Page, name: string) => page.locator(`[data-slot~=field][data-name=${name}]`)
const takePhoto = async (page: Page, text: string) =>
  part(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: await photographed(text) })

describe('the label of a roll on a phone', () => {
  it('fills in a new complaint, stays with it as a photo, and never writes over anything', async () => {
    const { page, context, complaints } = await openWindow(PHONE)
    await signIn(page, 'admin', '/dashboard')
    const bar = page.getByRole('navigation', { name: translate('phone.bar.label') })
    await bar.getByRole('button', { name: translate('phone.bar.complaint') }).click()
    await part(page).waitFor()
    await page.getByRole('dialog', { name: translate('complaint.label') }).waitFor()
    const roll = `R-${randomUUID().slice(0, 8)}`
    const [decor, order] = [field(page, 'decorName'), field(page, 'soNo')]
    await page.getByRole('tab', { name: translate('complaints.form.run') }).click()
    await order.locator('input').fill('SO-MINE')
    await page.getByRole('tab', { name: translate('complaints.form.claim') }).click()
    await takePhoto(page, 'WIFI:S:plant;T:WPA;P:secret;;')
    await status(page).getByText(translate('complaints.label.other')).waitFor()
    await takePhoto(page, `卷号=${roll};soNo=SO-LABEL;decor=橡木;date=2026-01-09`)
    await status(page).getByText('橡木').waitFor()
    expect(await field(page, 'paperRollNo').locator('input').first().inputValue()).toBe(roll)
    // Pictures are sent while the label is read.
    await expect.poll(() => field(page, 'beforePhotoIds').locator('img').count()).toBe(2)
    await page.getByRole('tab', { name: translate('complaints.form.run') }).click()
    await decor.locator('[data-slot~=filled]', { hasText: translate('complaints.label.from.LABEL') }).waitFor()
    expect([await decor.locator('input').inputValue(), await order.locator('input').inputValue()]).toEqual(['橡木', 'SO-MINE'])
    await decor.locator('input').fill('榉木')
    await decor.locator('[data-slot~=filled]').waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: translate('complaints.form.claim') }).click()
    for (const name of ['customerId', 'claimCatId']) {
      await field(page, name).locator('input').click()
      await page.getByRole('option').filter({ visible: true }).first().click()
    }
    await page.getByRole('button', { name: translate('screens.form.save'), exact: true }).click()
    await page.waitForURL(/\/quality\/complaints\?.*open=\d+/)
    const id = new URL(page.url()).searchParams.get('open')
    const made = await askAs(page, 'query($id: ID!) { complaint(id: $id) { paperRollNo soNo decorName prodDate beforePhotoIds } }', { id })
    expect(made).toMatchObject({
      complaint: {
        paperRollNo: roll,
        soNo: 'SO-MINE',
        decorName: '榉木',
        prodDate: '2026-01-09',
        beforePhotoIds: [expect.any(String), expect.any(String)],
      },
    })

    expect(complaints).toEqual([])
    await context.close()
  })
})
