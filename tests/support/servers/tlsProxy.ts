import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { boughtCertificate } from './certificates.ts'

/** A proxy that ends TLS and says to the server behind it who asked and how, as nginx and haproxy are told to. */
export async function tlsProxy(server: string) {
  const { pair, authority } = await boughtCertificate(['localhost', '127.0.0.1'])
  const to = new URL(server)
  const forwarded = ({ headers, socket }: IncomingMessage) => ({
    ...headers,
    'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', '),
    'x-forwarded-proto': 'https',
  })
  const proxy = createServer(pair, (asked, answer) => {
    const { method, url } = asked
    const call = request({ host: to.hostname, port: to.port, method, path: url, headers: forwarded(asked) }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    call.on('error', () => answer.destroy())
    asked.pipe(call)
  })
  proxy.on('upgrade', (asked, near, head) => {
    const far = connect(Number(to.port), to.hostname, () => {
      const lines = Object.entries(forwarded(asked)).map(([name, value]) => `${name}: ${value}`)
      far.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      far.write(head)
      far.pipe(near).pipe(far)
    })
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  async function close() {
    proxy.closeAllConnections()
    proxy.close()
    await once(proxy, 'close')
  }
  return { port, ca: authority, close }
}
