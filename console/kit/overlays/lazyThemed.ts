import type { ComponentType, ReactNode } from 'react'
import { askBuild } from '../network/build.ts'
import { deferred } from './deferred.tsx'

const RETRY_MS = 500
const MOST_MS = 60_000

function ask(lost: HTMLLinkElement, tries: number) {
  const next = lost.cloneNode() as HTMLLinkElement
  next.nonce = lost.nonce
  next.dataset['tries'] = String(tries)
  lost.replaceWith(next)
}

/**
 * A style sheet that did not arrive is asked for again, as soon as there is a network: nobody else does so, since what needs it is told of the
 * failure once and takes it for there from then on, and would be drawn bare.
 */
function retryStylesheet({ target: lost }: Event) {
  if (!(lost instanceof HTMLLinkElement) || lost.rel !== 'stylesheet') return
  const tries = Number(lost.dataset['tries'] ?? 0) + 1
  const retry = () => lost.isConnected && ask(lost, tries)
  if (navigator.onLine) setTimeout(retry, Math.min(RETRY_MS * 2 ** tries, MOST_MS))
  else addEventListener('online', retry, { once: true })
}
addEventListener('error', retryStylesheet, true)

/** A part that draws with the component library: both are fetched when it is first shown, or once `ready`, and not before. */
export function lazyThemed<P extends object>(load: () => Promise<ComponentType<P>>, ready?: () => Promise<unknown>) {
  return lazyPart(async () => {
    await ready?.()
    const [Part, { themed }] = await Promise.all([load(), import('./Ui.tsx')])
    return themed(Part)
  })
}

/** A thin line drops a request now and then; what fails for longer is gone. */
const PAUSES_MS = [500, 2_000]

/** Without a network nothing is gone: what is asked for then comes with the network. */
async function fetched<T>(load: () => Promise<T>): Promise<T> {
  const pauses = [...PAUSES_MS]
  for (;;) {
    try {
      return await load()
    } catch (gone) {
      const pause = navigator.onLine ? pauses.shift() : 0
      if (pause === undefined) throw gone
      await new Promise<unknown>((back) => (pause ? setTimeout(back, pause) : addEventListener('online', back, { once: true })))
    }
  }
}

/** Part of a page whose code may be gone with its build: nothing is drawn then, instead of the whole page going with it. */
export const lazyPart = <P extends object>(load: () => Promise<(props: P) => ReactNode>) =>
  deferred<P>(async () => {
    try {
      return await fetched(load)
    } catch (gone) {
      await askBuild()
      // Whoever follows the error log finds it there.
      reportError(gone)
      return () => null
    }
  })
