import { describe, expect, it } from 'vitest'
import { createKeyring } from '../../../../console/kit/network/idempotencyKeys.ts'

describe('the key of a creation', () => {
  it('is the same for what is sent again after no answer came', () => {
    const ring = createKeyring()
    const key = ring.keyOf('a report')
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    for (const code of ['NETWORK', 'TIMEOUT', 'SERVICE_UNAVAILABLE']) {
      ring.answered('a report', code)
      expect(ring.keyOf('a report')).toBe(key)
    }
    expect(ring.keyOf('a report with other words')).not.toBe(key)
  })

  it('is another one after any answer: who sends the same then wants it twice', () => {
    const ring = createKeyring()
    const first = ring.keyOf('a report')
    ring.answered('a report')
    const second = ring.keyOf('a report')
    ring.answered('a report', 'BAD_USER_INPUT')
    expect(new Set([first, second, ring.keyOf('a report')]).size).toBe(3)
  })

  it('is not remembered for ever', () => {
    const ring = createKeyring()
    const first = ring.keyOf('0')
    for (let n = 1; n <= 50; n++) ring.keyOf(String(n))
    expect(ring.keyOf('0')).not.toBe(first)
  })
})
