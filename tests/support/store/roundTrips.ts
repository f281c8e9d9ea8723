import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A proxy in front of PostgreSQL that counts round trips: how often a connection that has been answered sends again. What is sent without
 * waiting for the answer before it belongs to the same round trip.
 */
export async function countRoundTrips(url: string) {
  const target = new URL(url)
  let trips = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname)
    let isAnswered = true
    client.on('data', (bytes) => {
      if (isAnswered) trips++
      isAnswered = false
      database.write(bytes)
    })
    database.on('data', (bytes) => {
      isAnswered = true
      client.write(bytes)
    })
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxied = new URL(url)
  proxied.hostname = '127.0.0.1'
  proxied.port = String((server.address() as AddressInfo).port)
  return {
    url: proxied.href,
    /** The round trips of a piece of work, over all connections. */
    async of(work: () => Promise<unknown>): Promise<number> {
      const before = trips
      await work()
      return trips - before
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
