import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWindow, signIn, type Watched } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'

const zh = spoken('zh')
const en = spoken('en')
const PASSWORD = 'Gravure-printing-7'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.locator('[data-slot~=sheet]')
const field = (page: Page, _resource: string, name: string) => dialog(page).locator(`[data-slot~=field][data-name=${name}]`)
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const gone = (page: Page) => dialog(page).waitFor({ state: 'detached' })

async function save(page: Page, words = zh) {
  await dialog(page)
    .getByRole('button', { name: words.translate('screens.form.save'), exact: true })
    .click()
  await gone(page)
}

/** Chooses in a picker by typing. */
async function pick(page: Page, resource: string, name: string, text: string) {
  const box = field(page, resource, name).locator('input').first()
  await box.click()
  await box.fill(text)
  await page.getByRole('option', { name: text, exact: true }).first().click()
}

async function rowMenu(page: Page, text: string, item: string) {
  await row(page, text).locator('button[data-slot~=dots]').click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Somebody signs in with a password of their own. */
async function enter(page: Page, username: string, password: string) {
  await page.goto('/login')
  await page.fill('input[name=username]', username)
  await page.fill('input[name=password]', password)
  await page.keyboard.press('Enter')
}

/** Every change goes to the server and back before it shows. */
const settled = <Value>(read: () => Promise<Value>) => expect.poll(read)

describe('administration', () => {
  let admin: Watched
  let person: Watched
  beforeAll(async () => {
    admin = await openWindow()
    person = await openWindow()
    await signIn(admin.page, 'admin')
  })
  afterAll(async () => {
    await Promise.all([admin.context.close(), person.context.close()])
  })

  it('hangs a department below another one and moves it', async () => {
    const { page } = admin
    await page.goto('/identity/departments')
    for (const name of ['试验一部', '试验二部']) {
      await button(page, zh.translate('screens.list.add')).click()
      await field(page, 'department', 'deptName').locator('input').fill(name)
      await save(page)
      await row(page, name).waitFor()
    }
    await rowMenu(page, '试验一部', zh.translate('tree.addBelow'))
    await field(page, 'department', 'deptName').locator('input').fill('试验小组')
    expect(await field(page, 'department', 'parentId').locator('input').inputValue()).toBe('试验一部')
    await save(page)
    await row(page, '试验小组').waitFor()
    const indent = () =>
      row(page, '试验小组')
        .locator('[data-slot~=twig]')
        .evaluate((twig) => Number.parseInt(getComputedStyle(twig).paddingLeft, 10))
    expect(await indent()).toBeGreaterThan(0)

    await rowMenu(page, '试验小组', zh.translate('tree.moveTo'))
    const parent = dialog(page).locator('[data-slot~=combo] input')
    await parent.fill('试验二部')
    await page.getByRole('option', { name: '试验二部', exact: true }).click()
    await dialog(page)
      .getByRole('button', { name: zh.translate('tree.move'), exact: true })
      .click()
    await gone(page)
    const order = () => page.locator('tbody tr a[data-open]').allInnerTexts()
    await settled(order).toEqual(expect.arrayContaining(['试验二部', '试验小组']))
    await settled(async () => (await order()).indexOf('试验小组') - (await order()).indexOf('试验二部')).toBe(1)

    await row(page, '试验小组').locator('[data-slot~=grip]').dragTo(row(page, '试验一部'))
    await settled(async () => (await order()).indexOf('试验小组') - (await order()).indexOf('试验一部')).toBe(1)
    expect(await indent()).toBeGreaterThan(0)
  })

  it('makes a role of a few permissions and a user who has it', async () => {
    const { page } = admin
    await page.goto('/identity/roles')
    await button(page, zh.translate('screens.list.add')).click()
    await field(page, 'role', 'roleName').locator('input').fill('试验角色')
    await field(page, 'role', 'roleKey').locator('input').fill('e2eRole')
    await dialog(page)
      .getByRole('tab', { name: zh.translate('admin.role.grants') })
      .click()
    await dialog(page).locator('[data-slot~=grants-head] input').fill('repair:report:')
    await dialog(page)
      .locator('[data-slot~=grant]', { hasText: zh.resource('reportLog') })
      .locator('input')
      .click()
    await dialog(page).locator('[data-slot~=grant][title="repair:report:query"] input').check()
    await dialog(page)
      .getByRole('tab', { name: zh.translate('admin.role.scope') })
      .click()
    await dialog(page).locator('[data-slot~=options] input[value=SELF]').check()
    await save(page)
    await row(page, '试验角色').waitFor()
    expect(await row(page, '试验角色').innerText()).toContain(zh.value('role', 'dataScope', 'SELF'))

    await page.goto('/identity/users')
    await button(page, zh.translate('screens.list.add')).click()
    await field(page, 'user', 'username').locator('input').fill('e2e.person')
    await field(page, 'user', 'name').locator('input').fill('试验员')
    await field(page, 'user', 'password').locator('input').fill('short')
    await dialog(page)
      .getByRole('button', { name: zh.translate('screens.form.save'), exact: true })
      .click()
    await field(page, 'user', 'password').locator('[data-part=error-text]').waitFor()
    await field(page, 'user', 'password').locator('input').fill(PASSWORD)
    await field(page, 'user', 'mobile').locator('input').fill('13912345678')
    await pick(page, 'user', 'departmentId', '试验小组')
    await pick(page, 'user', 'roleIds', '试验角色')
    // The plant that its maker works in is there already.
    await field(page, 'user', 'plantIds').getByText('苏州印刷一厂', { exact: true }).first().waitFor()
    await save(page)
    await row(page, 'e2e.person').waitFor()
  })

  it('shows that user only what was granted', async () => {
    const { page } = person
    await enter(page, 'e2e.person', PASSWORD)
    await page.waitForURL((url) => url.pathname !== '/login')
    const side = page.getByRole('navigation', { name: zh.translate('console.shell.mainMenu') })
    await side.getByText(zh.translate('area.repair')).first().click()
    await page
      .getByRole('link', { name: zh.resource('reportLog'), exact: true })
      .first()
      .waitFor()
    expect(await page.getByRole('link', { name: zh.resource('repairLog'), exact: true }).count()).toBe(0)
    expect(await page.getByText(zh.translate('area.identity'), { exact: true }).count()).toBe(0)
    await page.goto('/identity/users')
    await page.getByRole('heading', { name: zh.translate('console.error.page401') }).waitFor()
    await page.goto('/repair/reportLogs')
    await page.locator('[data-slot~=list-page]').waitFor()
    expect(await button(page, zh.translate('screens.list.add')).count()).toBe(0)
  })

  it('takes a role back at once', async () => {
    await admin.page.goto('/identity/roles')
    const turn = row(admin.page, '试验角色').getByRole('switch')
    await turn.click()
    await dialog(admin.page)
      .getByRole('button', { name: zh.translate('role.switchOff.action'), exact: true })
      .click()
    await settled(() => row(admin.page, '试验角色').getByRole('switch').getAttribute('aria-checked')).toBe('false')
    await person.page.goto('/repair/reportLogs')
    await person.page.getByRole('heading', { name: zh.translate('console.error.page401') }).waitFor()
    await row(admin.page, '试验角色').getByRole('switch').click()
    await settled(() => row(admin.page, '试验角色').getByRole('switch').getAttribute('aria-checked')).toBe('true')
  })

  it('looks on as that user, who sees what they see, and is itself again afterwards', async () => {
    const { page } = admin
    const list = '/identity/users?keyword=e2e.person'
    await page.goto(list)
    await rowMenu(page, 'e2e.person', zh.translate('admin.user.viewAs'))
    await dialog(page)
      .getByRole('button', { name: zh.translate('admin.user.viewing.action'), exact: true })
      .click()
    const band = page.getByRole('complementary', { name: zh.translate('console.shell.viewing') })
    await band.getByText('试验员').waitFor()
    const side = page.getByRole('navigation', { name: zh.translate('console.shell.mainMenu') })
    await side.getByText(zh.translate('area.repair')).first().waitFor()
    expect(await side.getByText(zh.translate('area.identity'), { exact: true }).count()).toBe(0)
    await band.getByRole('button', { name: zh.translate('console.shell.endViewing') }).click()
    await page.waitForURL((url) => `${url.pathname}${url.search}` === list)
    await row(page, 'e2e.person').waitFor()
    expect(await band.count()).toBe(0)
  })

  it('gives another password, and ends a session', async () => {
    const { page } = admin
    await rowMenu(page, 'e2e.person', zh.translate('admin.user.resetPassword'))
    await dialog(page)
      .getByRole('button', { name: zh.translate('screens.form.generate') })
      .click()
    await dialog(page)
      .getByRole('button', { name: zh.translate('admin.user.resetPassword'), exact: true })
      .click()
    const shown = dialog(page).locator('[data-slot~=key-line] input')
    await shown.waitFor()
    const fresh = await shown.inputValue()
    expect(fresh).toMatch(/^(\w{4}-){3}\w{4}$/)
    await button(page, zh.translate('screens.oneTime.done')).click()

    await person.page.evaluate(() => localStorage.removeItem('token'))
    await enter(person.page, 'e2e.person', PASSWORD)
    await person.page.getByRole('alert').waitFor()
    await enter(person.page, 'e2e.person', fresh)
    await person.page.waitForURL((url) => url.pathname !== '/login')

    await page.goto('/identity/sessions?status=ACTIVE')
    await row(page, '试验员').first().waitFor()
    expect(await page.getByText(zh.translate('admin.session.mine'), { exact: true }).count()).toBeGreaterThan(0)
    await row(page, '试验员')
      .first()
      .getByRole('button', { name: zh.action('session', 'end'), exact: true })
      .click()
    await dialog(page)
      .getByRole('button', { name: zh.action('session', 'end'), exact: true })
      .click()
    await gone(page)
    await person.page.goto('/repair/reportLogs')
    await person.page.locator('input[type=password]').first().waitFor()
  })
})

describe('administration in English', () => {
  it('keeps dictionaries and parameters', async () => {
    const { page, context, complaints } = await openWindow({ language: 'en' })
    await signIn(page, 'admin', '/system/dictTypes')
    await button(page, en.translate('screens.list.add')).click()
    await field(page, 'dictType', 'dictName').locator('input').fill('Trial kinds')
    await field(page, 'dictType', 'dictType').locator('input').fill('trial_kinds')
    await save(page, en)
    await page.locator('a[data-open]', { hasText: 'Trial kinds' }).click()
    for (const [label, value] of [
      ['First', '1'],
      ['Second', '2'],
    ]) {
      await page
        .locator('[data-slot~=entries]')
        .getByRole('button', { name: en.translate('systemScreens.dict.addEntry') })
        .click()
      await field(page, 'dictData', 'label')
        .locator('input')
        .fill(label ?? '')
      await field(page, 'dictData', 'value')
        .locator('input')
        .fill(value ?? '')
      await save(page, en)
      await page.locator('[data-slot~=entries] li', { hasText: label ?? '' }).waitFor()
    }
    await page
      .locator('[data-slot~=entries]')
      .getByRole('button', { name: `${en.translate('tree.moveUp')} Second` })
      .click()
    await settled(() => page.locator('[data-slot~=entries] li b').allInnerTexts()).toEqual(['Second', 'First'])

    await page.goto('/system/configs')
    await button(page, en.translate('screens.list.add')).click()
    await field(page, 'config', 'configName').locator('input').fill('Trial parameter')
    await field(page, 'config', 'configKey').locator('input').fill('trial.text')
    await field(page, 'config', 'isMultiLine').locator('input').check()
    await field(page, 'config', 'configValue').locator('textarea').fill('one\ntwo')
    await save(page, en)
    await row(page, 'trial.text').waitFor()
    await button(page, en.translate('systemScreens.config.publish')).click()
    await dialog(page)
      .getByRole('button', { name: en.translate('systemScreens.config.publish'), exact: true })
      .click()
    await gone(page)
    expect(complaints).toEqual([])
    await context.close()
  })
})
