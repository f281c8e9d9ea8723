import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../server/access/index.ts'
import { openWindow } from '../support/browser/browser.ts'
import { spoken } from '../support/browser/spoken.ts'
import { ask, tokenOf } from '../support/servers/ask.ts'

const words = spoken('zh')
const newPerson = () => ({
  username: `e2e.${Date.now().toString(36)}`,
  password: 'Harbour-lamp-42',
  mobile: `139${String(Date.now()).slice(-8)}`,
})
let person = newPerson()

async function enter(page: Page, password = person.password) {
  await page.goto('/login')
  await page.fill('input[name=username]', person.username)
  await page.fill('input[name=password]', password)
  await page.keyboard.press('Enter')
}
const home = (page: Page) => page.waitForURL((url) => url.pathname === '/dashboard')
const button = (page: Page, key: string) => page.getByRole('button', { name: words.translate(key), exact: true })
async function logOut(page: Page) {
  await page.locator('[data-slot~=me-btn]').click()
  await page.getByRole('menuitem', { name: words.translate('console.shell.logout') }).click()
  // Logging out loads the page anew, so that nothing of the last person is left in it.
  const loaded = page.waitForEvent('load')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.translate('console.shell.logout'), exact: true })
    .click()
  await loaded
  await page.waitForURL(/\/login/)
}

let userId = ''
// Somebody new each time: what one test leaves behind is nothing to the next, nor to its own second try.
beforeEach(async () => {
  person = newPerson()
  const token = await tokenOf('admin')
  const { roles, plants } = await ask<{ roles: { items: { id: string; roleKey: string }[] }; plants: { items: { id: string }[] } }>(
    '{ roles { items { id roleKey } } plants { items { id } } }',
    {},
    token,
  )
  const input = {
    username: person.username,
    name: '周桥',
    mobile: person.mobile,
    password: sha256Hex(person.password),
    plantIds: plants.items.map((plant) => plant.id),
    roleIds: roles.items.filter((role) => role.roleKey === 'viewer').map((role) => role.id),
  }
  const made = await ask<{ user: { id: string } }>(
    'mutation($input: CreateUserInput!) { user: createUser(input: $input) { id } }',
    { input },
    token,
  )
  userId = made.user.id
})

describe('the second step', () => {
  it('is turned on with an app, asked for at log-in, opened by a recovery code, and turned off again', async () => {
    const { page, context, complaints } = await openWindow()
    await enter(page)
    await home(page)
    await page.goto('/profile/index?tab=twoFactor')
    await button(page, 'profile.twoFactor.enable').click()
    await page.fill('input[name=password]', 'not-the-password')
    await page.keyboard.press('Enter')
    await page.locator('[data-slot~=line-fault], [data-slot~=banner]').first().waitFor()
    await page.fill('input[name=password]', person.password)
    await page.keyboard.press('Enter')
    const secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? ''
    const app = new TOTP({ secret: Secret.fromBase32(secret) })
    await page.fill('input[name=code]', app.generate())
    await page.keyboard.press('Enter')
    const list = page.getByRole('region', { name: words.translate('profile.codes.title') })
    await list.waitFor()
    const codes = await list.locator('code').allInnerTexts()
    expect(new Set(codes).size).toBe(10)
    await page.getByRole('checkbox').check()
    await button(page, 'profile.codes.done').click()
    await page.getByText(words.translate('profile.twoFactor.left', { count: 10 })).waitFor()
    await logOut(page)

    // A code counts once, so the next one is used: a clock half a minute ahead is still accepted.
    await enter(page)
    await page.getByRole('heading', { name: words.translate('console.login.stepTwo') }).waitFor()
    await page.locator('input[name=code]').fill('000 000')
    await page.getByRole('alert').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.locator('input[name=code]').fill(app.generate({ timestamp: Date.now() + 30_000 }))
    await home(page)
    await logOut(page)

    await enter(page)
    await button(page, 'console.login.useRecovery').click()
    await page.locator('input[name=code]').fill(codes[0]?.toUpperCase() ?? '')
    await page.keyboard.press('Enter')
    await home(page)
    await page.goto('/profile/index?tab=twoFactor')
    await page.getByText(words.translate('profile.twoFactor.left', { count: 9 })).waitFor()
    await button(page, 'profile.twoFactor.disable').click()
    await page.fill('input[name=password]', person.password)
    await page.fill('input[name=code]', codes[1] ?? '')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: words.translate('profile.twoFactor.off') }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('a password', () => {
  it('is changed by its owner, which ends every other session and not this one', async () => {
    const other = await tokenOf(person.username, { password: person.password })
    const { page, context } = await openWindow()
    await enter(page)
    await home(page)
    await page.goto('/profile/index?tab=password')
    const change = async (old: string, fresh: string, again = fresh) => {
      await page.fill('input[name=oldPassword]', old)
      await page.fill('input[name=newPassword]', fresh)
      await page.fill('input[name=again]', again)
      // Its button is called as the tab is.
      await page.keyboard.press('Enter')
    }
    await change(person.password, 'short')
    await page.getByText(words.translate('profile.password.tooShort', { count: 10 })).waitFor()
    await change(person.password, 'Lantern-river-7', 'Lantern-river-8')
    await page.getByText(words.translate('profile.password.differs')).waitFor()
    await change(person.password, 'password123')
    await page.locator('[data-slot~=line-fault], [data-slot~=banner]').first().waitFor()
    await change(person.password, 'Lantern-river-7')
    await page.getByText(words.translate('profile.password.changed')).waitFor()
    person.password = 'Lantern-river-7'
    await expect(ask('{ me { currentPlantId } }', {}, other)).rejects.toThrow(/UNAUTHENTICATED/)
    // The streams of the old token are cut off: nobody is asked for the password that was given just now.
    await page.waitForTimeout(2000)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goto('/profile/index?tab=sessions')
    await page.getByText(words.translate('profile.sessions.current'), { exact: true }).waitFor()
    await context.close()
  })
})

describe('sessions', () => {
  it('elsewhere are listed and ended', async () => {
    const { page, context } = await openWindow()
    const { page: elsewhere, context: second } = await openWindow()
    for (const one of [elsewhere, page]) {
      await enter(one)
      await home(one)
    }
    await page.goto('/profile/index?tab=sessions')
    const rows = page.locator('[data-slot~=sessions] li')
    await rows.nth(1).waitFor()
    const before = await rows.count()
    await rows.nth(1).getByRole('button').click()
    await expect.poll(() => rows.count()).toBe(before - 1)
    while ((await rows.count()) > 1) {
      const left = await rows.count()
      await rows.nth(1).getByRole('button').click()
      await expect.poll(() => rows.count()).toBe(left - 1)
    }
    await elsewhere.goto('/repair/reportLogs')
    await elsewhere.waitForURL(/\/login/)
    for (const one of [context, second]) await one.close()
  })
})

describe('an auto-login link', () => {
  it('opens a session at its landing page, keeps its key out of the address, and says so when it is void', async () => {
    const token = await tokenOf('admin')
    const { issued } = await ask<{ issued: { id: string; url: string } }>(
      'mutation($userId: ID!, $input: IssueAutoLoginLinkInput!) { issued: issueAutoLoginLink(userId: $userId, input: $input) { id url } }',
      { userId, input: { purpose: 'e2e', hours: 1, isReusable: true, landingPage: '/repair/reportLogs' } },
      token,
    )
    const { page, context } = await openWindow()
    await page.goto(issued.url)
    await page.waitForURL((url) => url.pathname === '/repair/reportLogs')
    await page.getByRole('row').nth(1).waitFor()
    await page.goto(issued.url)
    await button(page, 'signInLinks.autoLogin.enter').waitFor()
    expect(page.url()).not.toContain('key=')
    await context.close()

    await ask('mutation($id: ID!) { revokeAutoLoginLink(id: $id) { id } }', { id: issued.id }, token)
    const later = await openWindow()
    await later.page.goto(issued.url)
    await later.page.getByRole('alert').waitFor()
    await later.page.getByRole('link', { name: words.translate('signInLinks.autoLogin.toLogin') }).click()
    await later.page.waitForURL(/\/login$/)
    await later.context.close()
  })
})
