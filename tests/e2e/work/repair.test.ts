import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../../support/browser/browser.ts'
import { spoken, toldIn } from '../../support/browser/spoken.ts'
import { askAs } from '../../support/servers/ask.ts'

interface Answer {
  equipments: { items: { name: string; qrCode: string; state: string }[] }
  me: { user: { name: string } }
  reportLogs: { items: { id: string; description: string }[] }
  repairTimeLogs: { items: { hours: number }[] }
}
const ask = (page: Page, query: string) => askAs<Answer>(page, query)

/** A step from the work list: its button, then the same word in its dialog. */
async function takeStep(row: Locator, action: string, fill?: (dialog: Locator) => Promise<void>) {
  await row.getByRole('button', { name: action, exact: true }).click()
  const dialog = row.page().getByRole('dialog')
  await dialog.waitFor()
  await fill?.(dialog)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}
async function choose(dialog: Locator, label: string, text: string) {
  const box = dialog.getByRole('combobox', { name: label })
  await box.click()
  await box.fill(text)
  await dialog.page().getByRole('option', { name: text }).filter({ visible: true }).first().click()
}

describe.each(toldIn('zh'))('a repair as people work, in %s', (language) => {
  const words = spoken(language)
  const translate = (key: string) => words.translate(`repairWork.${key}`)

  it('goes from a scanned label to booked hours', async () => {
    const lead = await openWindow({ language })
    await signIn(lead.page, 'lead')
    const { equipments } = await ask(lead.page, '{ equipments(page: { size: 100 }) { items { name qrCode state } } }')
    const machine = equipments.items.findLast(({ state }) => state === 'RUNNING')
    if (!machine) throw new Error('every machine stands')

    // A label is scanned by somebody who is not signed in: the page comes after the log-in.
    const phone = await openWindow({ width: 390, height: 844, language })
    await phone.page.goto(`/q/${machine.qrCode}`)
    await phone.page.fill('input[name=username]', 'operator')
    await phone.page.fill('input[name=password]', 'Millwright-2026')
    await phone.page.keyboard.press('Enter')
    await phone.page.waitForURL((url) => url.pathname === `/q/${machine.qrCode}`)
    const phrase = phone.page.locator('[data-slot~=scan-chips] button').first()
    const story = await phrase.innerText()
    const send = phone.page.getByRole('button', { name: translate('scan.send'), exact: true })

    // Three taps; the first time the line is down, and nothing of what was said is lost.
    await phrase.click()
    await phone.page.getByRole('radio', { name: translate('scan.stands') }).check()
    await phone.context.setOffline(true)
    await send.click()
    await phone.page
      .getByRole('alert')
      .filter({ hasText: words.translate('console.error.network') })
      .waitFor()
    expect(await phone.page.getByRole('textbox', { name: translate('scan.what') }).inputValue()).toBe(story)
    await phone.context.setOffline(false)
    await send.click()
    const number = await phone.page.locator('[data-slot~=scan-number]').innerText()
    expect(number).toMatch(/^BX\d{8}-\d{4}$/)
    const told = await ask(phone.page, `{ reportLogs(filter: { keyword: "${number}" }) { items { id description } } }`)
    expect(told.reportLogs.items.map((one) => one.description)).toEqual([story])

    const repairer = await openWindow({ width: 390, height: 844, language })
    await signIn(repairer.page, 'repairer')
    const { me } = await ask(repairer.page, '{ me { user { name } } }')
    await repairer.page.goto('/repair/work')
    const mine = repairer.page.getByRole('listitem').filter({ hasText: machine.name }).filter({ hasText: story })

    await lead.page.goto('/repair/work')
    const waiting = lead.page.getByRole('listitem').filter({ hasText: number })
    const repairers = words.field('reportLog', 'repairerIds')
    await takeStep(waiting, words.action('reportLog', 'accept'), (dialog) => choose(dialog, repairers, me.user.name))
    await lead.page.goto(`/repair/reportLogs?open=${told.reportLogs.items[0]?.id}`)
    const blocked = lead.page.getByRole('list', { name: words.translate('screens.detail.blockedTitle') })
    await blocked.getByRole('button', { name: words.action('reportLog', 'complete') }).waitFor()
    expect(await blocked.getByRole('button', { name: words.action('reportLog', 'complete') }).isDisabled()).toBe(true)
    expect(await blocked.innerText()).toContain('WX')

    // It appears by itself on the list of whoever got it.
    await mine.waitFor()
    await takeStep(mine, words.action('repairLog', 'start'), (dialog) =>
      dialog.getByRole('complementary', { name: words.translate('screens.detail.tabs.similar') }).waitFor(),
    )
    await mine.getByRole('button', { name: translate('watch.start') }).click()
    await mine.getByRole('timer').getByText('00:00:01').waitFor()
    await repairer.page.reload()
    await mine.getByRole('timer').getByText('00:00:0').waitFor()
    await mine.getByRole('link', { name: machine.name }).click()
    await repairer.page.getByRole('button', { name: translate('watch.stop') }).click()
    await repairer.page.getByRole('checkbox', { name: me.user.name, checked: true }).waitFor()
    await repairer.page.getByRole('button', { name: translate('book.save'), exact: true }).click()
    await repairer.page.getByRole('button', { name: translate('book.save'), exact: true }).waitFor({ state: 'hidden' })

    await repairer.page.goto('/repair/work')
    await takeStep(mine, words.action('repairLog', 'complete'), async (dialog) => {
      await choose(dialog, words.field('repairLog', 'faultCategoryId'), '气路')
      await dialog.getByRole('textbox', { name: words.field('repairLog', 'description') }).fill('换张力传感器')
    })
    await mine.waitFor({ state: 'hidden' })
    const { repairTimeLogs } = await ask(
      repairer.page,
      '{ repairTimeLogs(page: { size: 1, sort: "id", order: DESC }) { items { hours } } }',
    )
    expect(repairTimeLogs.items).toEqual([{ hours: 0.25 }])

    expect([...lead.complaints, ...phone.complaints, ...repairer.complaints]).toEqual([])
    for (const { context } of [lead, phone, repairer]) await context.close()
  }, 120_000)
})
