import { describe, expect, it } from 'vitest'
import { addressOf, isPrivate, trustOf } from '../../../server/http/address.ts'
import { Buckets } from '../../../server/http/bucket.ts'

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
    ['writes IPv4 plainly', null, '::ffff:10.0.0.1', undefined, '10.0.0.1'],
  ])('%s', (_what, setting, peer, forwarded, expected) => {
    expect(addressOf(trustOf(setting), request(peer, forwarded))).toBe(expected)
  })
  it('knows private addresses', () => {
    for (const address of ['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '::1', 'fd00::1', '::ffff:10.0.0.1'])
      expect(isPrivate(address)).toBe(true)
    for (const address of ['8.8.8.8', '172.32.0.1', '2001:db8::1', '', 'nonsense']) expect(isPrivate(address)).toBe(false)
  })
})

describe('a bucket of calls', () => {
  it('gives a burst, then so many a second, to each caller apart', () => {
    const buckets = new Buckets({ perSecond: 20, burst: 60 })
    const taken = (caller: string, at: number) =>
      Array.from({ length: 100 }, () => buckets.take(caller, at)).filter((wait) => wait === 0).length
    expect(taken('a', 0)).toBe(60)
    expect(taken('b', 0)).toBe(60)
    expect(buckets.take('a', 0)).toBe(1)
    expect(taken('a', 1000)).toBe(20)
    expect(taken('a', 100_000)).toBe(60)
  })
})
