import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** Of one hop alone, and no business of the next. */
const HOP = ['connection', 'keep-alive']
const withoutHop = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.includes(name)))

/**
 * A proxy as simple as there are: it asks each server for its readiness, gives calls to those that are ready in turn, over connections that it
 * keeps or opens for one call, hands sockets on, and tries nothing twice.
 */
export async function plainProxy(servers: readonly string[], checkMs = 200) {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  const told = { refused: 0, cutOff: 0 }
  let turn = 0
  const pick = () => {
    const open = servers.filter((one) => ready.has(one))
    return open.length ? new URL(open[turn++ % open.length] as string) : undefined
  }
  async function check() {
    for (const one of servers) {
      const isReady = await fetch(`${one}/readyz`, { headers: { connection: 'close' } }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) ready.add(one)
      else ready.delete(one)
    }
  }
  let checking: Promise<void> | undefined
  const timer = setInterval(() => {
    checking ??= check().finally(() => {
      checking = undefined
    })
  }, checkMs)
  await check()

  const server = createServer((asked, answer) => {
    const to = pick()
    const fail = () => {
      told.cutOff++
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    }
    if (!to) return fail()
    const { url = '/', method = 'GET', headers } = asked
    const over = { agent: turn % 4 < 2 ? agent : false } as const
    const call = request({ host: to.hostname, port: to.port, path: url, method, headers: withoutHop(headers), ...over }, (given) => {
      answer.writeHead(given.statusCode ?? 502, withoutHop(given.headers))
      given.on('error', fail)
      given.pipe(answer)
    })
    call.on('error', fail)
    asked.pipe(call)
  })
  // Ending kept connections by itself would fail calls of its own clients.
  server.keepAliveTimeout = 0
  const tunnels = new Set<Duplex>()
  server.on('upgrade', (asked, socket, head) => {
    const to = pick()
    if (!to) {
      told.refused++
      return socket.destroy()
    }
    const lines = asked.rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${asked.rawHeaders[at + 1]}`]))
    const wire = connect(Number(to.port), to.hostname, () => {
      wire.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      wire.write(head)
      wire.pipe(socket)
      socket.pipe(wire)
    })
    for (const [one, other] of [
      [wire, socket],
      [socket, wire],
    ] as const) {
      tunnels.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        tunnels.delete(one)
        other.destroy()
      })
    }
    wire.on('error', () => told.refused++)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    told,
    isReady: (one: string) => ready.has(one),
    async close() {
      clearInterval(timer)
      await checking
      agent.destroy()
      for (const one of tunnels) one.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
