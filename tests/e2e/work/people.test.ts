import { expect, it } from 'vitest'
import { addDays, businessDay } from '../../../server/kernel/index.ts'
import { openWindow, signIn } from '../../support/browser/browser.ts'
import { spoken } from '../../support/browser/spoken.ts'
import { ask, tokenOf } from '../../support/servers/ask.ts'

const words = spoken('en')
const OFFSET = 8 * 60

/** A worker who is a repairer as well, and on approved leave from today on. */
async function onLeave(name: string) {
  const [clerk, boss] = [await tokenOf('admin'), await tokenOf('manager')]
  const made = async (type: string, input: object, token = clerk) => {
    const query = `mutation($input: Create${type}Input!) { made: create${type}(input: $input) { id } }`
    return (await ask<{ made: { id: string } }>(query, { input }, token)).made.id
  }
  const step = (name: string, id: string, token: string) =>
    ask(
      `mutation($id: ID!, $input: ${name}WorkerVacationInput!) { ${name.toLowerCase()}WorkerVacation(id: $id, input: $input) { id } }`,
      { id, input: {} },
      token,
    )
  const workerId = await made('Worker', { name, workerNo: `L${Date.now() % 1_000_000}`, mobile: '13900001234' })
  const repairerId = await made('Repairer', { name, workerId })
  const today = businessDay(new Date(), OFFSET)
  const leave = await made('WorkerVacation', { workerId, vacType: 'SICK', beginDate: addDays(today, -1), endDate: addDays(today, 3) })
  await step('Submit', leave, clerk)
  await step('Approve', leave, boss)
  return { workerId, repairerId, until: addDays(today, 3) }
}

it('whoever is on leave is marked where people are chosen, and their card says who they are and until when they are away', async () => {
  const name = `Away ${Date.now() % 100_000}`
  const { workerId } = await onLeave(name)
  const { page, context, complaints } = await openWindow({ language: 'en' })
  await signIn(page, 'admin', '/repair/repairTimeLogs')
  await page
    .getByRole('button', { name: words.translate('screens.list.add'), exact: true })
    .filter({ visible: true })
    .first()
    .click()
  const box = page.getByRole('dialog').getByRole('combobox', { name: words.field('repairTimeLog', 'repairerId') })
  await box.click()
  await box.fill(name)
  const option = page.getByRole('option', { name }).filter({ visible: true }).first()
  await option.getByText(/^On leave until /).waitFor()
  expect(await option.getAttribute('aria-disabled')).toBe('true')

  await page.goto(`/masterdata/workers?open=${workerId}`)
  const card = page.locator('[data-slot=person-card]').filter({ visible: true })
  await card.getByText(words.translate('person.presence.ON_LEAVE'), { exact: true }).waitFor()
  await card.getByRole('link', { name: '13900001234' }).waitFor()
  // From one record of a person to another.
  await card.getByRole('link', { name }).click()
  await page.waitForURL((url) => url.pathname === '/repair/repairers')
  await card.getByText(words.translate('person.presence.ON_LEAVE'), { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
