import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Language, openWindow, signIn } from '../../support/browser/browser.ts'
import { spoken, toldIn } from '../../support/browser/spoken.ts'

const MACHINE = { zh: '凹印机 5 号', en: '凹印机 6 号' }

/** Types into a searching picker and takes what it offers first. */
async function pick(dialog: Locator, label: string, text: string) {
  const box = dialog.getByRole('combobox', { name: label })
  await box.click()
  await box.fill(text)
  await dialog
    .page()
    .getByRole('option', { name: text ? text : undefined, exact: false })
    .filter({ visible: true })
    .first()
    .click()
}
async function openMenu(page: Page, folder: string, entry: string) {
  const group = page.getByRole('button', { name: folder, exact: true })
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
  await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).first().click()
}
/** The session begins in the plant where the person worked last. */
async function choosePlant(page: Page, name: string) {
  const chosen = page.getByRole('button', { name: new RegExp(name) })
  const any = page.getByRole('button', { name: /苏州印刷一厂|佛山装饰纸厂/ })
  await any.waitFor()
  if (await chosen.isVisible()) return
  await any.click()
  await page.getByRole('menuitem', { name }).or(page.getByRole('menuitemradio', { name })).click()
  await chosen.waitFor()
}
/** A wall of the plant that the page works in; its link is read where it is shown once. */
async function pairWall(page: Page, language: Language, name: string): Promise<string> {
  const words = spoken(language)
  await openMenu(page, words.translate('area.wall'), words.resource('wallDisplay'))
  await page.getByRole('button', { name: words.translate('screens.list.add'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: words.field('wallDisplay', 'name') }).fill(name)
  await dialog.getByRole('combobox', { name: words.field('wallDisplay', 'language') }).selectOption(language)
  await dialog.getByRole('button', { name: words.translate('screens.form.save'), exact: true }).click()
  await page.getByRole('button', { name: words.translate('screens.oneTime.make') }).click()
  const link = page
    .getByText(/\/bigscreen\/#key=/)
    .or(page.locator('input[value*="/bigscreen/#key="]'))
    .first()
  await link.waitFor()
  const text = (await link.inputValue().catch(() => '')) || ((await link.textContent()) ?? '')
  await page.keyboard.press('Escape')
  return text.trim().replace(/^.*?(\/bigscreen\/)/, '$1')
}
async function takeStep(page: Page, { row, action, fill }: { row: Locator; action: string; fill?: (dialog: Locator) => Promise<void> }) {
  await row.getByRole('button', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await fill?.(dialog)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

describe.each(toldIn('zh'))('a fault, told in %s', (language) => {
  it('is reported and repaired in the console, and seen live on the wall of its plant alone', async () => {
    const words = spoken(language)
    const { page, complaints, outside, context } = await openWindow({ language })
    await signIn(page, 'admin', '/dashboard')
    await choosePlant(page, '苏州印刷一厂')
    const wallLink = await pairWall(page, language, `wall ${language}`)
    const wall = await openWindow({ width: 1920, height: 1080, language })
    await wall.page.goto(wallLink)
    await wall.page.getByText(words.translate('bigscreen.signal.live')).first().waitFor()

    const other = await openWindow({ language })
    await signIn(other.page, 'admin', '/dashboard')
    await choosePlant(other.page, '佛山装饰纸厂')
    const otherWall = await openWindow({ width: 1920, height: 1080, language })
    await otherWall.page.goto(await pairWall(other.page, language, `other wall ${language}`))
    await otherWall.page.getByText(words.translate('bigscreen.signal.live')).first().waitFor()

    await openMenu(page, words.translate('area.repair'), words.resource('reportLog'))
    await page.getByRole('button', { name: words.translate('screens.list.add'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await pick(dialog, words.field('reportLog', 'reporterId'), '')
    await pick(dialog, words.field('reportLog', 'equipmentId'), MACHINE[language])
    const story = `压印辊断裂 ${language}`
    await dialog.getByRole('textbox', { name: words.field('reportLog', 'description') }).fill(story)
    await dialog.getByRole('combobox', { name: words.field('reportLog', 'urgency') }).selectOption('STOP')
    // A machine that stops has the whole wall until somebody accepts the report, then one card of it.
    const onWall = wall.page.locator(':is([data-slot~=stops], [data-slot~=alarm])').getByText(story).filter({ visible: true }).first()
    await dialog.getByRole('button', { name: words.translate('screens.form.save'), exact: true }).click()
    await onWall.waitFor()
    await dialog.waitFor({ state: 'hidden' })

    const clock = () =>
      wall.page
        .locator('body')
        .innerText()
        .then((t) => t.match(/0?0:0\d:\d\d/g)?.join(' '))
    const earlier = await clock()
    // What is shown is up to a second old, and so is what it is compared with.
    await expect.poll(clock).not.toBe(earlier)

    const row = page.getByRole('row').filter({ hasText: story })
    // Whoever is suggested is filled in.
    const isSuggested = (step: Locator) => step.getByRole('button', { name: words.translate('screens.list.remove') }).waitFor()
    await takeStep(page, { row, action: words.action('reportLog', 'accept'), fill: isSuggested })
    await openMenu(page, words.translate('area.repair'), words.resource('repairLog'))
    const repair = page.getByRole('row').filter({ hasText: story })
    await takeStep(page, { row: repair, action: words.action('repairLog', 'start') })
    await takeStep(page, {
      row: repair,
      action: words.action('repairLog', 'complete'),
      fill: async (step) => {
        await pick(step, words.field('repairLog', 'faultCategoryId'), '')
        await step.getByRole('textbox', { name: words.field('repairLog', 'description') }).fill('更换印版')
        await step.getByRole('textbox', { name: words.field('repairLog', 'hours') }).fill('0.5')
      },
    })
    await onWall.waitFor({ state: 'hidden' })

    expect(await otherWall.page.getByText(story).count()).toBe(0)
    expect([...complaints, ...wall.complaints]).toEqual([])
    expect([...outside, ...wall.outside]).toEqual([])
    for (const one of [context, wall.context, other.context, otherWall.context]) await one.close()
  })
})
