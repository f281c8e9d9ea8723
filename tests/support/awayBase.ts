import { createServer, type Server, type Socket } from 'node:net'

/** A PostgreSQL, or whatever else has an address, that can be taken away and brought back: the same base, reached through a door that is shut and opened. */
export async function awayBase(url: string) {
  const there = new URL(url)
  const through = new Set<Socket>()
  let server: Server | undefined
  let port = 0
  async function open() {
    const { connect } = await import('node:net')
    server = createServer((near) => {
      const far = connect(Number(there.port || 5432), there.hostname)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        through.add(one)
        one.on('error', () => other.destroy())
        one.on('close', () => {
          through.delete(one)
          other.destroy()
        })
        one.pipe(other)
      }
    })
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
    port = (server.address() as { port: number }).port
  }
  /** Connections are cut, new ones refused. */
  async function shut() {
    const gone = new Promise((resolve) => server?.close(resolve))
    for (const one of through) one.destroy()
    await gone
  }
  await open()
  const near = new URL(url)
  near.host = `127.0.0.1:${port}`
  return { url: near.href, open, shut }
}
