import { describe, expect, it } from 'vitest'
import { dayIn, momentText, spanIn } from '../../../server/rest/spelling/moments.ts'

const OFFSET = 480
const said = (raw: unknown, offset = OFFSET) => {
  const span = spanIn(raw, offset)
  return span && [span.from.toISOString(), span.to.toISOString()]
}

describe('a time of the wire', () => {
  it('means all of what it names: a day, a minute, a second', () => {
    expect(said('2026-11-18')).toEqual(['2026-11-17T16:00:00.000Z', '2026-11-18T15:59:59.999Z'])
    expect(said('2026-11-18 09:05')).toEqual(['2026-11-18T01:05:00.000Z', '2026-11-18T01:05:59.999Z'])
    expect(said('2026-11-18T09:05:07')).toEqual(['2026-11-18T01:05:07.000Z', '2026-11-18T01:05:07.999Z'])
    expect(said('2026-11-18T09:05:07.5Z')).toEqual(['2026-11-18T09:05:07.500Z', '2026-11-18T09:05:07.500Z'])
    expect(said(1_763_427_600)).toEqual(['2025-11-18T01:00:00.000Z', '2025-11-18T01:00:00.999Z'])
  })

  it('is of the factory where it names no zone, and of its own where it does', () => {
    expect(said('2026-11-18 23:30', -300)?.[0]).toBe('2026-11-19T04:30:00.000Z')
    expect(said('2026-11-18T23:30:00+0530')?.[0]).toBe('2026-11-18T18:00:00.000Z')
    expect(dayIn('2026-11-18T16:00:00Z', OFFSET)).toBe('2026-11-19')
    expect(momentText(new Date('2026-11-18T16:00:00Z'), OFFSET)).toBe('2026-11-19T00:00:00+08:00')
  })

  it('is none where it is empty or the zero of Go, and refused where there is no such time', () => {
    expect(['', null, undefined, ' ', '0001-01-01T00:00:00Z'].map((raw) => spanIn(raw, OFFSET))).toEqual(Array(5).fill(null))
    const wrong = ['2026-02-31', '2026-13-01', '2026-11-18 24:61', 'yesterday', true, '2026-2-1']
    expect(wrong.map((raw) => spanIn(raw, OFFSET))).toEqual(wrong.map(() => undefined))
    expect(said('2028-02-29')?.[1]).toBe('2028-02-29T15:59:59.999Z')
  })
})
