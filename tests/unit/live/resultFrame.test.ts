import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { resultFrame } from '../../../server/live/resultFrame.ts'

it('is read as one message whatever its length, and made once for all who gave the same id', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [request, wire] = await once(server, 'upgrade')
  const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
  wire.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`)
  const around = '{"id":"印","type":"next","payload":}'
  for (const length of [50, 125, 126, 65_535, 65_536, 300_000]) {
    const json = Buffer.from(JSON.stringify('x'.repeat(length - Buffer.byteLength(around) - 2)))
    const heard = once(socket, 'message')
    wire.write(resultFrame(json, '印'))
    const [data, isBinary] = await heard
    expect([data.length, isBinary, JSON.parse(String(data)).payload]).toEqual([length, false, JSON.parse(String(json))])
    expect(resultFrame(json, '印')).toBe(resultFrame(json, '印'))
    expect(resultFrame(json, 'b')).not.toBe(resultFrame(json, '印'))
  }
  socket.terminate()
  server.close()
})
