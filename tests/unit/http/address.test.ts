import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, trustOf } from '../../../server/http/address.ts'
import { CallRate } from '../../../server/http/callRate.ts'
import { forwardedLately, markForwarded, readForwarding } from '../../../server/http/forwarding.ts'

const request = (peer: string, forwarded?: string) =>
  ({ socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } }) as never

describe('where a request comes from', () => {
  it.each<[string, number | string[] | null, string, string | undefined, string]>([
    ['believes nobody by default', null, '10.0.0.1', '1.2.3.4', '10.0.0.1'],
    ['believes one proxy', 1, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['does not believe what a client put before it', 1, '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['believes named networks as far as they reach', ['loopback', '10.0.0.0/8'], '127.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.9', '1.2.3.4'],
    ['does not believe a stranger who says so', ['loopback'], '1.2.3.4', '127.0.0.1', '1.2.3.4'],
    ['takes the outermost when all are trusted', ['uniquelocal'], '10.0.0.1', '10.0.0.2', '10.0.0.2'],
    ['takes the ports off', ['10.0.0.0/8'], '10.0.0.1', '1.2.3.4:5678, [2001:db8::1]:443, 10.0.0.9:80', '2001:db8::1'],
    ['stops before what is no address', 9, '10.0.0.1', '1.2.3.4, <script>, 10.0.0.9', '10.0.0.9'],
    ['keeps to the peer when all is rubbish', 1, '10.0.0.1', 'unknown, "1.2.3"', '10.0.0.1'],
    ['writes IPv4 plainly', null, '::ffff:10.0.0.1', undefined, '10.0.0.1'],
  ])('%s', (_what, setting, peer, forwarded, expected) => {
    expect(addressOf(trustOf(setting), request(peer, forwarded))).toBe(expected)
  })
})

describe('a proxy that nobody is told to believe', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-forwarded-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const at = new Date('2026-11-22T08:00:00Z')
  const later = (days: number) => new Date(at.getTime() + days * 24 * 3_600_000)

  it('is remembered for the doctor, for a week, beside one that is believed', () => {
    const none = { believed: null, distrusted: null }
    const trustProxy = ['172.18.0.3']
    expect(forwardedLately(dataDir, at, trustProxy)).toEqual(none)
    markForwarded(dataDir, 'distrusted', { from: '172.18.0.2', at, trustProxy })
    expect(forwardedLately(dataDir, later(6), trustProxy)).toEqual({ ...none, distrusted: { from: '172.18.0.2', at } })
    markForwarded(dataDir, 'believed', { from: '172.18.0.3', at: later(5), trustProxy })
    const both = { distrusted: { from: '172.18.0.2' }, believed: { from: '172.18.0.3' } }
    expect(forwardedLately(dataDir, later(6), trustProxy)).toMatchObject(both)
    expect(forwardedLately(dataDir, later(8), trustProxy)).toMatchObject({ ...both, distrusted: null })
    expect(forwardedLately(dataDir, later(6), null)).toEqual(none)
    writeFileSync(join(dataDir, 'forwarded.json'), '{"fro')
    expect(forwardedLately(dataDir, at, trustProxy)).toEqual(none)
  })

  it.each<[string, string[] | null, string[]]>([
    ['while nobody is', null, ['not set', 'distrusted 127.0.0.1']],
    ['while another is', ['10.9.9.9'], ['does not name', 'distrusted 127.0.0.1']],
    ['while it is itself', ['loopback'], ['believed 127.0.0.1']],
  ])('is told of once, %s', async (_what, trusted, expected) => {
    const told: string[] = []
    const app = fastify()
    readForwarding(app, trusted && trustOf(trusted), {
      logger: { warn: (_values: unknown, text?: string) => told.push(/not set|does not name/.exec(text ?? '')?.[0] ?? '') } as never,
      onForwarded: (from, isBelieved) => told.push(`${isBelieved ? 'believed' : 'distrusted'} ${from}`),
    })
    app.get('/', () => 'ok')
    for (let call = 0; call < 2; call++)
      await app.inject({ url: '/', headers: { 'x-forwarded-for': '1.2.3.4' }, remoteAddress: '127.0.0.1' })
    await app.close()
    expect(told).toEqual(expected)
  })
})

describe('the rate of calls', () => {
  afterEach(() => void vi.useRealTimers())

  it('allows a burst, then as many as are earned in the long run, to each caller apart', () => {
    vi.useFakeTimers()
    const rate = new CallRate({ perSecond: 20, burst: 60 })
    const taken = (caller: string) => Array.from({ length: 100 }, () => rate.take(caller)).filter((wait) => wait === 0).length
    expect(taken('a')).toBe(60)
    expect(taken('b')).toBe(60)
    expect(rate.take('a')).toBe(3)
    vi.advanceTimersByTime(2_500)
    expect(rate.take('a')).toBe(1)
    let long = 0
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1_000)
      long += taken('a')
    }
    expect(long).toBe(20 * 60)
  })
})
