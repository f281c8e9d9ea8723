// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import loginLinks from '../../../../console/screens/identity/autoLoginLink.screen.tsx'

afterEach(() => void vi.useRealTimers())

it.each([
  ['2026-11-21T07:59:59Z', 'ACTIVE', 'warning'],
  ['2026-11-21T08:00:01Z', 'ACTIVE', undefined],
  ['2026-11-20T08:00:00Z', 'REVOKED', undefined],
])('a link that ended at %s while it was %s is marked from that moment on, not from the next day', (expiresAt, status, tone) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:00:00Z') })
  expect(loginLinks.spec.tone?.({ expiresAt, status } as never)).toBe(tone)
})
