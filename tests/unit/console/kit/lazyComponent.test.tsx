// @vitest-environment happy-dom
import { act, Component, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyComponent } from '../../../../console/kit/network/lazyComponent.tsx'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

/** What is drawn of a part whose code fails to arrive so often, and how often it was asked for. */
async function drawn(failures: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('dropped')
    return () => <b>here</b>
  })
  const Part = lazyComponent(load, { optional: true })
  const place = document.body.appendChild(document.createElement('div'))
  const root = mountedRoot(place)
  await act(async () => {
    root.render(<Part />)
  })
  await act(async () => {
    await vi.advanceTimersByTimeAsync(10_000)
  })
  const text = place.textContent
  await act(async () => root.unmount())
  return [text, load.mock.calls.length]
}

describe('an optional part of a page', () => {
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

class Boundary extends Component<{ children: ReactNode }> {
  override state = { text: '' }
  static getDerivedStateFromError = (error: Error) => ({ text: error.message })
  override render() {
    return this.state.text || this.props.children
  }
}

describe('what is fetched when it is first drawn', () => {
  const place = document.createElement('div')
  let root: ReturnType<typeof mountedRoot>
  const draw = async (what: ReactNode) => {
    await act(async () => root.render(what))
    return place.textContent
  }
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    root = mountedRoot(place)
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('keeps its place until it comes, is drawn as soon as it is there, and at once from then on', async () => {
    let come: (part: () => string) => void = () => undefined
    const load = vi.fn(() => new Promise<() => string>((resolve) => (come = resolve)))
    const Part = lazyComponent(load)
    Part.prepare()
    expect(await draw(<Part wait="soon" />)).toBe('soon')
    await act(async () => come(() => 'here'))
    expect(place.textContent).toBe('here')
    expect(await draw(<Part key="anew" wait="soon" />)).toBe('here')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('fails like its page when its code is gone, and is asked for again by whoever tries again', async () => {
    const load = vi.fn(async () => {
      if (load.mock.calls.length === 1) throw new Error('gone')
      return () => 'here'
    })
    const Part = lazyComponent(load)
    const drawnIn = (key: string) =>
      draw(
        <Boundary key={key}>
          <Part />
        </Boundary>,
      )
    expect(await drawnIn('first')).toBe('gone')
    expect(await drawnIn('again')).toBe('here')
    expect(load).toHaveBeenCalledTimes(2)
  })
})
