import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A wire to a server that can be cut and mended: cut, nobody listens at its end, as while a server is being started again. */
export async function brokenWire(server: string) {
  const to = new URL(server)
  const ends = new Set<Socket>()
  const gate = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    gate.listen(port, '127.0.0.1')
    await once(gate, 'listening')
    return (gate.address() as AddressInfo).port
  }
  const port = await listen(0)
  async function cut() {
    const closed = once(gate, 'close')
    gate.close()
    for (const end of ends) end.destroy()
    await closed
  }
  return { address: `http://127.0.0.1:${port}`, cut, mend: () => listen(port), close: () => (gate.listening ? cut() : undefined) }
}
