import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient } from 'graphql-ws'
import { isSentAway, isServerThere, MOVE_UNNOTICED_MS, waitBeforeMove, waitBeforeReturn } from '../../shared/reconnectBackoff.ts'
import { session } from '../session/session.ts'
import { language } from '../words/i18n.ts'

const LONGEST_WAIT = 30_000
let isMoving = false
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
async function backOff(attempt: number) {
  await pause(isMoving && attempt === 0 ? waitBeforeMove() : waitBeforeReturn(attempt, LONGEST_WAIT))
  for (let missed = attempt + 1; !(await isServerThere()); missed++) await pause(waitBeforeReturn(missed, LONGEST_WAIT))
}

let bearer: string | undefined

export const socket = createClient({
  url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  lazy: true,
  lazyCloseTimeout: 10_000,
  keepAlive: 15_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: backOff,
  connectionParams: () => {
    bearer = session.token ? `Bearer ${session.token}` : undefined
    return { authorization: bearer, language: language() }
  },
})

let isConnected = false
let unnoticed: ReturnType<typeof setTimeout> | undefined
const tellers = new Set<() => void>()
function connected(is: boolean) {
  clearTimeout(unnoticed)
  unnoticed = undefined
  isConnected = is
  for (const listener of tellers) listener()
}
// Heard from the beginning: whoever asks may be loaded when the socket has long been open.
socket.on('connected', () => connected(true))
socket.on('closed', (event) => {
  isMoving = isSentAway(event)
  if (isMoving && isConnected) unnoticed ??= setTimeout(() => connected(false), MOVE_UNNOTICED_MS)
  // An attempt that fails while it moves has told nobody anything new.
  else if (!unnoticed) connected(false)
})

/** Whether the server can be heard now, or will be in a moment: it may be sending us to another one. */
export const connection = {
  isUp: () => isConnected,
  /** What it was opened with: the session may have been given another token since. */
  bearer: () => bearer,
  follow(listener: () => void) {
    tellers.add(listener)
    return () => void tellers.delete(listener)
  },
}

export const streams = new GraphQLWsLink(socket)
