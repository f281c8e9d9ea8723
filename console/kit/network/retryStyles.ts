import { retryAfter } from './network.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 60_000

function request(lost: HTMLLinkElement, tries: number) {
  const next = lost.cloneNode() as HTMLLinkElement
  next.nonce = lost.nonce
  next.dataset['tries'] = String(tries)
  lost.replaceWith(next)
}

function retryStyle({ target: lost }: Event) {
  if (!(lost instanceof HTMLLinkElement) || lost.rel !== 'stylesheet') return
  const tries = Number(lost.dataset['tries'] ?? 0) + 1
  retryAfter(Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS), () => lost.isConnected && request(lost, tries))
}

/**
 * Requests a style sheet that did not arrive anew, as soon as there is a network: nobody else does so, since code that needs it is rejected for the
 * failure a single time, takes it for loaded from then on, and would be drawn bare.
 */
export const retryStyles = () => addEventListener('error', retryStyle, true)
