import { connect } from 'node:net'

/** A connection as somebody opens it who means no good: never closed from this side, and read only when asked to. */
export interface Ruthless {
  /** What the server has said before it hung up; without an end it has not. */
  readonly told: Promise<string>
  leave(): void
}
interface Manner {
  /** What is sent at once, and then again and again, a little at a time. */
  readonly begin: string
  readonly drip?: string
  readonly isDeaf?: boolean
}
const DRIP_MS = 50

export function ruthless(address: string, { begin, drip, isDeaf }: Manner): Ruthless {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  let text = ''
  const dripping = drip ? setInterval(() => socket.writable && socket.write(drip), DRIP_MS) : undefined
  const told = new Promise<string>((resolve) => {
    const over = () => {
      clearInterval(dripping)
      resolve(text)
    }
    socket.on('end', over)
    socket.on('close', over)
    // Writing on to a server that has hung up.
    socket.on('error', over)
  })
  if (isDeaf) socket.pause()
  else
    socket.on('data', (data) => {
      text += String(data)
    })
  socket.write(begin)
  return {
    told,
    leave() {
      clearInterval(dripping)
      socket.destroy()
    },
  }
}
