import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'
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
async function reportFault(at: number) {
  const token = await tokenOf('lead')
  const { equipments } = await ask<Machines>('{ equipments(page: { size: 100 }) { items { id name state } } }', {}, token)
  const machine = equipments.items.filter(({ state }) => state === 'RUNNING').at(at)
  if (!machine) throw new Error('no machine runs')
  const { createReportLog } = await ask<Reported>(
    'mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id reportNo } }',
    { input: { equipmentId: machine.id, description: `异响 ${at}`, urgency: 'HIGH' } },
    token,
  )
  const { dispatchBoard } = await ask<Board>('{ dispatchBoard { items { number suggestions { repairerId name } } } }', {}, token)
  const suggested = dispatchBoard.items.find(({ number }) => number === createReportLog.reportNo)?.suggestions[0]
  if (!suggested) throw new Error('nobody is suggested')
  return { ...createReportLog, machine: machine.name, suggested: suggested.name, repairerId: suggested.repairerId }
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
})
