import { createHash, X509Certificate } from 'node:crypto'
import { hostname } from 'node:os'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { theBrowser } from '../../support/browser/browser.ts'
import { startBuilt } from '../../support/browser/built.ts'
import { CHROMIUM } from '../../support/browser/chromium.ts'
import { askSecurely } from '../../support/servers/certificates.ts'

let site: Awaited<ReturnType<typeof startBuilt>>
let trusting: Browser
/** A name of this machine that is no loopback to a browser. */
const name = `${hostname().split('.')[0]}.local`.toLowerCase()
let address = ''
let port = 0

/** The key of the certificate that is shown, as Chromium takes it for one that its user trusts. */
const keyShown = (ca: string) =>
  new Promise<string>((resolve, reject) => {
    const checkServerIdentity = (_: string, { raw }: { raw: Buffer }) => {
      const spki = new X509Certificate(raw).publicKey.export({ type: 'spki', format: 'der' })
      resolve(createHash('sha256').update(spki).digest('base64'))
      return undefined
    }
    askSecurely(port, '/healthz', { ca, checkServerIdentity } as never).catch(reject)
  })

beforeAll(async () => {
  site = await startBuilt({ TLS: 'auto', DEMO: '0', ADMIN_PASSWORD: 'Millwright-2026', LOG_LEVEL: 'error' })
  port = Number(new URL(site.address).port)
  address = `${name}:${port}`
  const ca = await (await fetch(`${site.address}/trust/millwright.pem`)).text()
  const flags = [`--ignore-certificate-errors-spki-list=${await keyShown(ca)}`, `--host-resolver-rules=MAP ${name} 127.0.0.1`]
  trusting = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, ...flags] })
})
afterAll(async () => {
  await trusting?.close()
  await site?.stop()
})

it('a browser that trusts the server is led to https, where camera, locks and sockets are', async () => {
  const page = await trusting.newPage()
  await page.goto(`http://${address}/bigscreen/`)
  expect(page.url()).toBe(`https://${address}/bigscreen/`)
  expect(await page.evaluate(() => [isSecureContext, 'mediaDevices' in navigator, 'subtle' in crypto, 'locks' in navigator])).toEqual(
    Array(4).fill(true),
  )
  const code = page.locator('img[src="/trust/code.svg"]')
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const isOpen = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const socket = new WebSocket(`wss://${location.host}/graphql`, 'graphql-transport-ws')
        socket.onopen = () => resolve(true)
        socket.onerror = () => resolve(false)
      }),
  )
  expect(isOpen).toBe(true)
})

it('one that does not is warned, and reaches the page that says how to trust', async () => {
  const context = await (await theBrowser()).newContext({ locale: 'en-US' })
  const [warned, page] = [await context.newPage(), await context.newPage()]
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await expect(warned.goto(`https://127.0.0.1:${port}/`)).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID')
  await page.goto(`http://127.0.0.1:${port}/trust`)
  expect(await page.locator('h1').innerText()).toBe('Trust this factory’s server')
  expect(await page.locator('code').innerText()).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/)
  await expect.poll(() => page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await context.close()
})
