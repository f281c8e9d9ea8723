import { createClient } from 'graphql-ws'
import { isSentAway } from '../../console/shared/reconnectBackoff.ts'
import { SILENT_AFTER } from '../wall/freshness.ts'

export interface SessionOptions {
  readonly url: string
  readonly params: () => Record<string, unknown>
  readonly documents: Readonly<Record<string, string>>
  onConnected(): void
  /** What the server says of this display: when it lets it in, and whenever its settings change. */
  onSettings(settings: unknown): void
  onSummary(stream: string, data: Record<string, unknown>): void
}
/** `moved`: the server ends, and another one is there already or soon. */
export type SessionEnd = 'lost' | 'refused' | 'moved'

const GIVE_UP_CONNECTING = 10_000
const PONG_WITHIN = 5_000
const REFUSALS = [4401, 4403]
const codeOf = (event: unknown) => (typeof event === 'object' && event !== null && 'code' in event ? event.code : undefined)

/**
 * The life of one socket with all streams on it, resolved when it is over for whatever reason. Trying again is the caller's
 * business, so that there is one back-off and not two. The library alone would stop for good at 4401.
 */
export function openSession(options: SessionOptions, signal: AbortSignal): Promise<SessionEnd> {
  return new Promise((resolve) => {
    let pong: ReturnType<typeof setTimeout> | undefined
    const silence = watchSilence(Object.keys(options.documents), () => end('lost'))
    // A server behind a black hole neither accepts nor refuses, and the browser waits for minutes.
    const giveUp = setTimeout(() => end('lost'), GIVE_UP_CONNECTING)
    const abort = () => end('lost')
    let nextId = 0
    signal.addEventListener('abort', abort)

    const client = createClient({
      url: options.url,
      connectionParams: options.params,
      keepAlive: 10_000,
      retryAttempts: 0,
      // The same on every screen, so that the server makes one message for all of them.
      generateID: () => String(nextId++),
      on: {
        connected: (_socket, ack) => {
          clearTimeout(giveUp)
          silence.start()
          options.onSettings(ack)
          options.onConnected()
        },
        closed: (event) => end(isSentAway(event) ? 'moved' : REFUSALS.includes(Number(codeOf(event))) ? 'refused' : 'lost'),
        // A cable pulled out says nothing: a ping without a pong is the only sign.
        ping: (received, payload) => {
          if (received) options.onSettings(payload)
          else pong = setTimeout(() => client.terminate(), PONG_WITHIN)
        },
        pong: (received) => {
          if (received) clearTimeout(pong)
        },
      },
    })

    function end(how: SessionEnd) {
      clearTimeout(giveUp)
      clearTimeout(pong)
      silence.stop()
      signal.removeEventListener('abort', abort)
      resolve(how)
      // A socket that never came up rejects here too, and there is nobody left to tell.
      Promise.resolve(client.dispose()).catch(() => {})
    }

    for (const [stream, query] of Object.entries(options.documents))
      client.subscribe<Record<string, unknown>>(
        { query },
        {
          next: ({ data }) => {
            if (!data) return end('lost')
            silence.markReceived(stream)
            options.onSummary(stream, data)
          },
          error: () => end('lost'),
          complete: () => end('lost'),
        },
      )
  })
}

/** Calls when any stream has been silent for too long on a socket that looks healthy. */
function watchSilence(streams: readonly string[], call: () => void) {
  const lastReceived = new Map<string, number>()
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    start() {
      for (const stream of streams) lastReceived.set(stream, performance.now())
      timer = setInterval(() => {
        if (performance.now() - Math.min(...lastReceived.values()) > SILENT_AFTER) call()
      }, 5_000)
    },
    markReceived: (stream: string) => void lastReceived.set(stream, performance.now()),
    stop: () => clearInterval(timer),
  }
}
