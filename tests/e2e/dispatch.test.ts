import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'
import { faultsOf } from '../support/browser/sweep.ts'
import { ask, tokenOf } from '../support/servers/ask.ts'

interface Machines {
  equipments: { items: { id: string; name: string; state: string }[] }
}
interface Reported {
  createReportLog: { id: string; reportNo: string }
}
interface Board {
  dispatchBoard: { items: { number: string; suggestions: { repairerId: string; name: string }[] }[] }
}

const words = spoken('zh')
const translate = (key: string, values: Record<string, string>) => words.translate(`dispatch.${key}`, values)

/** A machine that runs has a fault now. */
async function reportFault(at: number, more: object = {}) {
  const token = await tokenOf('lead')
  const { equipments } = await ask<Machines>('{ equipments(page: { size: 100 }) { items { id name state } } }', {}, token)
  const machine = equipments.items.filter(({ state }) => state === 'RUNNING').at(at)
  if (!machine) throw new Error('no machine runs')
  const { createReportLog } = await ask<Reported>(
    'mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id reportNo } }',
    { input: { equipmentId: machine.id, description: `异响 ${at}`, urgency: 'HIGH', ...more } },
    token,
  )
  const { dispatchBoard } = await ask<Board>('{ dispatchBoard { items { number suggestions { repairerId name } } } }', {}, token)
  const suggested = dispatchBoard.items.find(({ number }) => number === createReportLog.reportNo)?.suggestions[0]
  if (!suggested) throw new Error('nobody is suggested')
  return { ...createReportLog, equipmentId: machine.id, machine: machine.name, suggested: suggested.name, repairerId: suggested.repairerId }
}
const ACCEPT = 'mutation($id: ID!, $input: AcceptReportLogInput!) { acceptReportLog(id: $id, input: $input) { id } }'
const repairersOf = async (reportId: string) => {
  const { page } = await ask<{ page: { items: { repairers: { title: string }[] }[] } }>(
    'query($id: ID!) { page: repairLogs(filter: { reportId: { eq: $id } }) { items { repairers { title } } } }',
    { id: reportId },
    await tokenOf('lead'),
  )
  return page.items.map(({ repairers }) => repairers.map(({ title }) => title))
}

interface Point {
  readonly x: number
  readonly y: number
}
/** A row in sight, and somebody who is there but is not suggested for it, with where to press on each. */
async function placesOf(page: Page, reportNo: string) {
  const row = page.locator('[data-slot~=dispatch-item]').filter({ hasText: reportNo })
  await row.scrollIntoViewIfNeeded()
  const person = page.locator('[data-slot~=dispatch-person]:not([data-away])').nth(1)
  const name = await person.locator('b').innerText()
  const pointOf = async (on: Locator, part: number): Promise<Point> => {
    const box = await on.boundingBox()
    if (!box) throw new Error('not in sight')
    return { x: box.x + box.width * part, y: box.y + box.height / 2 }
  }
  return { row, person, name, from: await pointOf(row.locator('[data-slot~=dispatch-choice]'), 0.8), to: await pointOf(person, 0.3) }
}

describe('the dispatch page', () => {
  it('assigns by one press of a row, and by keys: J chooses, a number picks, Enter assigns', async () => {
    const [first, second] = [await reportFault(-1), await reportFault(-2)]
    const { page } = await openWindow()
    await signIn(page, 'lead', '/repair/dispatch')
    const row = (number: string) => page.locator('[data-slot~=dispatch-item]').filter({ hasText: number })
    await row(first.reportNo)
      .getByRole('button', { name: translate('assignTo', { name: first.suggested }) })
      .click()
    await row(first.reportNo).waitFor({ state: 'detached' })
    await expect.poll(() => repairersOf(first.id)).toEqual([[first.suggested]])

    // The row is chosen by a press of its own, another person by the key of their number.
    await row(second.reportNo).locator('[data-slot~=dispatch-choice]').click()
    const people = page.locator('[data-slot~=dispatch-person]')
    const other = await people.nth(1).locator('b').innerText()
    await page.keyboard.press('2')
    await row(second.reportNo)
      .getByRole('button', { name: translate('assignTo', { name: other }) })
      .waitFor()
    await page.keyboard.press('Enter')
    await row(second.reportNo).waitFor({ state: 'detached' })
    await expect.poll(() => repairersOf(second.id)).toEqual([[other]])
  })

  it('assigns a row that a mouse drags onto a person, and none that Escape gives up or that is dropped elsewhere', async () => {
    const { id, reportNo } = await reportFault(-5)
    const { page } = await openWindow()
    await signIn(page, 'lead', '/repair/dispatch')
    const { row, person, name, from, to } = await placesOf(page, reportNo)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    expect(await person.getAttribute('data-over')).toBe('')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 40, from.y + 10, { steps: 3 })
    await page.mouse.up()
    expect(await repairersOf(id)).toEqual([])
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.up()
    await row.waitFor({ state: 'detached' })
    await expect.poll(() => repairersOf(id)).toEqual([[name]])
    await page.locator('[data-slot~=dispatch-drag]').waitFor({ state: 'detached' })
  })

  it('assigns a row on which a finger rested before it moved to a person', async () => {
    const { id, reportNo } = await reportFault(-6)
    const { page, context } = await openWindow()
    await signIn(page, 'lead', '/repair/dispatch')
    const { row, name, from, to } = await placesOf(page, reportNo)
    const finger = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await touch('touchStart', [from])
    await page.locator('[data-slot~=dispatch-drag]').waitFor()
    for (const part of [0.3, 0.7, 1]) await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
    await touch('touchEnd', [])
    await finger.send('Emulation.setTouchEmulationEnabled', { enabled: false })
    await finger.detach()
    await row.waitFor({ state: 'detached' })
    await expect.poll(() => repairersOf(id)).toEqual([[name]])
  })

  it('tells the second of two leads that a colleague was first', async () => {
    const { id, reportNo, suggested, repairerId } = await reportFault(-3)
    const { page } = await openWindow()
    await signIn(page, 'lead', '/repair/dispatch')
    const row = page.locator('[data-slot~=dispatch-item]').filter({ hasText: reportNo })
    await row.waitFor()
    // The colleague's assignment is there before that of this window arrives.
    const colleague = await tokenOf('lead')
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('acceptReportLog'))
        await ask(ACCEPT, { id, input: { repairerIds: [repairerId] } }, colleague)
      await route.continue()
    })
    await row.getByRole('button', { name: translate('assignTo', { name: suggested }) }).click()
    await page
      .getByText(translate('takenBy', { number: reportNo, names: suggested }))
      .first()
      .waitFor()
    await page.unroute('**/graphql')
    await row.waitFor({ state: 'detached' })
    expect(await repairersOf(id)).toEqual([[suggested]])
  })

  it('fills the suggestion in where a report is accepted from the list: two presses', async () => {
    const { id, reportNo, suggested } = await reportFault(-4)
    const { page } = await openWindow()
    await signIn(page, 'lead', `/repair/reportLogs?keyword=${reportNo}`)
    const accept = words.action('reportLog', 'accept')
    await page.getByRole('row').filter({ hasText: reportNo }).getByRole('button', { name: accept, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(suggested).first().waitFor()
    await dialog.getByRole('button', { name: accept, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => repairersOf(id)).toEqual([[suggested]])
  })

  it('replaces the suggestion by whoever is chosen instead, and keeps whoever is typed again', async () => {
    const { id, reportNo, suggested } = await reportFault(-6)
    const { page } = await openWindow()
    await signIn(page, 'lead', `/repair/reportLogs?keyword=${reportNo}`)
    const accept = words.action('reportLog', 'accept')
    await page.getByRole('row').filter({ hasText: reportNo }).getByRole('button', { name: accept, exact: true }).click()
    const dialog = page.getByRole('dialog')
    const chosen = dialog.getByRole('button', { name: words.translate('screens.list.remove') })
    await chosen.waitFor()
    const box = dialog.getByRole('combobox', { name: words.field('repairLog', 'repairerIds') })
    await box.click()
    await page.getByRole('option').filter({ hasNotText: suggested, visible: true }).first().click()
    const isReplaced = async () => (await chosen.count()) === 1 && !(await chosen.getAttribute('aria-label'))?.includes(suggested)
    await expect.poll(isReplaced).toBe(true)
    const name = (await chosen.getAttribute('aria-label'))?.split(' ').at(-1) ?? ''

    await box.fill(name)
    await expect.poll(() => page.getByRole('option').filter({ visible: true }).count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => box.inputValue()).toBe('')
    expect(await chosen.count()).toBe(1)
    await dialog.getByRole('button', { name: accept, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await repairersOf(id)).toEqual([[name]])
  })

  it('takes three keys there', async () => {
    const { id, reportNo, suggested } = await reportFault(-7)
    const { page } = await openWindow()
    await signIn(page, 'lead', `/repair/reportLogs?keyword=${reportNo}`)
    await page.getByRole('row').filter({ hasText: reportNo }).waitFor()
    // Keys come with the tools of the list, after its rows.
    await page.getByRole('button', { name: words.translate('lists.tools.title') }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(suggested).first().waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog] form') !== null)).toBe(true)
    await page.keyboard.press('Control+Enter')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => repairersOf(id)).toEqual([[suggested]])
  })
})

interface Due {
  me: { user: { name: string } }
  repairers: { items: { id: string; name: string }[] }
  acceptReportLog: { id: string }
  repairLogs: { items: { id: string }[] }
  createMaintenanceOrder: { id: string }
  maintenanceOrder: { status: string; owner: { title: string } | null }
}
const BUSINESS_OFFSET_MS = 8 * 3_600_000
const today = () => new Date(Date.now() + BUSINESS_OFFSET_MS).toISOString().slice(0, 10)

describe('a stop', () => {
  it.each([1440, 390])('offers its repairer what else is due on the machine, at %i px, and one press takes it on', async (width) => {
    const lead = await tokenOf('lead')
    const own = await ask<Due>('{ me { user { name } } }', {}, await tokenOf('repairer'))
    const { name } = own.me.user
    const { repairers } = await ask<Due>('{ repairers(page: { size: 100 }) { items { id name } } }', {}, lead)
    const me = repairers.items.find((one) => one.name === name)?.id
    const report = await reportFault(width === 390 ? 2 : 3, { isStopped: true })
    await ask(ACCEPT, { id: report.id, input: { repairerIds: [me] } }, lead)
    const { repairLogs } = await ask<Due>(
      'query($id: ID!) { repairLogs(filter: { reportId: { eq: $id } }) { items { id } } }',
      { id: report.id },
      lead,
    )
    const { createMaintenanceOrder: order } = await ask<Due>(
      'mutation($input: CreateMaintenanceOrderInput!) { createMaintenanceOrder(input: $input) { id } }',
      {
        input: {
          ...{ equipmentId: report.equipmentId, checkName: `清洁墨槽 ${width}`, planDate: today() },
          ownerId: repairers.items.find(({ id }) => id !== me)?.id,
        },
      },
      lead,
    )
    const { page } = await openWindow({ width, height: 844 })
    await signIn(page, 'repairer', `/repair/repairLogs?open=${repairLogs.items[0]?.id}`)
    const item = page.locator('[data-slot~=due-item]').filter({ hasText: `清洁墨槽 ${width}` })
    await item.getByRole('button', { name: translate('due.claimThis', { what: `清洁墨槽 ${width}` }) }).click()
    await item.getByText(translate('due.inWork', {})).waitFor()
    const now = await ask<Due>('query($id: ID!) { maintenanceOrder(id: $id) { status owner { title } } }', { id: order.id }, lead)
    expect(now.maintenanceOrder).toEqual({ status: 'IN_PROGRESS', owner: { title: name } })
    expect(await faultsOf(page)).toEqual([])
  })
})
