import { createClient } from 'graphql-ws'
import { openSession } from '../../../bigscreen/pairing/session.ts'
import { isSentAway, waitBeforeMove, waitBeforeReturn } from '../../../console/shared/reconnectBackoff.ts'
import { pause } from './mortal.ts'

/** How those who follow streams fared: how often they were sent away, lost for any other reason, and how long it took them to hear again. */
export interface Fortune {
  moved: number
  lost: number
  readonly awayMs: number[]
}
const LONGEST_WAIT = 15_000
const overSocket = (address: string) => `${address.replace('http', 'ws')}/graphql`

/** A wall, with the session that walls have; it remembers the newest of what it heard. */
export function wallAt(address: string, { key, stream, fields }: { key: string; stream: string; fields: string }, fortune: Fortune) {
  const call = new AbortController()
  let newest: unknown
  async function live() {
    for (let attempt = 0, goneAt = 0; !call.signal.aborted; ) {
      const onHeard = (_: string, data: Record<string, unknown>) => {
        newest = data[stream]
        if (goneAt) fortune.awayMs.push(Math.round(performance.now() - goneAt))
        ;[attempt, goneAt] = [0, 0]
      }
      const how = await openSession(
        {
          url: overSocket(address),
          params: () => ({ displayKey: key }),
          documents: { [stream]: `subscription { ${stream} ${fields} }` },
          onConnected() {},
          onSettings() {},
          onSummary: onHeard,
        },
        call.signal,
      )
      if (call.signal.aborted) return
      goneAt ||= performance.now()
      fortune[how === 'moved' ? 'moved' : 'lost']++
      await pause(how === 'moved' ? waitBeforeMove() : waitBeforeReturn(attempt, LONGEST_WAIT))
      attempt++
    }
  }
  const over = live()
  return {
    newest: () => newest,
    async leave() {
      call.abort()
      await over
    },
  }
}

/** A console with a list open: whenever it hears that rows changed, and whenever its stream stands again, it reads them anew. */
export function listAt(
  address: string,
  { token, resource, read }: { token: string; resource: string; read: () => Promise<unknown> },
  fortune: Fortune,
) {
  let [isMoving, goneAt, isStale, newest]: [boolean, number, boolean, unknown] = [false, 0, false, undefined]
  let reading: Promise<void> | undefined
  async function readAnew() {
    while (isStale) {
      isStale = false
      newest = await read()
    }
    reading = undefined
  }
  const client = createClient({
    url: overSocket(address),
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (attempt) => pause(isMoving && attempt === 0 ? waitBeforeMove() : waitBeforeReturn(attempt, LONGEST_WAIT)),
  })
  let isOver = false
  client.on('closed', (event) => {
    if (isOver) return
    isMoving = isSentAway(event)
    goneAt ||= performance.now()
    fortune[isMoving ? 'moved' : 'lost']++
  })
  client.subscribe(
    { query: `subscription { recordsChanged(resource: "${resource}") { at } }` },
    {
      next: () => {
        if (goneAt) fortune.awayMs.push(Math.round(performance.now() - goneAt))
        ;[goneAt, isStale] = [0, true]
        reading ??= readAnew()
      },
      error: () => fortune.lost++,
      complete: () => {},
    },
  )
  return {
    newest: () => newest,
    async leave() {
      isOver = true
      await client.dispose()
      await reading
    },
  }
}
