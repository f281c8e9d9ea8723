const SOON_MS = 500
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
function hear({ target: lost }: Event) {
  if (!(lost instanceof HTMLLinkElement) || lost.rel !== 'stylesheet') return
  const tries = Number(lost.dataset['tries'] ?? 0) + 1
  const again = () => lost.isConnected && ask(lost, tries)
  if (navigator.onLine) setTimeout(again, Math.min(SOON_MS * 2 ** tries, MOST_MS))
  else addEventListener('online', again, { once: true })
}
addEventListener('error', hear, true)
