import { PASSING } from './failure.ts'

/** How many unanswered creations are remembered at most: whoever is out of touch for that long has given the first ones up. */
const MOST = 50
const BYTES = 16

const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Keys for what must not be there twice. What was sent and not answered keeps its key until the same is sent again and answered: the server
 * then knows whether it has arrived, and answers what it did the first time.
 */
export function createKeyring() {
  const unanswered = new Map<string, string>()
  return {
    keyOf(request: string): string {
      const key = unanswered.get(request) ?? newKey()
      unanswered.set(request, key)
      const [oldest] = unanswered.keys()
      if (unanswered.size > MOST && oldest !== undefined) unanswered.delete(oldest)
      return key
    },
    /**
     * `code` is that of the failure, if it was one: after an answer that says anything of the matter, the same words mean another thing. Where the
     * console itself went wrong, nobody knows whether the server has answered.
     */
    answered(request: string, code?: string) {
      if (!code || !(code === 'FAULT' || PASSING.includes(code))) unanswered.delete(request)
    },
  }
}
