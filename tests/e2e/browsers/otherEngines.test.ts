import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photo } from '../../support/browser/pictures.ts'
import { hasFirefox, startFirefox } from '../../support/engines/firefox.ts'
import { type Engine, pause } from '../../support/engines/page.ts'
import { reportAndAccept, watchWall } from '../../support/engines/paths.ts'
import { hasWebKit, startWebKit } from '../../support/engines/webkit.ts'
import { address } from '../../support/servers/ask.ts'
import { brokenWire } from '../../support/servers/brokenWire.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const WALL_MS = Number(process.env['WALL_SECONDS'] ?? 300) * 1000
/** A server that is started again is away for seconds; one that is mended for longer. */
const AWAY_MS = [5_000, 20_000]
const BACK_MS = 3_000

const folder = mkdtempSync(join(tmpdir(), 'millwright-engines-'))
const fault = join(folder, 'fault.jpg')
beforeAll(async () => writeFileSync(fault, await photo({ width: 400, height: 300 })))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each([
  ['Firefox', hasFirefox, startFirefox],
  ['WebKit', hasWebKit, startWebKit],
])('%s', (name, isThere, start) => {
  describe.skipIf(!isThere)(isThere ? 'as others build it' : `skipped: no ${name}`, () => {
    let browser: Engine
    beforeAll(async () => {
      browser = await start()
    })
    afterAll(async () => browser?.close())

    it.each([
      ['a desk', DESK],
      ['a phone', PHONE],
    ])('signs in on %s, reports a fault with a photo, finds it in the list and accepts it', async (_, size) => {
      await reportAndAccept(browser, size, fault)
    })

    it('keeps a wall alive, and has it back soon after the server', { timeout: WALL_MS + 240_000 }, async () => {
      const wire = await brokenWire(address())
      const end = Date.now() + WALL_MS
      const { page, ticks, turns, isAlarmed } = await watchWall(browser, wire.address)
      const back: number[] = []
      for (const away of AWAY_MS) {
        await turns()
        await isAlarmed()
        await wire.cut()
        await page.waitFor('[data-slot~=signal][data-state=reconnecting]')
        await pause(away)
        await wire.mend()
        const since = Date.now()
        await page.waitFor('[data-slot~=signal][data-state=live]', '', 60_000)
        back.push(Date.now() - since)
      }
      while (Date.now() < end) {
        await ticks()
        await pause(1_000)
      }
      await turns()
      await isAlarmed()
      expect(Math.max(...back), `back after ${back} ms`).toBeLessThan(BACK_MS)
      expect(page.errors).toEqual([])
      await page.close()
      await wire.close()
    })
  })
})
