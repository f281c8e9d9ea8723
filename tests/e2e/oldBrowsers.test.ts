import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OLD_VERSIONS, oldChromium } from '../../server/tools/oldChromium.mjs'
import { address, ask, tokenOf } from '../support/ask.ts'
import { startOld } from '../support/oldChromium.ts'
import { photo } from '../support/pictures.ts'
import { spoken } from '../support/spoken.ts'
import { openDesk } from '../support/wallDesk.ts'

const words = spoken('zh')
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const HD = { width: 1920, height: 1080 }
/** The oldest Chromiums of those promised that any package carries, and the newest below each promise. */
const [CONSOLE, WALL, BELOW] = [102, 80, 79]

type Old = Awaited<ReturnType<typeof startOld>>
const started = new Map<number, Promise<Old>>()
const old = (version: number) => {
  const known = started.get(version) ?? startOld(version)
  started.set(version, known)
  return known
}
/** Where there is none (another machine, no registry) these are skipped and say so; on the machine that answers for all of it they may not. */
const missing = await Promise.all(OLD_VERSIONS.map(oldChromium)).then(
  () => '',
  (error: Error) => error.message,
)
const isMissing = missing !== '' && process.env['CI'] !== 'true'
if (isMissing) console.warn(`skipped: no old Chromium. ${missing}`)

const folder = mkdtempSync(join(tmpdir(), 'millwright-old-'))
beforeAll(async () => writeFileSync(join(folder, 'fault.jpg'), await photo({ width: 400, height: 300 })))
afterAll(async () => {
  await Promise.all([...started.values()].map(async (browser) => (await browser).close()))
  rmSync(folder, { recursive: true, force: true })
})

const say = (key: string) => words.say(`repairWork.scan.${key}`)
/** Each page in a tab of its own. */
async function visit(browser: Old, path: string, size: { width: number; height: number }) {
  const page = await browser.open(size)
  await page.goto(`${address()}${path}`)
  return page
}
async function signIn(browser: Old, size: { width: number; height: number }) {
  const door = await visit(browser, '/healthz', size)
  await door.evaluate('localStorage.clear(), localStorage.setItem("lng", "zh")')
  await door.goto(`${address()}/login`)
  await door.fill('input[name=username]', 'lead')
  await door.fill('input[name=password]', 'Millwright-2026')
  await door.click('form button[type=submit]')
  await door.waitFor('[data-slot~=page]')
  expect(door.errors).toEqual([])
  door.close()
}
/** A machine of the demo that runs, of which faults are known, by the code of its label. */
async function runningMachine() {
  const query = '{ equipments(filter: { keyword: "SZ-" }, page: { size: 100 }) { items { qrCode state } } }'
  const { equipments } = await ask<{ equipments: { items: { qrCode: string; state: string }[] } }>(query, {}, await tokenOf('lead'))
  return equipments.items.find(({ state }) => state === 'RUNNING')?.qrCode
}

describe.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('the oldest Chromium of the console, on %s', (_, size) => {
  it.skipIf(isMissing)('signs in, reports a fault with a photo, finds it in the list and accepts it', async () => {
    const browser = await old(CONSOLE)
    await signIn(browser, size)
    const scan = await visit(browser, `/q/${await runningMachine()}`, size)
    await scan.click('[data-slot~=scan-chips] button')
    await scan.click('label', say('runs'))
    await scan.setFiles('[data-slot~=page] input[type=file]', [join(folder, 'fault.jpg')])
    await scan.waitFor('[data-slot~=page] img')
    await scan.click('button', say('send'))
    await scan.waitFor('[data-slot~=scan-number]')
    const number = await scan.evaluate<string>('document.querySelector("[data-slot~=scan-number]").innerText.trim()')
    expect(number).toMatch(/^BX\d{8}-\d{4}$/)

    const list = await visit(browser, `/repair/reportLogs?keyword=${number}`, size)
    await list.waitFor('[data-slot~=page]', number)
    const work = await visit(browser, '/repair/work', size)
    const accept = words.action('reportLog', 'accept')
    await work.waitFor('li', number)
    await work.evaluate(`[...document.querySelectorAll('li')].find((e) => e.innerText.includes('${number}')).setAttribute('id', 'mine')`)
    await work.click('#mine button', accept)
    await work.click('[role=dialog] [role=combobox]')
    await work.click('[role=option]')
    await work.click('[role=dialog] button', accept)
    await work.until(`!document.querySelector('[role=dialog]')`)
    const query = `{ reportLogs(filter: { keyword: "${number}" }) { items { status photos { id } } } }`
    const { reportLogs } = await ask<{ reportLogs: { items: { status: string; photos: unknown[] }[] } }>(query, {}, await tokenOf('lead'))
    expect(reportLogs.items).toEqual([{ status: 'REPAIRING', photos: [expect.anything()] }])
    for (const page of [scan, list, work]) {
      expect(page.errors).toEqual([])
      page.close()
    }
  })
})

describe('the oldest Chromium of the wall', () => {
  it.skipIf(isMissing)('shows the pages, ticks, is alarmed and obeys the keys', async () => {
    const desk = await openDesk(1)
    await desk.acceptAll()
    const seconds = { downtimeSeconds: 3600, faultsSeconds: 3600, repairsSeconds: 3600, scheduleSeconds: 3600 }
    const { link } = await desk.hang({ ...seconds, hasAlarm: true })
    const page = await visit(await old(WALL), new URL(link, address()).href.slice(address().length), HD)
    await page.waitFor('[data-slot~=signal][data-state=live]')
    const clock = 'document.querySelector("header").innerText'
    const before = await page.evaluate<string>(clock)
    await page.until(`${clock} !== ${JSON.stringify(before)}`)
    const shown = (name: string) => page.waitFor(`[data-slot~=stage][data-shown=${name}]`)
    await shown('downtime')
    for (const name of ['faults', 'repairs', 'schedule']) {
      await page.press('ArrowRight', 'ArrowRight', 39)
      await shown(name)
    }
    const stop = await desk.reportStop(await desk.findRunning(), '涂布头漏胶')
    await shown('alarm')
    await page.waitFor('[data-slot~=alarm]', '涂布头漏胶')
    await stop.takeBack()
    await shown('schedule')
    expect(page.errors).toEqual([])
    page.close()
  })
})

describe('a browser below the promise', () => {
  const sentence = words.say('oldBrowser.title')
  it.skipIf(isMissing).each([
    ['the console', WALL, '/'],
    ['the playground', WALL, '/graphql'],
    ['the REST description', WALL, '/api/v1/docs/?lng=zh'],
    ['a wall', BELOW, '/bigscreen/#key=kept'],
  ])('is told so by %s, in its own language, and nothing else runs', async (_, version, path) => {
    const browser = await old(version)
    const chosen = await visit(browser, '/healthz', DESK)
    await chosen.evaluate('localStorage.setItem("lng", "zh")')
    chosen.close()
    const page = await visit(browser, path, DESK)
    await page.waitFor('#too-old h1', sentence)
    await page.waitFor('#too-old', words.say('oldBrowser.current', { browser: `Chrome ${version}` }))
    // Nothing of the app is there that could reload the page or ask the server.
    await page.evaluate('window.same = true')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await page.evaluate('performance.getEntriesByType("resource").filter((e) => /graphql|openapi.json/.test(e.name)).length')).toBe(
      0,
    )
    expect(await page.evaluate('[window.same, location.href]')).toEqual([true, `${address()}${path}`])
    // The line that asks whether it reads the syntax.
    expect(page.errors.filter((error) => !/^SyntaxError: Unexpected token '[.?]'$/.test(error))).toEqual([])
    page.close()
  })
})
