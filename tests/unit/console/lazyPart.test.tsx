// @vitest-environment happy-dom
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from '../../../console/kit/lazyThemed.ts'

/** What is drawn of a part whose code fails to arrive so often, and how often it was asked for. */
async function drawn(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('dropped')
    return () => <b>here</b>
  })
  const Part = lazyPart(load)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => {
    root.render(
      <Suspense>
        <Part />
      </Suspense>,
    )
  })
  await act(async () => {
    await vi.advanceTimersByTimeAsync(10_000)
  })
  const text = place.textContent
  await act(async () => root.unmount())
  return [text, load.mock.calls.length]
}

describe('a part of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('fetch', async () => new Response())
    vi.stubGlobal('reportError', () => undefined)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('comes although the line drops its code twice', async () => {
    expect(await drawn(2)).toEqual(['here', 3])
  })

  it('is left out when its code is gone', async () => {
    expect(await drawn(100)).toEqual(['', 3])
  })
})
