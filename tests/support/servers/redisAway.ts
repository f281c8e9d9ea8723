import { sha256Hex } from '../../../server/access/index.ts'
import { equipment, plant } from '../../../server/domain/masterdata/index.ts'
import { noticeEvent } from '../../../server/domain/notice/index.ts'
import { reporter, reportLog } from '../../../server/domain/repair/index.ts'
import { outbox } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { make } from '../samples/factories.ts'
import { ADMIN_PASSWORD, mailed, ownBase, receivers } from '../stories/shopFloor.ts'
import { mailSink } from './mailSink.ts'
import type { privateRedis } from './privateRedis.ts'
import { run } from './process.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const LOG_IN = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
const REPORT = 'mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id } }'
const WRITERS = 2

/** Takes Redis away from a server that people work with, half of the time as if it hung and half as if it were gone. */
export async function redisAway({ redis, seconds }: { redis: Awaited<ReturnType<typeof privateRedis>>; seconds: number }) {
  const sink = await mailSink()
  const given = { SMTP_URL: sink.url, SMTP_FROM: 'notices@plant.example', REDIS_URL: redis.url }
  const { settings, store, drop } = await ownBase('redis', given)
  const server = await run(settings, ['api', 'worker', 'scheduler'])
  try {
    if (!(await server.ready)) throw new Error(server.said())
    const everywhere = store.read(systemActor(0))
    const [home] = await everywhere.of(plant).find({})
    const actor = systemActor(home?.id ?? 0)
    const machine = await make(store, actor, equipment)
    const person = await make(store, actor, reporter)
    const type = await mailed(store, { code: 'FAULT_REPORTED', subject: '{{reportNo}}' })
    await receivers(store, { plantId: actor.plantId, typeId: type.id, count: 1 })

    const tally = { writes: 0, logIns: 0, refused: 0, slowestWriteMs: 0, slowestLogInMs: 0, first: '' }
    async function send(query: string, variables: object, token = '') {
      const begun = performance.now()
      const response = await fetch(`${server.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(30_000),
      }).catch((error: unknown) => new Response(String(error), { status: 599 }))
      const text = await response.text()
      const took = Math.round(performance.now() - begun)
      if (query === LOG_IN) tally.slowestLogInMs = Math.max(tally.slowestLogInMs, took)
      if (query === REPORT) tally.slowestWriteMs = Math.max(tally.slowestWriteMs, took)
      const body = response.ok ? JSON.parse(text) : { errors: [text] }
      if (body.errors) {
        tally.refused++
        tally.first ||= text.slice(0, 300)
      }
      return body.data
    }
    const logIn = async () =>
      (await send(LOG_IN, { input: { username: 'admin', password: sha256Hex(ADMIN_PASSWORD) } }))?.login.token as string
    let token = await logIn()
    let isOver = false
    const report = async () => {
      while (!isOver) {
        const input = { equipmentId: machine.id, reporterId: person.id, description: 'leaks', isStopped: false }
        if (await send(REPORT, { input }, token)) tally.writes++
        await pause(150)
      }
    }
    const entering = async () => {
      while (!isOver) {
        const fresh = await logIn()
        if (fresh) {
          tally.logIns++
          // Of one person's sessions only the latest stay open.
          token = fresh
        }
        await pause(700)
      }
    }
    const work = Promise.all([...Array.from({ length: WRITERS }, report), entering()])
    await pause(1000)
    redis.freeze()
    await pause((seconds * 1000) / 2)
    const away = await send('{ jobQueue { isOpen } }', {}, token)
    await redis.kill()
    await pause((seconds * 1000) / 2)
    const backAt = Date.now()
    await redis.start()
    await pause(1500)
    isOver = true
    await work

    const reports = () => store.read(actor).of(reportLog).count({})
    const isDone = async () => (await everywhere.of(outbox).count({})) === 0 && sink.mails.length >= (await reports())
    while (!(await isDone()) && Date.now() < backAt + 120_000) await pause(500)
    const drainSeconds = Math.round((Date.now() - backAt) / 1000)
    const events = await store.read(actor).of(noticeEvent).count({})
    return {
      ...tally,
      reports: await reports(),
      eventsMissing: (await reports()) - events,
      mails: sink.mails.length,
      mailsTwice: sink.repeated(),
      isOpenWhileAway: away?.jobQueue.isOpen as boolean,
      drainSeconds,
    }
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
    await sink.close()
    await drop()
  }
}
