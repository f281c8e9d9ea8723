import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'

const port = Number(process.argv[2])
const QUERIES: Readonly<Record<string, string>> = {
  wall: `subscription Downtime { downtimeSummary { at plant { id name } shiftName machineCount faultyCount availability
    stopped { reportId reportNo equipmentId number name workshopName since urgency status description repairerNames }
    stopHours { equipmentId name today week month isStopped } byDay { day hours } } }`,
  pill: 'subscription RecordsChanged { recordsChanged(resource: "reportLog") { resource at } }',
}
/** Sockets by what they follow, which a server is asked to tell all of at once. */
const open: Record<string, WebSocket[]> = {}
let [waitedFor, expected, bytes] = ['', 0, 0]
function arrived(what: string, size: number) {
  if (what !== waitedFor) return
  bytes = size
  if (--expected === 0) process.send?.({ lastAt: String(process.hrtime.bigint()), bytes })
}
const connect = async (path: string) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, path === '/raw' ? [] : 'graphql-transport-ws', { perMessageDeflate: false })
  await new Promise((resolve) => socket.once('open', resolve))
  return socket
}
const heard = (socket: WebSocket) => new Promise<Buffer>((resolve) => socket.once('message', resolve))

async function subscriber(query: string) {
  const socket = await connect('/graphql')
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: 'Bearer x' } }))
  await heard(socket)
  socket.send(JSON.stringify({ id: randomUUID(), type: 'subscribe', payload: { query } }))
  const first = await heard(socket)
  if (!first.includes('"data":{')) throw new Error(String(first))
  return socket
}
async function follow(what: string) {
  const query = QUERIES[what]
  const socket = await (query ? subscriber(query) : connect('/raw'))
  socket.on('message', (data: Buffer) => arrived(what, data.length))
  return socket
}
process.on('message', async ({ open: what, arm, count = 0 }: { open?: string; arm?: string; count?: number }) => {
  if (what) {
    const all = open[what] ?? []
    open[what] = all
    while (all.length < count)
      all.push(...(await Promise.all(Array.from({ length: Math.min(50, count - all.length) }, () => follow(what)))))
    while (all.length > count) all.pop()?.terminate()
  }
  if (arm) [waitedFor, expected] = [arm, open[arm]?.length ?? 0]
  process.send?.({ isReady: true })
})
process.send?.({ isReady: true })
