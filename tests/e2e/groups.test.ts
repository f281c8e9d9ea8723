import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'
import { askAs } from '../support/servers/ask.ts'

const { translate, field } = spoken('zh')
const LIST = '/repair/reportLogs'
interface Totals {
  complaintsGroups: { totals: number[] }
}

describe('a list in groups', () => {
  it('is grouped from its tools, shown as bars, kept in the address, and leads to the rows of a group by one press', async () => {
    const { page, complaints } = await openWindow()
    await signIn(page, 'lead', LIST)
    await page.getByRole('button', { name: translate('lists.tools.title') }).click()
    await page.getByRole('menuitem', { name: translate('lists.groups.title') }).click()
    await page.waitForURL((url) => url.searchParams.has('group'))
    await page.getByLabel(translate('lists.groups.thenBy')).selectOption('reportDate')
    await page.waitForURL((url) => url.searchParams.get('group') === 'progress,reportDate.month')
    const rows = page.locator('tbody tr')
    const isWhole = async () => (await page.locator('tfoot th').innerText()).includes(` ${await rows.count()} `)
    await expect.poll(isWhole).toBe(true)

    await page.getByRole('button', { name: translate('lists.groups.looks.bars') }).click()
    await page
      .getByRole('button', { name: translate('lists.groups.looks.bars') })
      .and(page.locator('[aria-pressed=true]'))
      .waitFor()
    await page.reload()
    const bar = page.locator('[data-slot~=card] a[data-slot~=mark]').first()
    await bar.waitFor()
    const count = Number(await bar.locator('text').last().textContent())
    expect(await bar.getAttribute('aria-label')).toContain(`: ${count} · ${translate('lists.groups.open', { count: String(count) })}`)
    await bar.click()
    await page.waitForURL((url) => !url.searchParams.has('group') && url.searchParams.has('reportDate'))
    await expect.poll(() => page.getByText(translate('lists.applied.count', { sum: String(count) })).count()).toBeGreaterThan(0)
    await page.goBack()
    await bar.waitFor()
    expect(complaints).toEqual([])
  })

  it('adds up its amounts below the rows, over all that match', async () => {
    const { page, complaints } = await openWindow()
    await signIn(page, 'admin', '/quality/complaints?view=0')
    const footer = page.locator(`dl[aria-label="${translate('lists.sums.title')}"]`)
    await footer.waitFor()
    const label = field('complaint', 'claimedAmount')
    expect(await footer.innerText()).toContain(label)
    const { complaintsGroups } = await askAs<Totals>(
      page,
      '{ complaintsGroups(by: [], measures: [{ field: "claimedAmount", of: SUM }]) { totals } }',
    )
    const shown = await footer.locator('[data-measure="sum:claimedAmount"]').innerText()
    expect(shown.replace(/[^\d.]/g, '')).toBe(complaintsGroups.totals[0]?.toFixed(2))
    expect(complaints).toEqual([])
  })
})
