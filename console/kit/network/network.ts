/** `undefined` for what is no address. (URL.parse and URL.canParse are younger than the browsers that we promise.) */
export function parseAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** The server was not reached, or its answer broke off: nothing else that fails in a call is the network's doing. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure'
}

/** Runs `retry` after a pause; without a network as soon as there is one. */
export function retryAfter(pauseMs: number, retry: () => void) {
  if (navigator.onLine) setTimeout(retry, pauseMs)
  else addEventListener('online', retry, { once: true })
}

/**
 * A signal that aborts with a TimeoutError after so many milliseconds, or with `other`. AbortSignal.timeout and AbortSignal.any are younger than the
 * browsers that we promise.
 */
export function deadline(ms: number, other?: AbortSignal | null): { signal: AbortSignal; isOver: () => boolean } {
  const controller = new AbortController()
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    controller.abort(new DOMException('The request timed out', 'TimeoutError'))
  }, ms)
  const follow = () => {
    clearTimeout(timer)
    controller.abort(other?.reason)
  }
  if (other?.aborted) follow()
  else other?.addEventListener('abort', follow, { once: true })
  return { signal: controller.signal, isOver: () => isOver }
}

/**
 * Fetches, with a deadline for the whole answer.
 * @throws {NetworkFailure} where the server was not reached or its answer broke off
 * @throws {DOMException} a TimeoutError after `ms`; what `init.signal` was aborted with
 */
export async function request(input: RequestInfo | URL, init: RequestInit | undefined, ms: number): Promise<Response> {
  const { signal, isOver } = deadline(ms, init?.signal)
  const lost = (error: unknown): never => {
    if (isOver()) throw new DOMException('The request timed out', 'TimeoutError')
    throw signal.aborted ? error : new NetworkFailure(error instanceof Error ? error.message : '')
  }
  const response = await fetch(input, { ...init, signal }).catch(lost)
  const text = response.text.bind(response)
  response.text = () => text().catch(lost)
  return response
}
