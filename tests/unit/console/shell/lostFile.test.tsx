// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { newerBuild } from '../../../../console/kit/network/build.ts'
import { loadLanguage } from '../../../../console/kit/words/i18n.ts'
import { ViewBoundary } from '../../../../console/shell/views/ViewBoundary.tsx'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const LOST = ['Failed to fetch dynamically imported module: http://x/a.js', 'Unable to preload CSS for /assets/a.css']
beforeAll(() => loadLanguage('en'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  newerBuild.set('')
  // Files of a worker may share the page: for the next one no server has marked it.
  document.head.innerHTML = ''
})

const answers = (...builds: (string | null)[]) => {
  const left = [...builds]
  vi.stubGlobal('fetch', async () => {
    const build = left.length > 1 ? left.shift() : left[0]
    if (build == null) throw new TypeError('Failed to fetch')
    return new Response('', { headers: { 'x-console-build': build } })
  })
}

/** A page that throws: what is shown of it, and how often it was opened anew. */
async function crashed(message: string) {
  document.head.innerHTML = '<meta name="build" content="b1">'
  const host = document.body.appendChild(document.createElement('div'))
  const retry = vi.fn()
  const root = mountedRoot(host)
  const Page = () => {
    throw new TypeError(message)
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(async () =>
    root.render(
      <ViewBoundary title="Repairs" onRetry={retry}>
        <Page />
      </ViewBoundary>,
    ),
  )
  return { text: () => host.textContent ?? '', retry }
}

it.each(LOST)('a page whose file does not arrive without a network is no new version, and opens when there is one: %s', async (message) => {
  answers(null, null, 'b1')
  const { text, retry } = await crashed(message)
  expect(text()).toContain('Server unreachable')
  expect(text()).not.toContain('http://')
  await act(async () => vi.advanceTimersByTimeAsync(3_000))
  expect(retry).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTimeAsync(3_000))
  expect(retry).toHaveBeenCalledTimes(1)
})

it('is a new version where the server serves another build', async () => {
  answers('b2')
  expect((await crashed(LOST[0] ?? '')).text()).toContain('A new version is available')
})

it('and else says that the page could not be loaded, without opening it over and over', async () => {
  answers('b1')
  const { text, retry } = await crashed(LOST[1] ?? '')
  expect(text()).toContain('Repairs could not be loaded')
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
  expect(retry).not.toHaveBeenCalled()
})
