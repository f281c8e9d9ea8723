import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'
import { theBrowser } from '../../support/browser/browser.ts'
import { startBuilt } from '../../support/browser/built.ts'
import { spoken } from '../../support/browser/spoken.ts'
import { isLong } from '../../support/suite/longForms.ts'

const { translate } = spoken('zh')
const MINUTE = 60_000
const LOG_IN = 'mutation($input: LoginInput!) { login(input: $input) { token } }'

const BEHIND = ['-05:00', -300] as const
const ODD = ['+05:45', 345] as const
/**
 * A factory where the clock stands otherwise than in China and than at the computer on which its pages are read. That offsets of either sign are
 * reckoned with rightly is proven without a browser; here, that every page does so, which one offset shows (npm run test:all: both).
 */
describe.each(isLong ? [BEHIND, ODD] : [ODD])('a factory at %s', (offset, minutes) => {
  let site: Awaited<ReturnType<typeof startBuilt>>
  let context: BrowserContext
  let page: Page
  let token: string
  let report: { id: string; reportNo: string }
  const stoppedAt = new Date(Math.floor(Date.now() / MINUTE - 90) * MINUTE)
  const shown = (at: Date | number) => new Date(Number(at) + minutes * MINUTE).toISOString().slice(0, 16).replace('T', ' ')
  /** What a clock says now, said a moment ago, or will have said when the next minute has begun. */
  const nowText = () => [-MINUTE, 0, MINUTE].map((later) => shown(Date.now() + later).slice(11))

  async function ask<T>(query: string, variables: object = {}): Promise<T> {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${site.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    const { data, errors } = (await answer.json()) as { data: Record<string, T>; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return Object.values(data)[0] as T
  }

  beforeAll(async () => {
    site = await startBuilt({ BUSINESS_UTC_OFFSET: offset })
    token = (await ask<{ token: string }>(LOG_IN, { input: { username: 'admin', password: sha256Hex(DEMO_PASSWORD) } })).token
    const { stopped } = await ask<{ stopped: { equipmentId: string }[] }>('{ downtimeSummary { stopped { equipmentId } } }')
    const machines = await ask<{ items: { id: string; isAssembly: boolean }[] }>('{ equipments { items { id isAssembly } } }')
    const running = machines.items.find(({ id, isAssembly }) => isAssembly && !stopped.some((one) => one.equipmentId === id))
    const input = { equipmentId: running?.id, description: '停机', urgency: 'STOP', isStopped: true, reportDate: stoppedAt.toISOString() }
    report = await ask('mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id reportNo } }', { input })
    context = await (await theBrowser()).newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      baseURL: site.address,
      reducedMotion: 'reduce',
    })
    page = await context.newPage()
    await page.goto('/healthz')
    await page.evaluate((value) => {
      localStorage.setItem('token', value)
      localStorage.setItem('lng', 'zh')
    }, token)
  })
  afterAll(async () => {
    await context?.close()
    await site?.stop()
  })

  it('says so to whoever asks', async () => {
    expect(await ask('{ site { utcOffset } }')).toEqual({ utcOffset: offset })
    expect(report.reportNo).toContain(shown(Date.now()).slice(0, 10).replaceAll('-', ''))
  })

  it('shows its time in the list, and takes back what the form shows and what is typed', async () => {
    await page.goto(`/repair/reportLogs?keyword=${report.reportNo}`)
    const row = page.getByRole('row').filter({ hasText: report.reportNo })
    await row.getByText(shown(stoppedAt)).waitFor()
    await row.getByRole('button', { name: translate('screens.list.edit'), exact: true }).click()
    const box = page.locator('[data-name=reportDate] input[data-slot~=box]')
    await box.waitFor()
    expect(await box.inputValue()).toBe(shown(stoppedAt))
    const earlier = new Date(stoppedAt.getTime() - 20 * MINUTE)
    await box.fill(shown(earlier))
    await box.press('Tab')
    await page.getByRole('button', { name: translate('screens.form.save'), exact: true }).click()
    await row.getByText(shown(earlier)).waitFor()
    const kept = await ask<{ reportDate: string }>('query($id: ID!) { reportLog(id: $id) { reportDate } }', { id: report.id })
    expect(new Date(kept.reportDate)).toEqual(earlier)
    stoppedAt.setTime(earlier.getTime())
    // A filter by day is about the factory's day.
    const day = shown(stoppedAt).slice(0, 10)
    await page.goto(`/repair/reportLogs?keyword=${report.reportNo}&reportDate=${day}~${day}`)
    await row.waitFor()
  })

  it('has its clock on the schedule board and on walls', async () => {
    await page.goto('/sche')
    const clock = page.locator('[data-slot~=board-clock]')
    await clock.waitFor()
    expect(nowText()).toContain((await clock.innerText()).slice(0, 5))
    const wall = await ask<{ id: string }>('mutation { createWallDisplay(input: { name: "钟" }) { id } }')
    const { url } = await ask<{ url: string }>('mutation($id: ID!) { issueWallDisplayKey(id: $id) { url } }', wall)
    const screen = await context.newPage()
    await screen.goto(url)
    const time = screen.locator('header b').filter({ hasText: /^\d\d:\d\d:\d\d$/ })
    await time.waitFor()
    expect(nowText()).toContain((await time.innerText()).slice(0, 5))
    await screen.close()
  })

  it('has its time in the data view and on paper', async () => {
    await page.goto('/dataview')
    await page
      .locator(`time[data-slot~=ticking][title*="${shown(stoppedAt)}"]`)
      .first()
      .waitFor()
    await page.goto(`/print/record/reportLog/${report.id}`)
    await page.locator('[data-slot~=print-page]').getByText(shown(stoppedAt)).first().waitFor()
  })
})
