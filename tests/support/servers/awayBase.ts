import { connect, createServer, type Server, type Socket } from 'node:net'

/** Where a connection is cut: before the base hears of the commit, the same while it notices nothing, or when it has answered it and nobody hears that. */
export type Cut = 'beforeCommit' | 'unnoticed' | 'afterCommit'
/** As the wire carries them: the query of a client, and the command tag of the answer. */
const SAID = Buffer.from('COMMIT\0')

/** A PostgreSQL, or whatever else has an address, that can be taken away and brought back: the same base, reached through a door that is shut and opened. */
export async function awayBase(url: string) {
  const there = new URL(url)
  const through = new Set<Socket>()
  let server: Server | undefined
  let port = 0
  let next: { at: Cut; cut(): void } | undefined
  let isSilent = false
  async function open() {
    server = createServer((near) => {
      if (isSilent) return void through.add(near.on('error', () => {}))
      const far = connect(Number(there.port || 5432), there.hostname)
      let isFarKept = false
      const isCut = (from: Socket, chunk: Buffer) => {
        if (!next || (next.at === 'afterCommit') !== (from === far) || !chunk.includes(SAID)) return false
        isFarKept = next.at === 'unnoticed'
        next.cut()
        next = undefined
        near.destroy()
        return true
      }
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        through.add(one)
        one.on('error', () => other.destroy())
        one.on('close', () => {
          through.delete(one)
          if (other !== far || !isFarKept) other.destroy()
        })
        one.on('data', (chunk: Buffer) => void (isCut(one, chunk) || other.write(chunk)))
        one.on('end', () => other.end())
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
  /** Cuts every connection that is open, and takes new ones. */
  const cutAll = () => {
    for (const one of through) one.destroy()
  }
  /** Cuts every connection that is open, and never answers new ones. */
  const silence = () => {
    isSilent = true
    cutAll()
  }
  /** Cuts the connection of the next commit; passes when it is done. */
  const cutNext = (at: Cut) =>
    new Promise<void>((resolve) => {
      next = { at, cut: resolve }
    })
  await open()
  const near = new URL(url)
  near.host = `127.0.0.1:${port}`
  return { url: near.href, open, shut, cutAll, cutNext, silence }
}
