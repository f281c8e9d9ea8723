import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { WebSocket, WebSocketServer } from 'ws'
import { registry } from '../../../server/domain/index.ts'
import { equipment } from '../../../server/domain/masterdata/index.ts'
import { reporter, reportLog } from '../../../server/domain/repair/index.ts'
import { contextFactory } from '../../../server/graphql/context.ts'
import { overSocket } from '../../../server/graphql/overSocket.ts'
import { buildApi } from '../../../server/graphql/schema.ts'
import { operations } from '../../../server/kernel/index.ts'
import { Hub } from '../../../server/live/hub.ts'
import { memoryPublisher } from '../../../server/live/publisher.ts'
import { topicsOf } from '../../../server/live/snapshot.ts'
import { attachSocket } from '../../../server/live/socket.ts'
import { words } from '../../../server/platform/words.ts'
import { migrate, openStore } from '../../../server/store/index.ts'
import { make, makePlant, person } from '../../support/samples/factories.ts'

const MACHINES = 60
const REPORTS = 2_000
const DAY_MS = 86_400_000

const folder = mkdtempSync(join(tmpdir(), 'mw-fanout-'))
const url = `file:${join(folder, 'base.sqlite')}`
await migrate(url)
const store = await openStore({ url })
const { id: plantId, actor } = await makePlant(store, 'Bench')
const machines: number[] = []
for (let i = 0; i < MACHINES; i++) machines.push((await make(store, actor, equipment, { name: `三号印刷机 ${i}`, number: `M${i}` })).id)
const { id: reporterId } = await make(store, actor, reporter)
const report = (i: number) => {
  const at = new Date(Date.now() - (i / REPORTS) * 90 * DAY_MS - 3_600_000)
  const isOpen = i < 8
  return {
    id: i + 1,
    plantId,
    reportNo: `BX-${i}`,
    reporterId,
    equipmentId: machines[i % MACHINES],
    unitId: null,
    description: '主电机过热，无法启动',
    urgency: 'HIGH',
    isStopped: true,
    reportDate: at,
    acceptedAt: isOpen ? null : at,
    resumeDate: isOpen ? null : new Date(at.getTime() + 3_600_000),
    completedAt: isOpen ? null : new Date(at.getTime() + 3_600_000),
    expectedDays: null,
    joinedToId: null,
    status: isOpen ? 'PENDING' : 'CONFIRMED',
    createdAt: at,
    updatedAt: at,
    createdById: null,
    updatedById: null,
  }
}
await store.bulk(
  reportLog,
  Array.from({ length: REPORTS }, (_, i) => report(i)),
)

const logger = pino({ level: 'error' })
const publisher = memoryPublisher()
let changedAt = 0n
let cpu = process.cpuUsage()
publisher.subscribe(() => {
  cpu = process.cpuUsage()
  changedAt = process.hrtime.bigint()
})
store.onChange(publisher.publish)
const { schema } = await buildApi(registry)
const topics = topicsOf(registry)
const hub = new Hub({ topics, store, logger })
publisher.subscribe((news) => hub.changed(news))
const contextOf = contextFactory({ store, registry, operations: operations(store, registry), live: hub } as never)
const graphql = overSocket({ schema, isOpen: false, contextOf, onFault: (cause) => logger.error({ err: cause }, 'fault') })
const wall = person(plantId, ['dataview:downtime:view', 'repair:report:list'], { sessionId: 1 })
const access = { authenticate: async () => ({ actor: wall, expiresAt: new Date(Date.now() + 3_600_000) }), verifySession: async () => wall }
const server = createServer()
attachSocket({ server, graphql, access, store, publisher, logger, words, limits: { socketsPerAddress: 5_000, socketsPerUser: 5_000 } })

const raw = new WebSocketServer({ noServer: true, perMessageDeflate: false })
server.on('upgrade', (request, socket, head) => {
  if (request.url === '/raw') raw.handleUpgrade(request, socket, head, (ws) => raw.emit('connection', ws, request))
})
async function change() {
  await store.write(actor, async (uow) => {
    const row = await uow.of(reportLog).lockForUpdate(1)
    await uow.of(reportLog).patch(row, { description: `主电机过热，第 ${Date.now()} 次` })
  })
  return changedAt
}
function broadcast(bytes: number) {
  const message = Buffer.alloc(bytes, 'x')
  cpu = process.cpuUsage()
  const at = process.hrtime.bigint()
  for (const ws of raw.clients) if (ws.readyState === WebSocket.OPEN) ws.send(message, { binary: false })
  return at
}
/** What all threads of this process have computed since the last change or broadcast. */
function spent() {
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1000
}
/** What is in use after the garbage is gone, whatever the process keeps in reserve. */
async function held() {
  for (let i = 0; i < 4; i++) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
process.on('message', async ({ what, bytes = 0 }: { what: string; bytes?: number }) => {
  if (what === 'change') process.send?.({ at: String(await change()) })
  if (what === 'raw') process.send?.({ at: String(broadcast(bytes)) })
  if (what === 'cost') process.send?.({ cpuMs: spent() })
  if (what === 'memory') process.send?.({ bytes: await held() })
})
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
