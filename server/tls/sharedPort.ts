import type { Server as PlainServer } from 'node:http'
import { Server as SecureServer } from 'node:https'
import type { Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'

/** With this byte every connection over TLS begins, and none of plain HTTP. */
const HANDSHAKE = 0x16
const peerOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`
const nothing = () => {}

/**
 * Lets one port speak both: what does not begin as TLS does goes to `plain`, so that whoever types an address without https gets there too.
 * What has not said in time what it is, is cut; and `secure` counts the others among its own when it closes.
 */
export function sharePort(secure: SecureServer, plain: PlainServer, { helloMs }: { helloMs: number }): void {
  const takers = secure.listeners('connection') as ((socket: Socket) => void)[]
  /** Of which nothing is known yet, and whose handshake is under way. */
  const coming = new Map<string, Socket>()
  secure.removeAllListeners('connection')
  secure.on('connection', (socket: Socket) => {
    const peer = peerOf(socket)
    coming.set(peer, socket)
    const cut = () => void socket.destroy()
    socket.on('error', nothing).once('close', () => coming.delete(peer))
    socket.setTimeout(helloMs, cut)
    socket.once('readable', () => {
      const first = socket.read() as Buffer | null
      if (!first) return cut()
      socket.setTimeout(0)
      socket.off('timeout', cut)
      socket.unshift(first)
      if (first[0] === HANDSHAKE) for (const take of takers) take.call(secure, socket)
      else {
        coming.delete(peer)
        plain.emit('connection', socket)
      }
    })
  })
  secure.on('secureConnection', (socket: TLSSocket) => coming.delete(peerOf(socket)))
  const { closeIdleConnections, closeAllConnections } = SecureServer.prototype
  secure.closeIdleConnections = () => {
    closeIdleConnections.call(secure)
    plain.closeIdleConnections()
    for (const socket of coming.values()) socket.destroy()
  }
  secure.closeAllConnections = () => {
    closeAllConnections.call(secure)
    plain.closeAllConnections()
    for (const socket of coming.values()) socket.destroy()
  }
}
