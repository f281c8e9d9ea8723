import type { Page, WebSocketRoute } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { smallestText } from '../../../console/shared/wallText.ts'
import { openWindow } from '../../support/browser/browser.ts'
import { spoken } from '../../support/browser/spoken.ts'
import { openDesk } from '../../support/stories/wallDesk.ts'

const words = spoken('zh')
const PAGES = ['downtime', 'faults', 'repairs', 'schedule']
/** Pages that stay until somebody turns them. */
const STANDING = { downtimeSeconds: 3600, faultsSeconds: 3600, repairsSeconds: 3600, scheduleSeconds: 3600, hasAlarm: false }
const HD = { width: 1920, height: 1080 }
/** A second or two, and what a busy machine adds. */
const PROMPT = 3000

let desk: Awaited<ReturnType<typeof openDesk>>
let elsewhere: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk(0)
  elsewhere = await openDesk(1)
})

const live = (page: Page) => page.locator('[data-slot~=signal][data-state=live]').waitFor()
const shown = (page: Page, name: string, timeout = PROMPT) => page.locator(`[data-slot~=stage][data-shown=${name}]`).waitFor({ timeout })

describe('the wall', () => {
  it('shows a new stop as a card whose clock ticks, and moves its figures', async () => {
    const { page, context, complaints, outside } = await openWindow(HD)
    const { link } = await desk.hang(STANDING)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('websocket', (socket) => asked.push(socket.url()))
    await page.goto(link)
    await live(page)
    expect(page.url()).not.toContain('key=')
    // No server and no log between sees the key in an address.
    const key = link.slice(link.indexOf('key=') + 4)
    expect([key.length > 40, asked.filter((url) => url.includes(key))]).toEqual([true, []])
    const figure = page.locator('[data-slot~=page][data-page=downtime] [data-slot~=figure] b').first()
    const stopped = () => figure.innerText().then((text) => Number.parseInt(text, 10))
    const before = await stopped()
    const story = `对刀偏移 ${Date.now()}`
    const card = page.locator('[data-slot~=stop]').filter({ hasText: story })
    const machine = await desk.findRunning()
    const calls = asked.length
    const { takeBack } = await desk.reportStop(machine, story)
    await card.waitFor()
    // It is told, and does not ask again and again; how fast that is the bench says.
    expect(asked.slice(calls).filter((url) => url.includes('/graphql'))).toEqual([])
    expect(await stopped()).toBe(before + 1)
    const clock = card.locator('[data-slot~=elapsed]')
    expect(await clock.innerText()).toMatch(/^0:0\d:\d\d$/)
    const first = await clock.innerText()
    await expect.poll(() => clock.innerText()).not.toBe(first)
    await takeBack()
    await card.waitFor({ state: 'hidden' })
    expect([complaints, outside]).toEqual([[], []])
    await context.close()
  })

  it('says honestly that it is cut off, and comes back alone without a flash', async () => {
    const { page, context } = await openWindow(HD)
    const { link } = await desk.hang(STANDING)
    let isCut = false
    let socket: WebSocketRoute | undefined
    await page.routeWebSocket(/\/graphql/, (ws) => {
      if (isCut) return void ws.close({ code: 4429, reason: 'cut' })
      ws.connectToServer()
      socket = ws
    })
    await page.goto(link)
    await live(page)
    const kept = page.locator('[data-slot~=page][data-page=downtime] [data-slot~=figures][data-same]')
    await page.evaluate(() =>
      document.querySelector('[data-slot~=page][data-page=downtime] [data-slot~=figures]')?.setAttribute('data-same', ''),
    )
    isCut = true
    await socket?.close({ code: 4429, reason: 'cut' })
    const banner = page.locator('[data-slot~=signal][data-state=reconnecting]')
    await banner.waitFor()
    expect(await banner.innerText()).toMatch(
      new RegExp(words.translate('bigscreen.signal.reconnecting', { since: '\\d\\d:\\d\\d:\\d\\d', n: '\\d+' })),
    )
    expect(await kept.count()).toBe(1)
    isCut = false
    await live(page)
    expect(await kept.count()).toBe(1)
    await context.close()
  })

  it.each(['zh', 'en'] as const)('says in %s that its key is not accepted', async (language) => {
    const { page, context } = await openWindow({ ...HD, language })
    await page.goto(`/bigscreen/?key=nobody-issued-this&lang=${language}`)
    await page.getByRole('heading', { name: spoken(language).translate('bigscreen.refused.title') }).waitFor()
    expect(page.url()).not.toContain('key=')
    expect(await page.locator('[data-slot~=figures]').count()).toBe(0)
    await context.close()
  })
})

describe('the pages of the wall', () => {
  it('take turns by themselves, obey the keys, and are where they were after a reload', async () => {
    const { page, context, complaints } = await openWindow(HD)
    const display = await desk.hang({ ...STANDING, downtimeSeconds: 1, faultsSeconds: 1, repairsSeconds: 1, scheduleSeconds: 1 })
    await page.goto(display.link)
    await live(page)
    for (const name of [...PAGES, ...PAGES]) await shown(page, name, 20_000)
    await page.keyboard.press(' ')
    await page.locator('header [data-slot~=paused]').waitFor()
    const still = await page.locator('[data-slot~=stage]').getAttribute('data-shown')
    await page.waitForTimeout(1500)
    expect(await page.locator('[data-slot~=stage]').getAttribute('data-shown')).toBe(still)
    const next = PAGES[(PAGES.indexOf(String(still)) + 1) % PAGES.length] ?? ''
    await page.keyboard.press('ArrowRight')
    await shown(page, next)
    await display.set(STANDING)
    await page.reload()
    await live(page)
    await shown(page, next)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('are set anew from the console within two seconds and without a reload', async () => {
    const { page, context } = await openWindow(HD)
    const display = await desk.hang(STANDING)
    await page.goto(display.link)
    await live(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    await display.set({ theme: 'LIGHT', language: 'en', downtimeSeconds: 0, distance: 10 })
    await page.locator('html[data-theme=light][lang=en][data-same]').waitFor({ state: 'attached', timeout: PROMPT })
    await shown(page, 'faults')
    await page.getByText(spoken('en').translate('bigscreen.faults.title')).waitFor()
    expect(await tooSmall(page, smallestText(55, 10))).toEqual([])
    await context.close()
  })

  it('give way to a machine that stops, and come back when somebody has accepted the report', async () => {
    await elsewhere.acceptAll()
    const { page, context } = await openWindow(HD)
    const { link } = await elsewhere.hang({ ...STANDING, hasAlarm: true })
    await page.goto(link)
    await live(page)
    await shown(page, 'downtime')
    await page.keyboard.press('ArrowRight')
    const alarm = page.locator('[data-slot~=alarm]')
    const machine = await elsewhere.findRunning()
    const first = await elsewhere.reportStop(machine, '涂布头漏胶')
    await shown(page, 'alarm')
    expect(await alarm.locator('h2').innerText()).toBe(machine.name)
    for (const text of ['涂布头漏胶', words.translate('bigscreen.alarm.nobody')]) await alarm.getByText(text).waitFor()
    expect(await alarm.locator('[data-slot~=elapsed]').innerText()).toMatch(/^0:00:\d\d$/)
    const other = await elsewhere.findRunning()
    const second = await elsewhere.reportStop(other, '主电机过热')
    await alarm.locator('li').filter({ hasText: other.name }).waitFor({ timeout: PROMPT })
    await first.accept()
    await alarm.locator('h2').filter({ hasText: other.name }).waitFor({ timeout: PROMPT })
    await shown(page, 'alarm')
    await second.takeBack()
    await shown(page, 'faults')
    await context.close()
  })

  it('are the same picture at 4K as at 1080p, with no word too small for its distance and nothing cut off', async () => {
    const { link } = await desk.hang(STANDING)
    const [small, large] = [await openWindow(HD), await openWindow({ width: 3840, height: 2160 })]
    for (const { page } of [small, large]) {
      await page.goto(link)
      await live(page)
      await page.locator('[data-slot~=pareto] svg').waitFor({ state: 'attached' })
      await page.evaluate(() => document.fonts.ready)
    }
    const limit = smallestText(55, 6)
    for (const name of PAGES) {
      for (const { page } of [small, large]) await shown(page, name)
      const [at1080, at4k] = [await boxes(small.page), await boxes(large.page)]
      expect(at1080.length).toBeGreaterThan(20)
      expect(at4k.map((box) => box.name)).toEqual(at1080.map((box) => box.name))
      const moved = at1080.flatMap(({ name: box, sides }, i) =>
        sides.some((s, side) => Math.abs((at4k[i]?.sides[side] ?? 0) - 2 * s) > 3) ? [box] : [],
      )
      expect(moved).toEqual([])
      expect(await tooSmall(small.page, limit)).toEqual([])
      expect(await tooSmall(large.page, 2 * limit)).toEqual([])
      expect(await cutOff(small.page)).toEqual([])
      for (const { page } of [small, large]) await page.keyboard.press('ArrowRight')
    }
    for (const { context } of [small, large]) await context.close()
  })

  it('say everything in English too, whose words and names are longer', async () => {
    const { page, context } = await openWindow(HD)
    const { link } = await desk.hang({ ...STANDING, language: 'en' })
    await page.goto(link)
    await live(page)
    await page.evaluate(() => document.fonts.ready)
    await renameStops(page)
    for (const name of PAGES) {
      await shown(page, name)
      expect([name, await cutOff(page), await overlapping(page)]).toEqual([name, [], []])
      await page.keyboard.press('ArrowRight')
    }
    await context.close()
  })

  it('name every machine in full where many stand still and each has a line', async () => {
    const { page, context } = await openWindow(HD)
    const { link } = await desk.hang({ ...STANDING, language: 'en' })
    const stops: Awaited<ReturnType<typeof desk.reportStop>>[] = []
    for (let i = 0; i < 3; i++) stops.push(await desk.reportStop(await desk.findRunning(), '主电机过热'))
    await page.goto(link)
    await live(page)
    await page.locator('[data-slot~=stops][data-size=line]').waitFor({ timeout: PROMPT })
    await page.evaluate(() => document.fonts.ready)
    await renameStops(page)
    expect(await cutOff(page)).toEqual([])
    for (const stop of stops) await stop.takeBack()
    await context.close()
  })
})

/** The demo of these tests has Chinese names. */
const rename = (page: Page, selector: string, name: string) =>
  page.locator(selector).evaluateAll((all, text) => {
    for (const { firstChild } of all) if (firstChild) firstChild.nodeValue = text
  }, name)
async function renameStops(page: Page) {
  await rename(page, '[data-slot~=stop] [data-slot~=name]', 'Gravure press 12')
  await rename(page, '[data-slot~=stop] [data-slot~=who] span', 'Wang Jianguo, Wu Xiaodong')
}
/** Titles that run into the heads of the columns on their line. */
const overlapping = (page: Page) =>
  page.locator('[data-slot~=page][data-shown] [data-slot~=panel]:has([data-slot~=heads])').evaluateAll((all) =>
    all.flatMap((panel) => {
      const [title, head] = [panel.querySelector('h2'), panel.querySelector('[data-slot~=heads] > span')]
      const range = document.createRange()
      if (title) range.selectNodeContents(title)
      return range.getBoundingClientRect().right > (head?.getBoundingClientRect().left ?? 0) ? [title?.textContent] : []
    }),
  )

const boxes = (page: Page) =>
  page
    .locator(
      ':is(header, h1, time), [data-slot~=page][data-shown] :is([data-slot~=figure], [data-slot~=figure] b, [data-slot~=panel], h2, [data-slot~=stop], [data-slot~=stop] > *, [data-slot~=hours] li, [data-slot~=bar], li, [data-slot~=plot])',
    )
    .evaluateAll((all) =>
      all.map((element, i) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { name: `${element.tagName} ${element.className} ${i}`, sides: [x, y, width, height] }
      }),
    )
/** Parts whose content is larger than they are; what ends in dots on purpose is not among them. */
const cutOff = (page: Page) =>
  page
    .locator(
      '[data-slot~=page][data-shown] :is([data-slot~=panel], [data-slot~=figure], [data-slot~=stops], [data-slot~=stop], [data-slot~=stop] [data-slot~=name], [data-slot~=hours] li, [data-slot~=newest] li, [data-slot~=open] li, [data-slot~=bars] li, [data-slot~=due] li)',
    )
    .evaluateAll((all) =>
      all
        .filter((e) => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
        .map((e) => `${e.className} ${e.textContent}`),
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
