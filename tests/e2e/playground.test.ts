import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { spoken, toldIn } from '../support/browser/spoken.ts'

/** Shows a tab, as far as a person can read it. */
async function show(page: Page, tab: string) {
  await page.getByRole('button', { name: tab, exact: true }).click()
  await page.locator('.graphiql-query-editor').getByText(tab).first().waitFor()
}
const run = (page: Page) => page.locator('.graphiql-execute-button').click()
const answer = (page: Page) => page.locator('.result-window')
const received = (page: Page) =>
  page
    .locator('[data-slot~=runs] [data-slot~=run] span')
    .innerText()
    .then((text) => Number(/\d+/.exec(text)?.[0] ?? 0))

describe.each(toldIn('en'))('a developer in the playground, in %s', (language) => {
  it('runs a subscription in one tab, reports a fault in another, and sees the event', async () => {
    const words = spoken(language)
    const { page, context, complaints, outside } = await openWindow({ language })
    await page.goto('/graphql')
    await page.getByRole('button', { name: /developer/ }).click()
    await page.getByRole('button', { name: words.translate('playground.signOut') }).waitFor()

    await show(page, 'Downtime')
    await run(page)
    await answer(page).getByText('downtimeSummary').first().waitFor()
    const before = await received(page)
    expect(before).toBeGreaterThan(0)

    await show(page, 'ReportFault')
    await page
      .locator('.graphiql-editor-tool')
      .getByText(/"equipmentId":\s"\d+"/)
      .last()
      .waitFor()
    await run(page)
    const reported = answer(page).getByText(/BX\d{8}-\d{4}/)
    await reported.waitFor()
    const reportNo = /BX\d{8}-\d{4}/.exec(await reported.innerText())?.[0] ?? 'none'
    await page.waitForFunction(
      (n) => Number(/\d+/.exec(document.querySelector('[data-slot~=runs] [data-slot~=run] span')?.textContent ?? '')?.[0] ?? 0) > n,
      before,
    )

    await show(page, 'Downtime')
    // The youngest stop is the last, and the editor draws only lines that are seen.
    await answer(page).locator('.view-lines').click()
    await page.keyboard.press('Control+End')
    await answer(page).getByText(reportNo).waitFor()
    expect(complaints).toEqual([])
    expect(outside).toEqual([])
    await context.close()
  })

  it('is who is signed in to the console, whom leaving the playground leaves alone', async () => {
    const words = spoken(language)
    const { page, context, complaints } = await openWindow({ language })
    await signIn(page, 'developer', '/graphql')
    const leave = page.getByRole('button', { name: words.translate('playground.signOut') })
    await leave.waitFor()
    await show(page, 'ReportFault')
    await page
      .locator('.graphiql-editor-tool')
      .getByText(/"equipmentId":\s"\d+"/)
      .last()
      .waitFor()
    await leave.click()
    await page.getByRole('button', { name: /developer/ }).waitFor()
    await page.goto('/dashboard')
    await page.locator('main h1').first().waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  it('opens examples that run as they are, in the plant and the language that one chooses', async () => {
    const words = spoken(language)
    const { page, context, complaints } = await openWindow({ language })
    await signIn(page, 'developer', '/graphql')
    const pane = page.locator('[data-slot~=panel]')
    await pane.getByText(words.translate('playground.area_roller'), { exact: true }).click()
    await pane.getByRole('button', { name: words.translate('playground.exRollerPassport') }).click()
    const id = async () => /"id":\s"(\d+)"/.exec(await page.locator('.graphiql-editor-tool').innerText())?.[1]
    await expect.poll(id).toBeDefined()
    const before = await id()
    await run(page)
    await answer(page).getByText('rollerPassport').first().waitFor()
    expect(await answer(page).innerText()).not.toContain('errors')

    await pane.getByRole('combobox').selectOption({ index: 1 })
    await expect.poll(async () => ![undefined, before].includes(await id())).toBe(true)

    await pane.getByRole('button', { name: words.translate('playground.otherLanguage') }).click()
    const other = spoken(language === 'zh' ? 'en' : 'zh')
    await pane.getByRole('heading', { name: other.translate('playground.title') }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  it('goes on with a subscription while the pane is closed, until it is stopped there', async () => {
    const words = spoken(language)
    const { page, context, complaints } = await openWindow({ language })
    await signIn(page, 'developer', '/graphql')
    await page.getByRole('button', { name: words.translate('playground.signOut') }).waitFor()
    await show(page, 'Downtime')
    await run(page)
    await page.locator('[data-slot~=run]').waitFor()
    await page.getByRole('button', { name: 'Hide Millwright' }).click()
    await page.locator('[data-slot~=panel]').waitFor({ state: 'detached' })
    await show(page, 'Me')
    await page.getByRole('button', { name: 'Show Millwright' }).click()
    await page.locator('[data-slot~=run]').click()
    await page.locator('.graphiql-query-editor').getByText('Downtime').first().waitFor()
    await page.getByRole('button', { name: words.translate('playground.stop'), exact: true }).click()
    await page.locator('[data-slot~=run]').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await context.close()
  })
})
