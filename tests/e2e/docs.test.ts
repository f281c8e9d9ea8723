import { describe, expect, it } from 'vitest'
import { openWindow } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'
import { faultsOf } from '../support/browser/sweep.ts'
import { address } from '../support/servers/ask.ts'

/** A token of somebody who may read workshops. */
async function tokenOf(username: string): Promise<string> {
  const password = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from('Millwright-2026'))).toString('hex')
  const response = await fetch(`${address()}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return ((await response.json()) as { token: string }).token
}

describe('the description of the REST API', () => {
  it('shows its operations in the language of the reader and makes calls, from this server alone', async () => {
    const { page, context, complaints, outside } = await openWindow({ language: 'en' })
    page.on('console', (m) => m.type() === 'error' && complaints.push(m.text()))
    await context.addInitScript((token) => localStorage.setItem('token', token), await tokenOf('viewer'))
    await page.goto('/api/v1/docs/')
    const label = spoken('en').translate('workshop.label')
    await page.locator('.opblock-tag', { hasText: new RegExp(`^${label}$`) }).click()
    const list = page.locator('[id$="-workshop_list"]')
    await list.locator('.opblock-summary-control').click()
    await list.locator('button.execute').click()
    await list.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor()
    expect(await list.locator('.live-responses-table').innerText()).toContain('"count"')

    // A call of each method, open.
    for (const method of ['post', 'put', 'delete'])
      await page.locator(`[id*="-workshop_"].opblock-${method} .opblock-summary-control`).first().click()
    await page.locator('.opblock-delete .opblock-body').waitFor()
    expect(await faultsOf(page)).toEqual([])

    await page.goto('/api/v1/docs/?lng=zh')
    await page
      .locator('.opblock-tag', { hasText: spoken('zh').translate('workshop.label') })
      .first()
      .waitFor()
    expect(complaints).toEqual([])
    expect(outside).toEqual([])
    await context.close()
  })
})
