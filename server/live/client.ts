import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Language, RefusalKind } from '../kernel/index.ts'
import type { Guest } from './connectionGate.ts'
import type { SocketLimits } from './limits.ts'
import { resultFrame } from './resultFrame.ts'

/** One open socket. */
export interface Client {
  readonly socket: WebSocket
  /** The connection below it. */
  readonly wire: Duplex
  readonly ip: string
  language: Language
  guest: Guest | undefined
  /** What runs on it, by its id: null for a call that has no answer yet, the stream of a subscription that stands. */
  running: Readonly<Record<string, unknown>>
  /** Pings since its last answer. */
  unanswered: number
}
/** Close codes by what a refusal means; see graphql-transport-ws. */
export const CLOSE_CODES: Readonly<Partial<Record<RefusalKind, number>>> = { unauthenticated: 4401, forbidden: 4403, tooMany: 4429 }
/** The client may come back: graphql-ws takes other codes for final. */
export const TRY_LATER = 1013
/** The server ends, and the client comes back at once: to another process, or to this one when it runs again. */
export const SERVICE_RESTART = 1012
const MAX_REASON_BYTES = 123

/** Closes with a reason cut to what a close frame holds. */
export function closeSocket(socket: WebSocket, code: number, reason: string) {
  let short = reason
  while (Buffer.byteLength(short) > MAX_REASON_BYTES) short = short.slice(0, -1)
  socket.close(code, short)
}

interface Sending {
  readonly limits: SocketLimits
  readonly done: () => void
}
/** Sends, and drops a client that lets more than the limit pile up unsent. */
function sendBy(socket: WebSocket, { limits, done }: Sending, write: (done: () => void) => void) {
  if (socket.readyState !== socket.OPEN) return done()
  write(done)
  if (socket.bufferedAmount > limits.unsentBytes) socket.terminate()
}
export const sendTo = (socket: WebSocket, data: string, sending: Sending) =>
  sendBy(socket, sending, (done) => socket.send(data, { binary: false }, done))

/**
 * Writes the results of one subscription. While one is still on its way the newest of the following waits and the others are dropped:
 * every result is a whole snapshot, so a slow wall skips some and is never behind.
 */
export function resultWriter({ socket, wire }: Client, id: string, limits: SocketLimits): (json: Buffer) => void {
  let isBusy = false
  let waiting: Buffer | undefined
  const done = () => {
    isBusy = false
    if (!waiting) return
    const json = waiting
    waiting = undefined
    write(json)
  }
  const write = (json: Buffer) => {
    if (isBusy) {
      waiting = json
      return
    }
    isBusy = true
    sendBy(socket, { limits, done }, () => wire.write(resultFrame(json, id), done))
  }
  return write
}

const STEP_MS = 50
const LOOK_MS = 20
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Closes sockets so that their clients come back at once: together, or spread over a while, during which the others hear on. */
export async function sendAway(clients: readonly Client[], { limits, isSpread }: { limits: SocketLimits; isSpread: boolean }) {
  const wholeMs = isSpread ? Math.min(limits.movingMs, (clients.length / limits.movesPerSecond) * 1000) : 0
  const perStep = Math.max(1, Math.ceil((clients.length * STEP_MS) / Math.max(STEP_MS, wholeMs)))
  const going: Promise<void>[] = []
  for (let at = 0; at < clients.length; at += perStep) {
    if (at) await pause(STEP_MS)
    for (const client of clients.slice(at, at + perStep)) going.push(sendOne(client, limits.callMs))
  }
  await Promise.all(going)
}

const hasUnansweredCall = ({ running }: Client) => Object.values(running).includes(null)
/** A call over a socket has no key under which it could be asked again: its answer goes first. */
async function sendOne(client: Client, patienceMs: number) {
  const until = performance.now() + patienceMs
  while (hasUnansweredCall(client) && client.socket.readyState === client.socket.OPEN && performance.now() < until) await pause(LOOK_MS)
  closeSocket(client.socket, SERVICE_RESTART, 'service restart')
}
