import { X509Certificate } from 'node:crypto'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deviceOf } from '../../../server/tls/devices.ts'
import { mountTrust } from '../../../server/tls/mountTrust.ts'
import { profileWith } from '../../../server/tls/profile.ts'
import { boughtCertificate } from '../../support/servers/certificates.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const app = fastify()
let authority = ''
beforeAll(async () => {
  authority = (await boughtCertificate(['mill.local'])).authority
  mountTrust(app, { authority: () => authority, addressFor: () => 'https://192.168.1.10:4000' })
})
afterAll(() => app.close())
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it.each([
  ['ios', IPHONE],
  [
    'ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/132.0 Mobile/15E148 Safari/605.1.15',
  ],
  ['android', ANDROID],
  [
    'android',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1 Mobile',
  ],
  ['windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'],
  ['macos', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['linux', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'],
  ['android', ''],
])('%s is told by its browser: %s', (device, agent) => {
  expect(deviceOf(agent)).toBe(device)
})

describe('the page on which a device learns to trust the server', () => {
  it('shows the steps of that device first, the fingerprint, and no script, in both languages', async () => {
    const { body, headers } = await get('/trust', { 'user-agent': IPHONE, 'accept-language': 'en' })
    expect(body).toMatch(/<section data-device="ios"><h2>iPhone and iPad<\/h2>.*href="\/trust\/millwright\.mobileconfig"/s)
    expect(body).toContain(new X509Certificate(authority).fingerprint256)
    expect(body).toContain('href="https://192.168.1.10:4000/"')
    expect(body).not.toMatch(/<script|code\.svg|\btls\./)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*style-src 'nonce-/)
    const zh = await get('/trust?lang=zh', {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0',
      'accept-language': 'en',
    })
    expect(zh.body).toMatch(/lang="zh-CN".*信任本厂服务器.*<section data-device="windows">.*millwright\.cer.*src="\/trust\/code\.svg"/s)
  })

  it('gives the authority in the form that each device installs, and its key to nobody', async () => {
    const { raw } = new X509Certificate(authority)
    for (const name of ['millwright.crt', 'millwright.cer']) {
      const { rawPayload, headers } = await get(`/trust/${name}`)
      expect([rawPayload.equals(raw), headers['content-type']]).toEqual([true, 'application/x-x509-ca-cert'])
    }
    expect((await get('/trust/millwright.pem')).body).toBe(authority)
    const profile = await get('/trust/millwright.mobileconfig')
    expect(profile.headers['content-type']).toBe('application/x-apple-aspen-config')
    expect(profile.body).toContain(`<data>${raw.toString('base64')}</data>`)
    expect(profile.body).toBe(profileWith(authority, 'Test authority'))
    const answers = await Promise.all(['/trust/authority.pem', '/trust/server.pem', '/trust/../tls/authority.pem'].map((url) => get(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  it('tells other pages where it is, without https: before that a browser would warn of it', async () => {
    expect((await get('/trust/server.json')).json()).toEqual({
      address: 'https://192.168.1.10:4000',
      trust: 'http://192.168.1.10:4000/trust',
      fingerprint: new X509Certificate(authority).fingerprint256,
    })
    const code = await get('/trust/code.svg')
    expect([code.headers['content-type'], code.body.startsWith('<svg')]).toEqual(['image/svg+xml; charset=utf-8', true])
  })
})
