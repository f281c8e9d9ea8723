import { sha256Hex } from '../../../server/access/index.ts'
import { equipment, plant } from '../../../server/domain/masterdata/index.ts'
import { reporter, reportLog } from '../../../server/domain/repair/index.ts'
import { outbox } from '../../../server/domain/system/index.ts'
import { wallDisplay } from '../../../server/domain/wall/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { photo } from '../browser/pictures.ts'
import { make } from '../samples/factories.ts'
import { callsOnce } from '../stories/callsOnce.ts'
import { ADMIN_PASSWORD, dueWork, isDrained, mailed, ownBase, receivers, standing } from '../stories/shopFloor.ts'
import { type Fortune, listAt, wallAt } from './followers.ts'
import { mailSink } from './mailSink.ts'
import { pause } from './mortal.ts'
import { plainProxy } from './plainProxy.ts'
import { freePort, type Running, run } from './process.ts'

const PLANS = 60
const POINTS = 20
const RECEIVERS = 2
const [READERS, WRITERS, UPLOADERS, WALLS, LISTS] = [4, 2, 2, 20, 10]
/** A proxy that looks five times a second has noticed by then. */
const DRAIN_SECONDS = 2
const FLEET = [['api'], ['api'], ['worker'], ['worker'], ['scheduler'], ['scheduler']]
const TICKS = ['makeMaintenanceOrders', 'makeInspectionOrders', 'tellDueMaintenance', 'sweepNotices'] as const
const DRAIN_MS = 180_000

const REPORT = 'mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id } }'

/** One of the fleet, which is started again at the place where it was. */
function member(settings: Readonly<Record<string, string>>, roles: readonly string[]) {
  let running: Running | undefined
  async function start() {
    running = await run(settings, roles)
    if (!(await running.ready)) throw new Error(`a server did not start: ${running.said()}`)
  }
  return {
    roles,
    address: `http://127.0.0.1:${settings.PORT}`,
    start,
    /** Asked to end, and started again once it has. Out: how it ended. */
    async restart() {
      running?.child.kill('SIGTERM')
      const ended = await running?.ended
      await start()
      return ended?.code
    },
    async stop() {
      running?.child.kill('SIGKILL')
      await running?.ended
    },
  }
}

/** All processes of an installation restarted in turn, behind a proxy that does not retry, while people work and look on. */
export async function rollingFleet({ redisUrl, rounds }: { redisUrl: string; rounds: number }) {
  const sink = await mailSink(10)
  const given = { SMTP_URL: sink.url, SMTP_FROM: 'notices@plant.example', REDIS_URL: redisUrl, READY_DRAIN: String(DRAIN_SECONDS) }
  const { settings, store, drop } = await ownBase('redis', given)
  const everywhere = systemActor(0)
  const undo: (() => Promise<unknown>)[] = [drop, sink.close]
  try {
    const [home] = await store.read(everywhere).of(plant).find({})
    const actor = systemActor(home?.id ?? 0)
    const [machine, person] = [await make(store, actor, equipment), await make(store, actor, reporter)]
    const type = await mailed(store, { code: 'FAULT_REPORTED', subject: '{{reportNo}}' })
    await receivers(store, { plantId: actor.plantId, typeId: type.id, count: 1 })
    await store.write(actor, async (uow) => {
      for (let n = 0; n < WALLS; n++)
        await uow.of(wallDisplay).create({ name: `wall ${n}`, keyHash: sha256Hex(`wall ${n}`), language: 'zh' })
    })
    const due = await dueWork(store, { plans: PLANS, points: POINTS, told: RECEIVERS })

    const fleet = await Promise.all(FLEET.map(async (roles) => member({ ...settings, PORT: String(await freePort()) }, roles)))
    undo.push(() => Promise.all(fleet.map((one) => one.stop())))
    await Promise.all(fleet.map((one) => one.start()))
    const proxy = await plainProxy(fleet.filter(({ roles }) => roles.includes('api')).map(({ address }) => address))
    undo.push(proxy.close)
    const calls = callsOnce(proxy.address)
    await calls.logIn(ADMIN_PASSWORD)

    const fortune: Fortune = { moved: 0, lost: 0, awayMs: [] }
    const stream = { stream: 'faultSummary', fields: '{ total }' }
    const walls = Array.from({ length: WALLS }, (_, n) => wallAt(proxy.address, { key: `wall ${n}`, ...stream }, fortune))
    const reported = async () => (await calls.send('{ reportLogs { total } }'))?.reportLogs.total as number
    const reading = { token: calls.token(), resource: 'reportLog', read: reported }
    const lists = Array.from({ length: LISTS }, () => listAt(proxy.address, reading, fortune))
    const followers = [...walls, ...lists]
    undo.push(() => Promise.all(followers.map((one) => one.leave())))

    let isOver = false
    const acknowledged: string[] = []
    const uploaded: string[] = []
    const picture = await photo()
    const input = { equipmentId: machine.id, reporterId: person.id, description: 'leaks', isStopped: false }
    const working = async (work: () => Promise<unknown>, everyMs: number) => {
      while (!isOver) {
        await work()
        await pause(everyMs)
      }
    }
    const report = async () => {
      const made = await calls.send(REPORT, { input })
      if (made) acknowledged.push(made.createReportLog.id)
    }
    const upload = async () => {
      const at = await calls.upload(picture)
      if (at) uploaded.push(at)
    }
    const tick = () =>
      store.write(everywhere, async (uow) => {
        for (const name of TICKS) uow.enqueue({ name }, {})
      })
    const work = Promise.all([
      ...Array.from({ length: READERS }, () => working(reported, 30)),
      ...Array.from({ length: WRITERS }, () => working(report, 150)),
      ...Array.from({ length: UPLOADERS }, () => working(upload, 20)),
      working(tick, 1500),
    ])

    let badExits = 0
    for (let round = 0; round < rounds; round++)
      for (const one of fleet) {
        if ((await one.restart()) !== 0) badExits++
        while (one.roles.includes('api') && !proxy.isReady(one.address)) await pause(50)
      }
    isOver = true
    await work

    const total = await store.read(actor).of(reportLog).count({})
    const look = () => standing(store, due.actor, { plans: PLANS, told: RECEIVERS })
    const awaited = total + PLANS * RECEIVERS
    const isDone = async () =>
      isDrained(await look()) && sink.mails.length >= awaited && (await store.read(everywhere).of(outbox).count({})) === 0
    for (const end = Date.now() + DRAIN_MS; !(await isDone()) && Date.now() < end; await pause(1000)) await tick()
    // Whatever would be told twice is told by now, and whoever looks on has seen the last of it.
    await pause(2000)
    const isBehind = [
      ...walls.filter((one) => (one.newest() as { total: number } | undefined)?.total !== total),
      ...lists.filter((one) => one.newest() !== total),
    ].length
    const known = new Set((await store.read(actor).of(reportLog).find({})).map(({ id }) => String(id)))
    const statuses = await Promise.all(uploaded.map((at) => calls.status(at)))
    return {
      ...calls.tally,
      ...proxy.told,
      ...(await look()),
      restarts: rounds * fleet.length,
      badExits,
      reports: total,
      acknowledgedMissing: acknowledged.filter((id) => !known.has(id)).length,
      reportsUnasked: total - acknowledged.length,
      uploads: uploaded.length,
      uploadsMissing: statuses.filter((status) => status !== 200).length,
      mailsMissing: awaited - sink.mails.length,
      mailsTwice: sink.repeated(),
      moved: fortune.moved,
      lost: fortune.lost,
      longestAwayMs: Math.max(0, ...fortune.awayMs),
      isBehind,
    }
  } finally {
    for (const one of undo.reverse()) await one().catch(() => {})
  }
}
