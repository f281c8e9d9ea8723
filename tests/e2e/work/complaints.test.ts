import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../../support/browser/browser.ts'
import { spoken, toldIn } from '../../support/browser/spoken.ts'
import { askAs } from '../../support/servers/ask.ts'

interface Found {
  me: { user: { id: string } }
  customers: { items: { id: string; title: string }[] }
  complaintCategories: { items: { id: string }[] }
  qaPeople: { items: { id: string }[] }
}
const FOUND =
  '{ me { user { id } } qaPeople: qaPersons(filter: { userId: { eq: "1" } }) { items { id } } customers { items { id title } } complaintCategories { items { id } } }'
const PERSON = 'mutation($input: CreateQaPersonInput!) { row: createQaPerson(input: $input) { id title } }'
const CLAIM = 'mutation($input: CreateComplaintInput!) { row: createComplaint(input: $input) { id title } }'
type Made = { row: { id: string; title: string } }

async function choose(page: Page, dialog: Locator, label: string) {
  await dialog.getByRole('combobox', { name: label }).click()
  await page.getByRole('option').filter({ visible: true }).first().click()
}

describe.each(toldIn('en'))('complaints, in %s', (language) => {
  const words = spoken(language)
  const { translate, action, field } = words

  it('are answered and closed by buttons on both roads, and stand where they have come to on the board', async () => {
    const { page, context, complaints } = await openWindow({ language })
    await signIn(page, 'admin')
    const { me, customers, complaintCategories, qaPeople } = await askAs<Found>(page, FOUND)
    const [buyer] = customers.items
    const answers = { name: `QA ${language}`, userId: me.user.id }
    // A test that is tried again has one already.
    const person = qaPeople.items[0] ?? (await askAs<Made>(page, PERSON, { input: answers })).row
    const { row: claim } = await askAs<Made>(page, CLAIM, {
      input: {
        ...{ claimDate: '2026-11-01', customerId: buyer?.id, claimCatId: complaintCategories.items[0]?.id, hasProd: true },
        ...{ qaId: person.id, claimedAmount: 4321.09 },
      },
    })
    const dialog = page.getByRole('dialog')
    const step = async (name: string, fill?: () => Promise<void>) => {
      const button = page.locator('[data-slot=steps]').getByRole('button', { name: action('complaint', name), exact: true })
      await button.first().click()
      const submit = dialog.locator('button[type=submit]')
      await submit.waitFor()
      await fill?.()
      await submit.click()
      await dialog.waitFor({ state: 'detached' })
      // The next step is one of the complaint as it is now: of an older one it would be somebody else's change.
      await button.waitFor({ state: 'detached' })
    }

    await page.goto('/quality/mine')
    const mine = page.locator(`[data-claim="${claim.id}"]`)
    await mine.getByRole('button', { name: action('complaint', 'investigate') }).waitFor()
    await mine.getByRole('link', { name: claim.title }).click()
    await page.waitForURL((url) => url.pathname === `/complaints/${claim.id}`)
    await page.locator('[data-discipline=D3][data-state=missing]').waitFor()
    await step('investigate')
    await step('analyse')
    await step('decideMeasures', () => choose(page, dialog, field('complaint', 'claimCauseId')))
    await step('answer', () => dialog.getByRole('textbox', { name: field('complaint', 'answer') }).fill('e2e'))
    // Production is still at it: why it cannot be closed stands where the button will be.
    await page.getByText(translate('refusal.productionOpen'), { exact: false }).first().waitFor()
    await step('verify', () => choose(page, dialog, field('complaint', 'claimMeasureId')))
    await step('close', () => dialog.getByRole('textbox', { name: field('complaint', 'compAmount') }).fill('1234.05'))
    await page.getByText(translate('complaintPage.settled')).first().waitFor()

    await page.goto(`/quality/complaints?look=board&claimNo=${claim.title}`)
    const lane = page.locator('[data-slot=board] > [data-state=CLOSED]')
    await lane.locator(`[data-card="${claim.id}"]`).waitFor()
    expect(await page.locator('[data-card]').count()).toBe(1)
    expect(await lane.locator('[data-sum=compAmount]').innerText()).toContain('1,234.05')
    await page.goto('/quality/mine')
    await page.getByRole('heading', { name: translate('console.pages.myComplaints') }).waitFor()
    await mine.waitFor({ state: 'detached' })

    // Whoever complained stays on record.
    await page.goto(`/masterdata/customers?open=${buyer?.id}`)
    await dialog.locator('[data-figure=count]').waitFor()
    await dialog.getByRole('button', { name: translate('screens.list.remove'), exact: true }).click()
    const asked = page.getByRole('alertdialog')
    await asked.getByRole('button', { name: translate('screens.list.remove'), exact: true }).click()
    expect(await asked.getByRole('alert').innerText()).toContain(translate('complaint.label'))
    expect(complaints).toEqual([])
    await context.close()
  })
})
