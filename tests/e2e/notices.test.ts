import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWindow, signIn } from '../support/browser/browser.ts'
import { spoken, toldIn } from '../support/browser/spoken.ts'
import { askAs } from '../support/servers/ask.ts'

interface Answer {
  me: { user: { id: string } }
  equipments: { items: { id: string; name: string; state: string }[] }
  notificationTypes: { items: { id: string; code: string }[] }
  noticeReceivers: { items: { id: string }[] }
  createReportLog: { id: string; reportNo: string }
}
const CODE = 'FAULT_REPORTED'
async function faultCategory(page: Page): Promise<string> {
  const { notificationTypes } = await askAs<Answer>(page, '{ notificationTypes(page: { size: 50 }) { items { id code } } }')
  return notificationTypes.items.find(({ code }) => code === CODE)?.id ?? ''
}

describe.each(toldIn('en'))('the wording of a notice, in %s', (language) => {
  const words = spoken(language)

  it('is previewed while it is written, and what is wrong with it stands at its field', async () => {
    const { page, context, complaints } = await openWindow({ language })
    await signIn(page, 'admin')
    await page.goto(`/notice/notificationTypes?open=${await faultCategory(page)}`)
    await page
      .locator('[data-slot~=drawer-foot]')
      .getByRole('button', { name: words.translate('screens.list.edit'), exact: true })
      .click()
    await page.getByRole('tab', { name: words.translate('noticeScreens.parts.wording') }).click()
    const preview = page.getByRole('region', { name: words.translate('noticeScreens.preview.title') })
    const subject = page.locator('[name=subject]')
    const body = page.locator('[name=body]')

    await subject.fill('')
    await page
      .getByRole('button', {
        name: words.translate('noticeScreens.insertOne', { label: words.translate('noticePlaceholders.equipment.label') }),
      })
      .click()
    expect(await subject.inputValue()).toBe('{{equipment}}')
    await body.fill('No. {{reportNo}}')
    await preview.getByText(/No\. BX\d{8}-\d{4}/).waitFor()
    expect(await preview.locator('b').innerText()).not.toContain('{{')

    const alerted = (field: string) =>
      page.locator(`[data-slot~=field][data-name=${field}] [role=alert], [data-slot~=field][data-name=${field}] [id$=e]`).first()
    await body.fill('<b>now</b>')
    await alerted('body').filter({ hasText: /HTML/ }).waitFor()
    await body.fill('{{nothing}}')
    await alerted('body')
      .filter({ hasText: /nothing/ })
      .waitFor()
    await page.getByRole('button', { name: words.translate('screens.form.save'), exact: true }).click()
    await alerted('body')
      .filter({ hasText: /nothing/ })
      .waitFor()
    await body.fill('No. {{reportNo}}')
    await preview.getByText(/No\. BX\d{8}-\d{4}/).waitFor()

    // A line break cannot be typed into a subject, so it is the server that has to refuse one.
    const refused = await page.evaluate(async (code) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` }
      const query = 'query ($code: String!, $subject: String) { previewNotice(code: $code, subject: $subject) { subject } }'
      const sent = { query, variables: { code, subject: 'a\r\nBcc: b@example.com' } }
      const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(sent) })
      return JSON.stringify(await answer.json())
    }, CODE)
    expect(refused).toContain('"subject"')
    expect(refused).toContain('BAD_USER_INPUT')
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('the bell', () => {
  it("rings at the lead's desk the moment an operator reports a fault, and leads to the report", async () => {
    const words = spoken('zh')
    const [admin, lead, operator] = await Promise.all([openWindow(), openWindow(), openWindow()])
    await signIn(admin.page, 'admin')
    await signIn(lead.page, 'lead', '/dashboard')
    await signIn(operator.page, 'operator')
    const { me } = await askAs<Answer>(lead.page, '{ me { user { id } } }')
    const typeId = await faultCategory(admin.page)
    const known = await askAs<Answer>(
      admin.page,
      'query ($filter: NoticeReceiverFilter) { noticeReceivers(filter: $filter) { items { id } } }',
      {
        filter: { typeId: { eq: typeId }, userId: { eq: me.user.id } },
      },
    )
    if (!known.noticeReceivers.items.length)
      await askAs<Answer>(admin.page, 'mutation ($input: CreateNoticeReceiverInput!) { createNoticeReceiver(input: $input) { id } }', {
        input: { typeId, name: '维修班长', userId: me.user.id },
      })
    const bell = lead.page
      .locator('[data-slot~=icon-btn][aria-haspopup=dialog]')
      .filter({ has: lead.page.locator('svg') })
      .first()
    await bell.waitFor()

    const { equipments } = await askAs<Answer>(operator.page, '{ equipments(page: { size: 100 }) { items { id name state } } }')
    const machine = equipments.items.findLast(({ state }) => state === 'RUNNING')
    const description = `铃声测试 ${Date.now()}`
    const { createReportLog: report } = await askAs<Answer>(
      operator.page,
      'mutation ($input: CreateReportLogInput!) { createReportLog(input: $input) { id reportNo } }',
      { input: { equipmentId: machine?.id, description, urgency: 'STOP' } },
    )

    // A stop is urgent: it is said at once, wherever the lead is.
    await lead.page
      .getByText(machine?.name ?? '')
      .filter({ visible: true })
      .first()
      .waitFor()
    await lead.page.getByRole('button', { name: /[1-9]/ }).and(lead.page.locator('[aria-haspopup=dialog]')).first().click()
    const panel = lead.page.getByRole('dialog', { name: words.translate('bell.title') })
    const entry = panel.getByRole('listitem').filter({ hasText: report.reportNo })
    await entry.getByText(words.translate('bell.urgent'), { exact: true }).waitFor()
    await entry.getByRole('link').first().click()
    await lead.page.waitForURL((url) => url.searchParams.get('open') === report.id)
    await lead.page.getByRole('dialog').getByText(description).first().waitFor()
    await lead.page.keyboard.press('Escape')

    // Read by being opened, here and after a reload.
    await lead.page.reload()
    await lead.page.locator('[aria-haspopup=dialog]').filter({ visible: true }).first().waitFor()
    const { myNotices } = (await askAs<Answer>(lead.page, '{ myNotices(size: 1) { body readAt } }')) as unknown as {
      myNotices: { body: string; readAt: string | null }[]
    }
    expect(myNotices[0]?.body).toContain(report.reportNo)
    expect(myNotices[0]?.readAt).not.toBeNull()
    expect([...admin.complaints, ...lead.complaints, ...operator.complaints]).toEqual([])
    for (const { context } of [admin, lead, operator]) await context.close()
  })

  it('says how much is unread and shows all of it, page by page', async () => {
    const words = spoken('zh')
    const { page, context, complaints } = await openWindow()
    await signIn(page, 'admin')
    const { me } = await askAs<Answer>(page, '{ me { user { id } } }')
    const create = 'mutation ($input: CreateNoticeReceiverInput!) { made: createNoticeReceiver(input: $input) { id } }'
    const input = { typeId: await faultCategory(page), name: `铃 ${Date.now()}`, userId: me.user.id }
    const { made } = await askAs<{ made: { id: string } }>(page, create, { input })
    const test = 'mutation ($id: ID!) { sendTestNotice(receiverId: $id) }'
    for (let told = 0; told < 56; told++) await askAs(page, test, { id: made.id })
    const count = async () => (await askAs<{ myUnreadNotices: number }>(page, '{ myUnreadNotices }')).myUnreadNotices

    await page.goto('/profile/index')
    await page.getByRole('button', { name: words.translate('bell.label', { count: await count() }) }).click()
    const panel = page.getByRole('dialog', { name: words.translate('bell.title') })
    await panel.getByText(words.translate('bell.unread', { count: await count() }), { exact: true }).waitFor()
    const own = panel.getByRole('listitem').filter({ hasText: /【测试】/ })
    await own.nth(49).waitFor()
    await panel.getByRole('button', { name: words.translate('bell.older') }).click()
    await own.nth(55).waitFor()

    // What stands on a later page is read like the rest.
    const oldest = own.nth(55)
    const before = await count()
    await oldest.getByRole('button', { name: words.translate('bell.read') }).click()
    await panel.getByText(words.translate('bell.unread', { count: before - 1 }), { exact: true }).waitFor()
    await oldest.getByRole('button', { name: words.translate('bell.read') }).waitFor({ state: 'detached' })
    await panel.getByRole('button', { name: words.translate('bell.allRead') }).click()
    await panel
      .getByRole('button', { name: words.translate('bell.read') })
      .first()
      .waitFor({ state: 'detached' })
    expect(await own.count()).toBeGreaterThanOrEqual(56)
    expect(await count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe.each(toldIn('en'))('the robot of a receiver, in %s', (language) => {
  it('is taken away without its key being known', async () => {
    const words = spoken(language)
    const { page, context, complaints } = await openWindow({ language })
    await signIn(page, 'admin')
    const typeId = await faultCategory(page)
    const create = 'mutation ($input: CreateNoticeReceiverInput!) { made: createNoticeReceiver(input: $input) { id } }'
    const input = { typeId, name: `Group ${Date.now()}`, email: 'group@example.com', robotKey: 'robot-key-1234' }
    const { made } = await askAs<{ made: { id: string } }>(page, create, { input })
    const hasRobot = 'query ($id: ID!) { it: noticeReceiver(id: $id) { hasRobot } }'
    expect(await askAs(page, hasRobot, { id: made.id })).toEqual({ it: { hasRobot: true } })

    await page.goto(`/notice/noticeReceivers?open=${made.id}`)
    const foot = page.locator('[data-slot~=drawer-foot]')
    await foot.getByRole('button', { name: words.translate('noticeScreens.robot.button') }).click()
    const asked = page.getByRole('alertdialog')
    await asked.getByRole('button', { name: words.translate('noticeScreens.robot.button') }).click()
    await page
      .getByText(words.translate('noticeScreens.robot.done', { title: input.name }))
      .first()
      .waitFor()
    expect(await askAs(page, hasRobot, { id: made.id })).toEqual({ it: { hasRobot: false } })
    // The history says what was changed, never from what to what.
    const history = page.getByRole('dialog').getByText(words.translate('noticeReceiver.fields.wechatKey'))
    await history.first().waitFor()
    expect(await page.getByRole('dialog').innerText()).not.toContain('robot-key')
    expect(complaints).toEqual([])
    await context.close()
  })
})
