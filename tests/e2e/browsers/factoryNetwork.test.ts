import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noNetworks, twoNetworks } from '../../support/servers/twoNetworks.ts'

const ADDRESS = '10.77.0.10:4000'
const PASSWORD = 'Millwright-2026'
/** On the machine that answers for all of it there are some. */
const isMissing = noNetworks !== '' && process.env['CI'] !== 'true'
if (isMissing) console.warn(`skipped: ${noNetworks}`)

describe.skipIf(isMissing)('on the network of a factory', () => {
  let networks: ReturnType<typeof twoNetworks>
  let server: Awaited<ReturnType<(typeof networks)['start']>>
  let trusting: Browser
  let dataDir = ''
  const browsers: Browser[] = []
  const launched = async (authority?: string) => {
    const browser = await chromium.launch(networks.phone(authority))
    browsers.push(browser)
    return browser
  }
  const settings = () => ({ HOST: '0.0.0.0', PORT: '4000', DATA_DIR: dataDir, DEMO: '0', ADMIN_PASSWORD: PASSWORD, RATE_LIMIT: '0' })
  const authority = () =>
    /-----BEGIN CERT[\s\S]+?END CERTIFICATE-----\n/.exec(readFileSync(join(dataDir, 'tls/authority.pem'), 'utf8'))?.[0]

  beforeAll(async () => {
    networks = twoNetworks()
    dataDir = networks.folder('factory')
    server = await networks.start(settings())
    trusting = await launched(authority())
  }, 300_000)
  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()))
    await server?.stop()
    networks?.close()
  })

  it('the start says where phones go, with a fingerprint and a code', () => {
    const text = server.said()
    expect(text).toContain(`On phones, open https://${ADDRESS}/`)
    expect(text).toContain(`http://${ADDRESS}/trust`)
    expect(text).toMatch(/([0-9A-F]{2}:){31}[0-9A-F]{2}/)
    expect(text).toMatch(/[▀▄█]{20}/)
  })

  it('a phone that trusts nothing is warned, and reaches the page that says how to trust', async () => {
    const browser = await launched()
    const [warned, page] = [await browser.newPage(), await browser.newPage()]
    await expect(warned.goto(`https://${ADDRESS}/`)).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID')
    await expect(warned.goto(`http://${ADDRESS}/`)).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID')
    const answer = await page.goto(`http://${ADDRESS}/trust?lang=en`)
    expect([answer?.status(), await page.locator('h1').innerText()]).toEqual([200, 'Trust this factory’s server'])
    const fingerprint = await page.locator('code').innerText()
    expect(server.said()).toContain(fingerprint)
    // The log says it once, however many phones do not.
    expect(server.said().split('does not trust the certificate').length - 1).toBe(1)
  })

  it('one that does gets camera and sockets, without a warning, and is signed in', async () => {
    const page = await trusting.newPage()
    await page.goto(`http://${ADDRESS}/`)
    expect(page.url()).toMatch(new RegExp(`^https://${ADDRESS}/`))
    const has = await page.evaluate(() => [isSecureContext, 'mediaDevices' in navigator, 'subtle' in crypto, 'locks' in navigator])
    expect(has).toEqual([true, true, true, true])
    const films = () => navigator.mediaDevices.getUserMedia({ video: true }).then((stream) => stream.getVideoTracks()[0]?.readyState)
    expect(await page.evaluate(films)).toBe('live')
    await page.locator('input[name=username]').fill('admin')
    await page.locator('input[type=password]').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => localStorage.getItem('token'))
    await page.goto(`https://${ADDRESS}/bigscreen/`)
    await page.locator('img[src="/trust/code.svg"]').waitFor()
    const isOpen = page.evaluate(
      () =>
        new Promise((resolve) => {
          const socket = new WebSocket(`wss://${location.host}/graphql`, 'graphql-transport-ws')
          socket.onopen = () => resolve(true)
          socket.onerror = () => resolve(false)
        }),
    )
    expect(await isOpen).toBe(true)
    await page.close()
  })

  it('an address that changes overnight changes the certificate, and the phone goes on', async () => {
    networks.addAddress('10.77.0.20/24')
    const moved = await trusting.newPage()
    const opens = () =>
      moved.goto('https://10.77.0.20:4000/healthz').then(
        (answer) => answer?.status(),
        (error: Error) => /ERR_\w+/.exec(error.message)?.[0],
      )
    expect(await opens()).toBe('ERR_CERT_COMMON_NAME_INVALID')
    await expect.poll(opens, { timeout: 100_000, interval: 2_000 }).toBe(200)
    const before = authority()
    await server.stop()
    networks.removeAddress('10.77.0.10/24')
    // Linux takes those away with it that came later.
    networks.addAddress('10.77.0.20/24')
    server = await networks.start(settings())
    await expect.poll(opens, { timeout: 30_000 }).toBe(200)
    expect(authority()).toBe(before)
  })
})
