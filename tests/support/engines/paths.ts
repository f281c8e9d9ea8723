import { expect } from 'vitest'
import { spoken } from '../browser/spoken.ts'
import { address, ask, tokenOf } from '../servers/ask.ts'
import { openDesk } from '../stories/wallDesk.ts'
import type { Engine, Size } from './page.ts'

const words = spoken('zh')
const translate = (key: string) => words.translate(`repairWork.scan.${key}`)

/** Each page in a tab of its own. */
export async function visit(browser: Engine, path: string, size: Size, origin = address()) {
  const page = await browser.open(size)
  await page.goto(`${origin}${path}`)
  return page
}
async function signIn(browser: Engine, size: Size) {
  const door = await visit(browser, '/healthz', size)
  await door.evaluate('localStorage.clear(), localStorage.setItem("lng", "zh")')
  // Firefox asks for an icon there too, which that answer's policy refuses.
  door.errors.length = 0
  await door.goto(`${address()}/login`)
  await door.fill('input[name=username]', 'lead')
  await door.fill('input[name=password]', 'Millwright-2026')
  await door.click('form button[type=submit]')
  await door.waitFor('[data-slot~=page]')
  // And out of the browser's cache, from which Chromium 102 once never drew it (vite.shared.ts).
  await door.goto(`${address()}/dashboard`)
  await door.waitFor('[data-slot~=page]')
  expect(door.errors).toEqual([])
  await door.close()
}
/** A machine of the demo that runs, of which faults are known, by the code of its label. */
async function runningMachine() {
  const query = '{ equipments(filter: { keyword: "SZ-" }, page: { size: 100 }) { items { qrCode state } } }'
  const { equipments } = await ask<{ equipments: { items: { qrCode: string; state: string }[] } }>(query, {}, await tokenOf('lead'))
  return equipments.items.find(({ state }) => state === 'RUNNING')?.qrCode
}

/** Signs in, reports a fault with a photo, finds it in the list and accepts it, as people do it with mouse and keys. */
export async function reportAndAccept(browser: Engine, size: Size, photo: string) {
  await signIn(browser, size)
  const scan = await visit(browser, `/q/${await runningMachine()}`, size)
  await scan.click('[data-slot~=scan-chips] button')
  await scan.click('label', translate('runs'))
  await scan.setFiles('[data-slot~=page] input[type=file]', [photo])
  await scan.waitFor('[data-slot~=page] img')
  await scan.click('button', translate('send'))
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
  // The one who is suggested is chosen already.
  await work.click('[role=option][data-state=unchecked]:not([aria-disabled])')
  await work.click('[role=dialog] button', accept)
  await work.until(`!document.querySelector('[role=dialog]')`)
  const query = `{ reportLogs(filter: { keyword: "${number}" }) { items { status photos { id } } } }`
  const { reportLogs } = await ask<{ reportLogs: { items: { status: string; photos: unknown[] }[] } }>(query, {}, await tokenOf('lead'))
  expect(reportLogs.items).toEqual([{ status: 'REPAIRING', photos: [expect.anything()] }])
  for (const page of [scan, list, work]) {
    expect(page.errors).toEqual([])
    await page.close()
  }
}

const HD = { width: 1920, height: 1080 }
const PAGES = ['downtime', 'faults', 'repairs', 'schedule']
const SECONDS = { downtimeSeconds: 3600, faultsSeconds: 3600, repairsSeconds: 3600, scheduleSeconds: 3600 }
const CLOCK = 'document.querySelector("header").innerText'

/** A wall that lives for a while: its clock ticks, its pages obey the keys, and a machine that stops comes first. Answers the page and what to try with it. */
export async function watchWall(browser: Engine, origin = address()) {
  const desk = await openDesk(1)
  await desk.acceptAll()
  const { link } = await desk.hang({ ...SECONDS, hasAlarm: true })
  const { pathname, search, hash } = new URL(link, address())
  const page = await visit(browser, `${pathname}${search}${hash}`, HD, origin)
  await page.waitFor('[data-slot~=signal][data-state=live]')
  const shown = (name: string) => page.waitFor(`[data-slot~=stage][data-shown=${name}]`)
  async function ticks() {
    const before = await page.evaluate<string>(CLOCK)
    await page.until(`${CLOCK} !== ${JSON.stringify(before)}`)
  }
  async function turns() {
    for (const name of [...PAGES.slice(1), PAGES[0] ?? '']) {
      await page.press('ArrowRight')
      await shown(name)
    }
  }
  async function isAlarmed() {
    const stop = await desk.reportStop(await desk.findRunning(), '涂布头漏胶')
    await shown('alarm')
    await page.waitFor('[data-slot~=alarm]', '涂布头漏胶')
    await stop.takeBack()
    await shown('downtime')
  }
  await shown('downtime')
  return { page, ticks, turns, isAlarmed }
}
