import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { type Hands, handsOf } from '../support/browser/hands.ts'
import { spoken } from '../support/browser/spoken.ts'
import { ask, tokenOf } from '../support/servers/ask.ts'

/*
 * How many keys or presses of the mouse the daily jobs take, searching included, from the page on which a person begins. What a record shall say (its
 * description, a number, a name) is told apart, since no console can save it. Assigning in one press or key and accepting are in dispatch.test.ts.
 */
const KEYS = 12
const words = spoken('zh')
const { translate } = words
const dialog = (page: Page) => page.getByRole('dialog')
const search = (page: Page) => page.getByRole('combobox', { name: translate('palette.title') })
/** The dialog is there, and a field of it can be written into. */
async function isReady(page: Page) {
  await dialog(page).waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog] form [data-name]') != null)
}
/** Opens the palette and takes the first of what a word finds, which is to be the wanted one. */
async function command(page: Page, hands: Hands, word: string, wanted: RegExp | string) {
  await page.locator('[data-slot~=find-btn]').first().waitFor()
  await hands.key('Control+k')
  await search(page).waitFor()
  await hands.find(word)
  await page.locator('[role=option][aria-selected=true]').filter({ hasText: wanted }).waitFor()
  await hands.key('Enter')
}
/** Takes the first that a word finds in the picker that has the focus. */
async function choose(page: Page, hands: Hands, word: string, wanted: string) {
  await hands.find(word)
  await page.locator('[role=option][data-highlighted]').filter({ hasText: wanted, visible: true }).waitFor()
  await hands.key('Enter')
}
/** Goes on from field to field until one has the focus. */
async function goTo(page: Page, hands: Hands, name: string) {
  const isThere = () => page.evaluate((field) => document.activeElement?.closest(`[data-name="${field}"]`) != null, name)
  for (let fields = 0; fields < 20 && !(await isThere()); fields++) await hands.key('Tab')
  expect(await isThere()).toBe(true)
}
async function send(page: Page, hands: Hands) {
  await hands.key('Control+Enter')
  await dialog(page).waitFor({ state: 'hidden' })
}
const listKeys = (page: Page) => page.getByRole('button', { name: translate('lists.tools.title') }).waitFor()

interface Work {
  me: { user: { name: string } }
  equipments: { items: { id: string; name: string; state: string }[] }
  repairers: { items: { id: string; name: string }[] }
  createReportLog: { id: string }
  repairLogs: { items: { id: string; repairNo: string; status: string }[] }
}
/** A repair that the repairer of the demo has been given, whatever other tests have stopped. */
async function assignedRepair(nth: number): Promise<string> {
  const lead = await tokenOf('lead')
  const own = await ask<Work>('{ me { user { name } } }', {}, await tokenOf('repairer'))
  const { equipments, repairers } = await ask<Work>(
    '{ equipments(page: { size: 100 }) { items { id name state } } repairers(page: { size: 100 }) { items { id name } } }',
    {},
    lead,
  )
  const machines = equipments.items.filter(({ state }) => state === 'RUNNING')
  const { createReportLog: report } = await ask<Work>(
    'mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id } }',
    { input: { equipmentId: machines[nth % machines.length]?.id, description: `异响 ${nth}` } },
    lead,
  )
  await ask(
    'mutation($id: ID!, $input: AcceptReportLogInput!) { acceptReportLog(id: $id, input: $input) { id } }',
    { id: report.id, input: { repairerIds: [repairers.items.find(({ name }) => name === own.me.user.name)?.id] } },
    lead,
  )
  const { repairLogs } = await ask<Work>(
    'query($id: ID!) { repairLogs(filter: { reportId: { eq: $id } }) { items { id repairNo status } } }',
    { id: report.id },
    lead,
  )
  return repairLogs.items[0]?.repairNo ?? ''
}
const statusOf = async (repairNo: string) => {
  const QUERY = 'query($no: String!) { repairLogs(filter: { repairNo: { eq: $no } }) { items { id repairNo status } } }'
  return (await ask<Work>(QUERY, { no: repairNo }, await tokenOf('lead'))).repairLogs.items[0]?.status
}
const countOf = async (username: string, list: string, filter: string) =>
  (await ask<Record<string, { total: number }>>(`{ ${list}(filter: ${filter}) { total } }`, {}, await tokenOf(username)))[list]?.total

describe('by keys alone', () => {
  it('a machine is found', async () => {
    const { page } = await openWindow()
    await signIn(page, 'lead', '/dashboard')
    const hands = handsOf(page)
    await command(page, hands, 'ay07', /SZ-AY-07/)
    await page.waitForURL(/equipment/)
    expect(hands.keys).toBeLessThanOrEqual(6)
  })

  it('a fault is reported', async () => {
    const { page } = await openWindow()
    await signIn(page, 'operator', '/repair/reportLogs')
    await listKeys(page)
    const hands = handsOf(page)
    await hands.key('n')
    await isReady(page)
    await choose(page, hands, 'ay08', '凹印机 8 号')
    await goTo(page, hands, 'description')
    await hands.write('按键数：刮刀有异响')
    await send(page, hands)
    expect(await countOf('lead', 'reportLogs', '{ description: { contains: "按键数" } }')).toBe(1)
    expect(hands.keys).toBeLessThanOrEqual(KEYS)
  })

  it('a repair is started and completed', async () => {
    const repairNo = await assignedRepair(0)
    const { page } = await openWindow()
    await signIn(page, 'repairer', `/repair/repairLogs?keyword=${repairNo}`)
    await listKeys(page)
    const hands = handsOf(page)
    await hands.key('j')
    await hands.key('s')
    await dialog(page).waitFor()
    await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] button[type=submit]'))
    await send(page, hands)
    await expect.poll(() => statusOf(repairNo)).toBe('IN_PROGRESS')
    await page.getByRole('button', { name: words.action('repairLog', 'complete'), exact: true }).waitFor()
    await hands.key('s')
    await isReady(page)
    await goTo(page, hands, 'description')
    await hands.write('磨刮刀')
    await send(page, hands)
    await expect.poll(() => statusOf(repairNo)).toBe('COMPLETED')
    expect(hands.keys).toBeLessThanOrEqual(KEYS)
  })

  it('a part is taken', async () => {
    const { page } = await openWindow()
    await signIn(page, 'storekeeper', '/dashboard')
    const hands = handsOf(page)
    await command(page, hands, '领料', translate('palette.actions.takePart'))
    await isReady(page)
    await choose(page, hands, '刮', '刮')
    await goTo(page, hands, 'quantity')
    await hands.write('1')
    await send(page, hands)
    expect(hands.keys).toBeLessThanOrEqual(KEYS)
  })

  it('a user is added', async () => {
    const { page } = await openWindow()
    await signIn(page, 'admin', '/identity/users')
    await listKeys(page)
    const hands = handsOf(page)
    await hands.key('n')
    await isReady(page)
    await hands.write('keys.alone')
    await goTo(page, hands, 'name')
    await hands.write('按键数')
    await goTo(page, hands, 'password')
    await hands.write('Plate-cylinder-41')
    await goTo(page, hands, 'roleIds')
    await choose(page, hands, '维修工', '维修工')
    await send(page, hands)
    expect(await countOf('admin', 'users', '{ username: { eq: "keys.alone" } }')).toBe(1)
    expect(hands.keys).toBeLessThanOrEqual(KEYS)
  })
})

describe('by the mouse', () => {
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
  const input = (page: Page, name: string) => dialog(page).locator(`[data-name="${name}"] :is(input, textarea, select)`).first()
  /** Writes into a field that is pressed first. */
  async function fill(page: Page, hands: Hands, { name, text }: { name: string; text: string }) {
    await hands.press(input(page, name))
    await hands.write(text)
  }
  /** Presses a field, and what its list offers for a word. */
  async function pick(page: Page, hands: Hands, { name, word, wanted }: { name: string; word: string; wanted: string }) {
    await hands.press(input(page, name))
    await hands.write(word)
    await hands.press(page.getByRole('option').filter({ hasText: wanted, visible: true }).first())
  }
  async function save(page: Page, hands: Hands, name = translate('screens.form.save')) {
    await hands.press(button(page, name).last())
    await dialog(page).waitFor({ state: 'hidden' })
  }

  it('a fault is reported', async () => {
    const { page } = await openWindow()
    await signIn(page, 'operator', '/repair/reportLogs')
    const hands = handsOf(page)
    await hands.press(button(page, translate('screens.list.add')))
    await isReady(page)
    await pick(page, hands, { name: 'equipmentId', word: 'ay09', wanted: '凹印机 9 号' })
    await fill(page, hands, { name: 'description', text: '按次数：刮刀有异响' })
    await save(page, hands)
    expect(hands.presses).toBe(5)
  })

  it('a repair is started and completed', async () => {
    const repairNo = await assignedRepair(1)
    const { page } = await openWindow()
    await signIn(page, 'repairer', `/repair/repairLogs?keyword=${repairNo}`)
    const hands = handsOf(page)
    for (const step of ['start', 'complete']) {
      await hands.press(button(page, words.action('repairLog', step)))
      await dialog(page).waitFor()
      // The first field that must be said has the focus.
      if (step === 'complete') {
        await isReady(page)
        await hands.write('磨刮刀')
      }
      await save(page, hands, words.action('repairLog', step))
    }
    await expect.poll(() => statusOf(repairNo)).toBe('COMPLETED')
    expect(hands.presses).toBe(4)
  })

  it('a part is taken', async () => {
    const { page } = await openWindow()
    await signIn(page, 'storekeeper', '/stock/spareParts')
    const hands = handsOf(page)
    await hands.press(
      page
        .getByRole('row')
        .nth(1)
        .getByRole('button', { name: translate('stockMoves.take'), exact: true }),
    )
    await dialog(page).waitFor()
    await hands.press(dialog(page).locator('button[type=submit]'))
    await dialog(page).waitFor({ state: 'hidden' })
    expect(hands.presses).toBe(2)
  })

  it('a user is added', async () => {
    const { page } = await openWindow()
    await signIn(page, 'admin', '/identity/users')
    const hands = handsOf(page)
    await hands.press(button(page, translate('screens.list.add')))
    await isReady(page)
    await hands.write('mouse.alone')
    await fill(page, hands, { name: 'name', text: '按次数' })
    await fill(page, hands, { name: 'password', text: 'Plate-cylinder-41' })
    await pick(page, hands, { name: 'roleIds', word: '', wanted: '维修工' })
    await save(page, hands)
    expect(await countOf('admin', 'users', '{ username: { eq: "mouse.alone" } }')).toBe(1)
    expect(hands.presses).toBe(6)
  })
})
