import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equipment } from '../../../server/domain/masterdata/index.ts'
import { reporter, reportLog } from '../../../server/domain/repair/index.ts'
import { issueWallDisplayKey, wallDisplay } from '../../../server/domain/wall/index.ts'
import { answerFault } from '../../../server/http/index.ts'
import type { Actor } from '../../../server/kernel/index.ts'
import { mountPlainWall } from '../../../server/plainWall/mountPlainWall.ts'
import { words } from '../../../server/platform/words.ts'
import { make, makePlant } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let base: Awaited<ReturnType<typeof testStore>>
let app: FastifyInstance
beforeAll(async () => {
  base = await testStore()
  app = fastify({ trustProxy: '127.0.0.1' })
  app.setErrorHandler(answerFault)
  mountPlainWall(app, { store: base.store, words, mayServe: () => {}, logger: pino({ level: 'silent' }) })
})
afterAll(async () => {
  await app.close()
  await base.close()
})

const AT = '/bigscreen/plain'
const get = (headers: Record<string, string> = {}) => app.inject({ url: AT, headers })
const post = (key: string, more: Record<string, string> = {}) =>
  app.inject({
    ...{ method: 'POST', url: AT, payload: new URLSearchParams({ key }).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
  })

/** A plant in which one machine stands still since an hour and 5 minutes, and a display with its key. */
async function openPlant(values: object = {}) {
  const { id: plantId, actor } = await makePlant(base.store)
  const machine = await make(base.store, actor, equipment, { name: `凹印机 ${plantId}`, isAssembly: true })
  const since = new Date(base.store.read(actor).now.getTime() - 65 * 60_000)
  const { id: reporterId } = await make(base.store, actor, reporter)
  const stop = { equipmentId: machine.id, reporterId, description: '<b>涂布头</b> & 漏胶', urgency: 'STOP', isStopped: true }
  await make(base.store, actor, reportLog, { ...stop, status: 'PENDING', reportDate: since, stoppedAt: since })
  const display = await make(base.store, actor, wallDisplay, { status: 'ACTIVE', language: 'zh', ...values })
  const key = await newKey(actor, display.id)
  return { actor, display, machine, key }
}
const newKey = async (actor: Actor, id: number) => (await base.store.write(actor, (uow) => issueWallDisplayKey(uow, id))).key
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie'])

describe('the plain wall', () => {
  it('asks for the key where it has none, in the reader’s language', async () => {
    const chinese = await get()
    expect([chinese.statusCode, chinese.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(chinese.body).toContain(words('zh')('bigscreen.pairing.title'))
    expect((await get({ 'accept-language': 'en' })).body).toContain(words('en')('plainWall.pair'))
    expect(chinese.body).not.toContain('plainWall.')
  })

  it('keeps the key where no script and no other page sees it', async () => {
    const { key } = await openPlant()
    const answer = await post(key)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, AT])
    expect(cookieOf(answer)).toBe(`wall=${key}; Path=/bigscreen/plain; Max-Age=34560000; HttpOnly; SameSite=Strict`)
    // People paste the whole link.
    expect((await post(`https://mill.example/bigscreen/#key=${key}&lang=zh`)).statusCode).toBe(303)
  })

  it('has a cookie over https that no page by plain http can set, and goes on with the one from before', async () => {
    const [own, other] = [await openPlant(), await openPlant()]
    const secure = { 'x-forwarded-proto': 'https' }
    const set = `__Host-wall=${own.key}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure`
    expect(cookieOf(await post(own.key, secure))).toBe(set)
    expect(cookieOf(await get({ ...secure, cookie: `wall=${own.key}` }))).toBe(set)
    const planted = await get({ ...secure, cookie: `wall=${other.key}; __Host-wall=${own.key}` })
    expect([planted.body.includes(String(own.machine.name)), planted.body.includes(String(other.machine.name))]).toEqual([true, false])
    // Over plain http the name with the prefix is nobody's.
    expect((await get({ cookie: `__Host-wall=${own.key}` })).headers['set-cookie']).toBeUndefined()
  })

  it('shows what stands still in its own plant alone, for how long, and runs nothing of what people wrote', async () => {
    const [own, other] = [await openPlant(), await openPlant()]
    const page = await get({ cookie: `other=1; wall=${own.key}` })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(String(own.machine.name))
    expect(page.body).not.toContain(String(other.machine.name))
    expect(page.body).toContain('1小时5分')
    expect(page.body).toContain('&lt;b&gt;涂布头&lt;/b&gt; &amp; 漏胶')
    expect(page.body).toContain('<noscript><meta http-equiv="refresh" content="30"></noscript>')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).not.toContain(own.key)
  })

  it('speaks the language of its display', async () => {
    const { key } = await openPlant({ language: 'en', theme: 'LIGHT' })
    const { body } = await get({ cookie: `wall=${key}`, 'accept-language': 'zh' })
    expect(body).toContain('<html lang="en">')
    expect(body).toContain(words('en')('bigscreen.stopped.title'))
    expect(body).not.toMatch(/plainWall\.|bigscreen\./)
  })

  it('is over with a key that was replaced, and says so', async () => {
    const { key, actor, display } = await openPlant()
    await newKey(actor, display.id)
    const refused = await get({ cookie: `wall=${key}` })
    expect([refused.statusCode, refused.body.includes(words('zh')('bigscreen.refused.title'))]).toEqual([403, true])
    for (const wrong of ['', 'nobody-issued-this', 'x'.repeat(300)]) {
      const answer = await post(wrong)
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
    }
  })

  it('comes back by itself from an answer that is no page', async () => {
    const tooLong = await post('x'.repeat(3000))
    expect([tooLong.statusCode, tooLong.headers['refresh']]).toEqual([413, '30'])
  })
})
