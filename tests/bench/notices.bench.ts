import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createTransport } from 'nodemailer'
import { pino } from 'pino'
import { plant } from '../../server/domain/masterdata/index.ts'
import { noticeDelivery, noticeReceiver, notificationType, publish } from '../../server/domain/notice/index.ts'
import { startQueue } from '../../server/jobs/queue.ts'
import { systemActor } from '../../server/kernel/index.ts'
import { openChannels } from '../../server/notice/index.ts'
import { words } from '../../server/platform/words.ts'
import { syncBuiltIns } from '../../server/setup/index.ts'
import { migrate, openStore } from '../../server/store/index.ts'
import { noAuditor, noBackups } from '../support/store/noBackups.ts'

/** E-mails in all, to so many receivers. */
const MAILS = 1000
const RECEIVERS = 50
const GOAL = 200
const REDIS_URL = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379/9'
const FROM = 'notices@plant.example'

/** An SMTP server that takes everything and keeps nothing, on a thread of its own so that it costs the sender no time. */
const SINK = `
const { createServer } = require('node:net')
const { parentPort } = require('node:worker_threads')
const server = createServer((socket) => {
  let isText = false, left = ''
  socket.setNoDelay(true)
  socket.write('220 sink\\r\\n')
  socket.on('error', () => {})
  socket.on('data', (data) => {
    left += data.toString('latin1')
    for (;;) {
      const end = isText ? left.indexOf('\\r\\n.\\r\\n') : left.indexOf('\\r\\n')
      if (end < 0) return
      const line = left.slice(0, end)
      left = left.slice(end + (isText ? 5 : 2))
      if (isText) { isText = false; socket.write('250 taken\\r\\n') }
      else if (/^DATA/i.test(line)) { isText = true; socket.write('354 go on\\r\\n') }
      else if (/^QUIT/i.test(line)) socket.end('221 bye\\r\\n')
      else socket.write('250 fine\\r\\n')
    }
  })
})
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`
async function sink() {
  const worker = new Worker(SINK, { eval: true })
  const port = await new Promise<number>((resolve) => worker.once('message', resolve))
  return { url: `smtp://127.0.0.1:${port}`, close: () => worker.terminate() }
}
const perSecond = (count: number, ms: number) => (1000 * count) / ms
const body = '李秀梅 于 2026-11-21 08:30 报修 凹印机 3 号\n报修单号：BX20261121-0001\n紧急程度：停线\n故障描述：张力传感器无信号'

/** Nodemailer alone over as many connections: what nobody can beat. */
async function bare(url: string): Promise<number> {
  const transport = createTransport({ url, pool: true, maxConnections: 5, maxMessages: Number.POSITIVE_INFINITY } as never)
  const send = (n: number) => transport.sendMail({ from: FROM, to: `r${n}@example.com`, subject: '【报修】凹印机 3 号', text: body })
  await send(0)
  const start = performance.now()
  await Promise.all(Array.from({ length: MAILS }, (_, n) => send(n)))
  const ms = performance.now() - start
  transport.close()
  return perSecond(MAILS, ms)
}

/** Events raised while the worker runs, up to the last row that says SENT. */
async function product(url: string, redisUrl: string | null): Promise<{ raised: number; delivered: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-bench-'))
  const databaseUrl = `file:${join(dataDir, 'base.sqlite')}`
  await migrate(databaseUrl)
  const store = await openStore({ url: databaseUrl, readers: 1 })
  await syncBuiltIns(store, words('zh'))
  const plantId = await store.write(systemActor(0), async (uow) => (await uow.of(plant).create({ name: 'A', code: 'A' })).id)
  const actor = systemActor(plantId)
  await store.write(actor, async (uow) => {
    const [type] = await uow.of(notificationType).find({ code: 'FAULT_REPORTED' })
    for (let n = 0; n < RECEIVERS; n++)
      await uow.of(noticeReceiver).create({ typeId: type?.id ?? 0, name: `R${n}`, email: `r${n}@example.com` })
  })
  const logger = pino({ level: process.env.LOG ?? 'silent' })
  const channels = openChannels({ mail: { url, from: FROM }, cloud: null, wechat: null })
  const queue = startQueue({
    settings: { redisUrl, databaseUrl, dataDir, utcOffset: '+08:00' },
    store,
    logger,
    channels,
    backups: noBackups,
    auditor: noAuditor,
    contents: { remove: async () => {}, sweep: async () => ({}) },
    roles: new Set(['worker']),
    prefix: `mwbench${process.pid}`,
  })
  await queue.ready
  const count = (where: object) => store.read(actor).of(noticeDelivery).count(where)
  const until = async (wanted: number, where: object) => {
    while ((await count(where)) < wanted) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const tell = (id: number) =>
    store.write(actor, (uow) =>
      publish(uow, {
        code: 'FAULT_REPORTED',
        about: { resource: 'reportLog', id },
        values: { equipment: '凹印机 3 号', description: body },
      }),
    )
  await tell(1)
  await until(RECEIVERS, { status: 'SENT' })
  const start = performance.now()
  for (let id = 2; id < 2 + MAILS / RECEIVERS; id++) await tell(id)
  await until(MAILS + RECEIVERS, {})
  const raised = performance.now() - start
  await until(MAILS + RECEIVERS, { status: 'SENT' })
  const ms = performance.now() - start
  await queue.close()
  await channels.close()
  await store.close()
  return { raised: perSecond(MAILS, raised), delivered: perSecond(MAILS, ms) }
}

const reachable = (url: string) =>
  new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(url)
    const line = connect(Number(port || 6379), hostname)
    line.once('connect', () => resolve(true))
    line.once('error', () => resolve(false))
    line.once('connect', () => line.destroy())
  })

const smtp = await sink()
try {
  console.log(
    `${MAILS} e-mails to ${RECEIVERS} receivers through events, queue and worker to a local SMTP sink, interleaved with nodemailer alone`,
  )
  const before = await bare(smtp.url)
  console.log(`  nodemailer alone   ${before.toFixed(0)} a second`)
  const homes = [['embedded', null] as const, ...((await reachable(REDIS_URL)) ? [['Redis', REDIS_URL] as const] : [])]
  for (const [name, redisUrl] of homes) {
    const { raised, delivered } = await product(smtp.url, redisUrl)
    const ratio = (delivered / before).toFixed(2)
    console.log(
      `  queue on ${name.padEnd(9)} ${delivered.toFixed(0)} a second (goal ${GOAL}), ratio ${ratio}; rows made ${raised.toFixed(0)} a second`,
    )
  }
  console.log(`  nodemailer alone   ${(await bare(smtp.url)).toFixed(0)} a second, once more`)
} finally {
  await smtp.close()
}
