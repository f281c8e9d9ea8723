import type { Page, WebSocketRoute } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../server/store/seed/index.ts'
import { address, openWindow } from '../support/browser.ts'
import { spoken } from '../support/spoken.ts'

const words = spoken('zh')
/** 1.75rem of the wall's root font: what can be read from four metres on 55 inches. */
const SMALLEST = 28

async function send<T>(query: string, variables: object = {}, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${address()}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] }
  if (errors) throw new Error(errors[0]?.message)
  return data
}

let token: string
let link: string
beforeAll(async () => {
  const input = { username: 'admin', password: sha256Hex(DEMO_PASSWORD) }
  const { login } = await send<{ login: { token: string; plants: { id: string }[] } }>(
    'mutation($input: LoginInput!) { login(input: $input) { token plants { id } } }',
    { input },
  )
  const plantId = login.plants[0]?.id
  token = (
    await send<{ switchPlant: { token: string } }>(
      'mutation($plantId: ID!) { switchPlant(plantId: $plantId) { token } }',
      { plantId },
      login.token,
    )
  ).switchPlant.token
  const wall = await send<{ createWallDisplay: { id: string } }>(
    'mutation { createWallDisplay(input: { name: "e2e", language: zh }) { id } }',
    {},
    token,
  )
  const key = await send<{ issueWallDisplayKey: { url: string } }>(
    'mutation($id: ID!) { issueWallDisplayKey(id: $id) { url } }',
    wall.createWallDisplay,
    token,
  )
  link = key.issueWallDisplayKey.url
})

/** A report of a stop, made without a screen; answers how to take it back. */
async function reportStop(description: string) {
  const found = await send<{ equipments: { items: { id: string }[] }; reporters: { items: { id: string }[] } }>(
    '{ equipments(filter: { keyword: "检品机 1 号" }) { items { id } } reporters(page: { size: 1 }) { items { id } } }',
    {},
    token,
  )
  const input = {
    equipmentId: found.equipments.items[0]?.id,
    reporterId: found.reporters.items[0]?.id,
    description,
    urgency: 'STOP',
    isStopped: true,
  }
  const made = await send<{ createReportLog: { id: string } }>(
    'mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id } }',
    { input },
    token,
  )
  return () => send('mutation($id: ID!) { rejectReportLog(id: $id, input: { reason: "e2e" }) { id } }', made.createReportLog, token)
}
const live = (page: Page) => page.locator('.signal[data-state=live]').waitFor({ timeout: 20_000 })

describe('the wall', () => {
  it('shows a new stop as a card whose clock ticks, and moves its figures', async () => {
    const { page, context, complaints, outside } = await openWindow({ width: 1920, height: 1080 })
    await page.goto(link)
    await live(page)
    expect(page.url()).not.toContain('key=')
    const stopped = () =>
      page
        .locator('.figure')
        .first()
        .locator('b')
        .innerText()
        .then((text) => Number.parseInt(text, 10))
    const before = await stopped()
    const card = page.locator('.stop').filter({ hasText: '对刀偏移' })
    const asked = performance.now()
    const shown = card.waitFor({ timeout: 5000 }).then(() => performance.now() - asked)
    const takeBack = await reportStop('对刀偏移')
    const delay = await shown
    console.log(`GraphQL report to wall: ${delay.toFixed(0)} ms`)
    expect(delay).toBeLessThan(500)
    expect(await stopped()).toBe(before + 1)
    const clock = card.locator('.elapsed')
    expect(await clock.innerText()).toMatch(/^0:00:0\d$/)
    const first = await clock.innerText()
    await page.waitForFunction(
      (text) => ![...document.querySelectorAll('.stop')].some((c) => c.textContent?.includes('对刀偏移') && c.textContent.includes(text)),
      first,
    )
    await takeBack()
    await card.waitFor({ state: 'hidden' })
    expect([complaints, outside]).toEqual([[], []])
    await context.close()
  })

  it('says honestly that it is cut off, and comes back alone without a flash', async () => {
    const { page, context } = await openWindow({ width: 1920, height: 1080 })
    let isCut = false
    let socket: WebSocketRoute | undefined
    await page.routeWebSocket(/\/graphql/, (ws) => {
      if (isCut) return void ws.close({ code: 4429, reason: 'cut' })
      ws.connectToServer()
      socket = ws
    })
    await page.goto(link)
    await live(page)
    await page.evaluate(() => document.querySelector('.figures')?.setAttribute('data-same', ''))
    isCut = true
    await socket?.close({ code: 4429, reason: 'cut' })
    const banner = page.locator('.signal[data-state=reconnecting]')
    await banner.waitFor()
    expect(await banner.innerText()).toMatch(
      new RegExp(words.say('bigscreen.signal.reconnecting', { since: '\\d\\d:\\d\\d:\\d\\d', n: '\\d+' })),
    )
    expect(await page.locator('.figures[data-same]').count()).toBe(1)
    isCut = false
    await live(page)
    expect(await page.locator('.figures[data-same]').count()).toBe(1)
    await context.close()
  })

  it.each(['zh', 'en'] as const)('says in %s that its key is not accepted', async (language) => {
    const { page, context } = await openWindow({ width: 1920, height: 1080, language })
    await page.goto(`/bigscreen/?key=nobody-issued-this&lang=${language}`)
    await page.getByRole('heading', { name: spoken(language).say('bigscreen.refused.title') }).waitFor()
    expect(page.url()).not.toContain('key=')
    expect(await page.locator('.figures').count()).toBe(0)
    await context.close()
  })

  it('is the same picture at 4K as at 1080p, with no word too small for its distance', async () => {
    const [small, large] = [await openWindow({ width: 1920, height: 1080 }), await openWindow({ width: 3840, height: 2160 })]
    for (const { page } of [small, large]) {
      await page.goto(link)
      await live(page)
      await page.locator('.pareto svg').waitFor()
      await page.evaluate(() => document.fonts.ready)
    }
    const [at1080, at4k] = [await boxes(small.page), await boxes(large.page)]
    expect(at1080.length).toBeGreaterThan(30)
    expect(at4k.map((box) => box.name)).toEqual(at1080.map((box) => box.name))
    const moved = at1080.flatMap(({ name, sides }, i) =>
      sides.some((s, side) => Math.abs((at4k[i]?.sides[side] ?? 0) - 2 * s) > 3) ? [name] : [],
    )
    expect(moved).toEqual([])
    expect(await tooSmall(small.page, SMALLEST)).toEqual([])
    expect(await tooSmall(large.page, 2 * SMALLEST)).toEqual([])
    for (const { context } of [small, large]) await context.close()
  })
})

const boxes = (page: Page) =>
  page
    .locator(
      '.wall :is(header, h1, time, .figure, .figure b, .panel, h2, .stop, .stop > *, .machines li, .bar, .rows li, .plot, .people li)',
    )
    .evaluateAll((all) =>
      all.map((element, i) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { name: `${element.tagName} ${element.className} ${i}`, sides: [x, y, width, height] }
      }),
    )
const tooSmall = (page: Page, limit: number) =>
  page.evaluate((floor) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!parent || !text || ['SCRIPT', 'STYLE'].includes(parent.tagName)) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size < floor - 0.01) found.push(`${text} ${size}px`)
    }
    return found
  }, limit)
