import { describe, expect, it } from 'vitest'
import { freshness, type Pulse, silentFor } from '../../../bigscreen/wall/freshness.ts'

const pulse = (change: Partial<Pulse> = {}): Pulse => ({
  connected: true,
  unnoticedUntil: Number.NEGATIVE_INFINITY,
  refused: false,
  receivedAt: { a: 1000, b: 1000 },
  ...change,
})
const plus = (seconds: number) => 1000 + seconds * 1000

describe('freshness', () => {
  it('is connecting until every stream has spoken once', () => {
    expect(freshness(pulse({ receivedAt: { a: 1000, b: null } }), plus(1))).toBe('connecting')
    expect(freshness(pulse({ receivedAt: {} }), plus(1))).toBe('connecting')
  })

  it('is live while messages come, stale after 30 s without one, dead after 120 s', () => {
    expect([1, 30, 31, 120, 121].map((s) => freshness(pulse(), plus(s)))).toEqual(['live', 'live', 'stale', 'stale', 'dead'])
  })

  it('says reconnecting as soon as the socket is gone, and dead when that lasts', () => {
    expect([1, 60, 121].map((s) => freshness(pulse({ connected: false }), plus(s)))).toEqual(['reconnecting', 'reconnecting', 'dead'])
  })

  it('says nothing of a move to another server unless it takes long, and never that old figures are live', () => {
    const moving = (until: number) => pulse({ connected: false, unnoticedUntil: plus(until) })
    expect([1, 5, 6].map((s) => freshness(moving(5), plus(s)))).toEqual(['live', 'live', 'reconnecting'])
    expect(freshness(moving(40), plus(35))).toBe('stale')
  })

  it('is as old as its slowest stream', () => {
    const mixed = pulse({ receivedAt: { a: plus(100), b: 1000 } })
    expect(silentFor(mixed, plus(100))).toBe(100_000)
    expect(freshness(mixed, plus(100))).toBe('stale')
  })

  it('shows a refused key whatever it has heard before', () => {
    expect(freshness(pulse({ refused: true }), plus(1))).toBe('refused')
  })
})
