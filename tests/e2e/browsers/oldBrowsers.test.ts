import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OLD_VERSIONS, packedChromium } from '../../../server/tools/testing/packedChromium.mjs'
import { photo } from '../../support/browser/pictures.ts'
import { spoken } from '../../support/browser/spoken.ts'
import { startOld } from '../../support/engines/oldChromium.ts'
import { type Engine, pause } from '../../support/engines/page.ts'
import { reportAndAccept, visit, watchWall } from '../../support/engines/paths.ts'
import { address } from '../../support/servers/ask.ts'
import { openDesk } from '../../support/stories/wallDesk.ts'

const words = spoken('zh')
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** The oldest Chromiums of those promised that any package carries, and the newest below each promise. */
const [CONSOLE, WALL, BELOW] = [102, 73, 72]

/** Where there is none (another machine, no registry) these are skipped and say so; on the machine that answers for all of it they may not. */
const missing = await Promise.all(OLD_VERSIONS.map(packedChromium)).then(
  () => '',
  (error: Error) => error.message,
)
const isMissing = missing !== '' && process.env['CI'] !== 'true'
const unless = (title: string) => (isMissing ? 'skipped: no old Chromium' : title)

const started = new Map<number, Promise<Engine>>()
const old = (version: number) => {
  const known = started.get(version) ?? startOld(version)
  started.set(version, known)
  return known
}
const folder = mkdtempSync(join(tmpdir(), 'millwright-old-'))
const fault = join(folder, 'fault.jpg')
beforeAll(async () => writeFileSync(fault, await photo({ width: 400, height: 300 })))
afterAll(async () => {
  await Promise.all([...started.values()].map(async (browser) => (await browser).close()))
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(isMissing)(unless('the oldest Chromium of the console'), () => {
  it.each([
    ['a desk', DESK],
    ['a phone', PHONE],
  ])('signs in on %s, reports a fault with a photo, finds it in the list and accepts it', async (_, size) => {
    await reportAndAccept(await old(CONSOLE), size, fault)
  })
})

describe.skipIf(isMissing)(unless('the oldest Chromium of the wall'), () => {
  it('shows the pages, ticks, is alarmed and obeys the keys', async () => {
    const { page, ticks, turns, isAlarmed } = await watchWall(await old(WALL))
    await ticks()
    await turns()
    await isAlarmed()
    expect(page.errors).toEqual([])
    await page.close()
  })
})

describe.skipIf(isMissing)(unless('a television below the promise'), () => {
  it('shows the plain wall when its one button is pressed by a remote control', async () => {
    const desk = await openDesk(1)
    const { link } = await desk.hang({})
    const { pathname, hash } = new URL(link, address())
    const page = await visit(await old(BELOW), `${pathname}${hash}`, DESK)
    await page.waitFor('#too-old button:focus', words.translate('oldBrowser.plain'))
    await page.press('Enter')
    await page.waitFor('h2', words.translate('bigscreen.stopped.title'))
    expect(await page.evaluate('location.href')).toBe(`${address()}/bigscreen/plain`)
    await page.close()
  })
})

/** Whoever would reload the page or ask the server does so at once. */
const QUIET_MS = 1500
const ASKED = 'performance.getEntriesByType("resource").filter((e) => /graphql|openapi.json/.test(e.name)).length'
/** What is said of the line that asks whether a browser reads the syntax. */
const SYNTAX = /^SyntaxError: Unexpected token '[.?]'$/

describe.skipIf(isMissing)(unless('a browser below the promise'), () => {
  it('is told so by every page, in its own language, and nothing else runs', async () => {
    const told = async (version: number, path: string) => {
      const browser = await old(version)
      const page = await visit(browser, '/healthz', DESK)
      await page.evaluate('localStorage.setItem("lng", "zh")')
      await page.goto(`${address()}${path}`)
      await page.waitFor('#too-old h1', words.translate('oldBrowser.title'))
      await page.waitFor('#too-old', words.translate('oldBrowser.current', { browser: `Chrome ${version}` }))
      await page.evaluate('window.same = true')
      await pause(QUIET_MS)
      expect(await page.evaluate(`[window.same, location.href, ${ASKED}]`)).toEqual([true, `${address()}${path}`, 0])
      expect(page.errors.filter((error) => !SYNTAX.test(error))).toEqual([])
      await page.close()
    }
    await Promise.all([told(WALL, '/'), told(WALL, '/graphql'), told(WALL, '/api/v1/docs/?lng=zh'), told(BELOW, '/bigscreen/#key=kept')])
  })
})
