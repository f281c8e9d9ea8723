// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryStyles } from '../../../../console/kit/network/retryStyles.ts'

retryStyles()

const linked = (rel: string) => document.head.appendChild(Object.assign(document.createElement('link'), { rel }))
const lose = (link: Element) => link.dispatchEvent(new Event('error'))
const shown = () => [...document.head.querySelectorAll('link')]

describe('a style that did not arrive', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    document.head.replaceChildren()
  })

  it('is asked for again, less and less often, and nothing else is', () => {
    const [lost, arrived, hint] = [linked('stylesheet'), linked('stylesheet'), linked('modulepreload')]
    lose(lost)
    lose(hint)
    vi.advanceTimersByTime(1_000)
    const [second, ...others] = shown()
    expect([second === lost, others]).toEqual([false, [arrived, hint]])
    lose(second as Element)
    vi.advanceTimersByTime(1_000)
    expect(shown()[0]).toBe(second)
    vi.advanceTimersByTime(1_000)
    expect(shown()[0]).not.toBe(second)
  })

  it('waits for the network where there is none', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const lost = linked('stylesheet')
    lose(lost)
    vi.advanceTimersByTime(600_000)
    expect(shown()).toEqual([lost])
    window.dispatchEvent(new Event('online'))
    expect(shown()).not.toContain(lost)
    expect(shown()).toHaveLength(1)
  })
})
