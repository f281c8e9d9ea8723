import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'

const [port, count] = process.argv.slice(2).map(Number)
const query = `subscription Downtime { downtimeSummary { at plant { id name } shiftName machineCount faultyCount availability
  stopped { reportId reportNo equipmentId number name workshopName since urgency status description repairerNames }
  stopHours { equipmentId name today week month isStopped } byDay { day hours } } }`
const got = { ours: 0, raw: 0, bytes: 0 }
let expected = 0
function arrived() {
  if (--expected === 0) process.send?.({ lastAt: String(process.hrtime.bigint()), bytes: got.bytes })
}
const open = (path: string) =>
  new WebSocket(`ws://127.0.0.1:${port}${path}`, path === '/raw' ? [] : 'graphql-transport-ws', { perMessageDeflate: false })

async function subscriber() {
  const socket = open('/graphql')
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: 'Bearer x' } }))
  await new Promise((resolve) => socket.once('message', resolve))
  socket.send(JSON.stringify({ id: randomUUID(), type: 'subscribe', payload: { query } }))
  const first = await new Promise<Buffer>((resolve) => socket.once('message', resolve))
  if (!first.includes('"next"')) throw new Error(String(first))
  socket.on('message', (data: Buffer) => {
    got.bytes = data.length
    arrived()
  })
}
async function listener() {
  const socket = open('/raw')
  await new Promise((resolve) => socket.once('open', resolve))
  socket.on('message', arrived)
}
for (let i = 0; i < (count ?? 0); i += 50) await Promise.all(Array.from({ length: 50 }, () => Promise.all([subscriber(), listener()])))
process.on('message', () => {
  expected = count ?? 0
  process.send?.({ isArmed: true })
})
process.send?.({ isReady: true })
