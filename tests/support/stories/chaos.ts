import { and, inArray, lt } from 'drizzle-orm'
import { noticeDelivery, noticeEvent } from '../../../server/domain/notice/index.ts'
import { outbox } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { mailSink } from '../servers/mailSink.ts'
import { mortal, pause } from '../servers/mortal.ts'
import { dueWork, isDrained, ownBase, type QueueHome, type Standing, standing } from './shopFloor.ts'

export interface Chaos {
  readonly home: QueueHome
  readonly redisUrl?: string
  /** Roles of each process. */
  readonly fleet: readonly (readonly string[])[]
  readonly plans: number
  readonly points: number
  readonly receivers: number
  readonly seconds: number
  /** Ends each process at once, or asks it to finish. */
  readonly signal: 'SIGKILL' | 'SIGTERM'
  /** How long a process lives at most. */
  readonly lifeMs: number
  /** Lets minutes pass for what died on its way instead of waiting for them. */
  readonly hasten: boolean
}
export type Aftermath = Standing & {
  readonly ends: number
  readonly badExits: number
  readonly drainSeconds: number
  readonly mails: number
  readonly mailsTwice: number
}
/** Nothing is there twice, nothing is missing, nothing is left over. */
export const SOUND = {
  ordersTwice: 0,
  ordersMissing: 0,
  inspectionsTwice: 0,
  inspectionsMissing: 0,
  numberGaps: 0,
  untold: 0,
  queued: 0,
  sending: 0,
  otherwise: 0,
  mailsTwice: 0,
} satisfies Partial<Aftermath>
const TICKS = ['makeMaintenanceOrders', 'makeInspectionOrders', 'tellDueMaintenance', 'sweepNotices'] as const
const MINUTES_MS = 4 * 60_000
/** A slow machine is given longer than the time asked for, until so many have died. */
const ENDS_MIN = 3
const LONGER_MS = 60_000

/** Due work, and processes that die over it until the time is up. What is left is drained by those that stay. */
export async function chaos(options: Chaos): Promise<Aftermath> {
  const { home, redisUrl, fleet, plans, points, receivers, seconds } = options
  const sink = await mailSink(10)
  const given = { SMTP_URL: sink.url, SMTP_FROM: 'notices@plant.example', ...(redisUrl && { REDIS_URL: redisUrl }) }
  const { settings, store, drop } = await ownBase(home, given)
  // In a run of minutes servers also die while they found it.
  const places = fleet.map((roles) => mortal(settings, roles, options))
  const everywhere = systemActor(0)
  const tick = () =>
    store.write(everywhere, async (uow) => {
      for (const name of TICKS) uow.enqueue({ name }, {})
    })
  try {
    const { actor } = await dueWork(store, { plans, points, told: receivers })
    const look = () => standing(store, actor, { plans, told: receivers })
    for (const one of places) one.live()
    const isEnough = () => places.reduce((sum, one) => sum + one.told().ends, 0) >= ENDS_MIN
    for (const end = Date.now() + seconds * 1000; Date.now() < end || (!isEnough() && Date.now() < end + LONGER_MS); await pause(1500))
      await tick()
    await Promise.all(places.map((one) => one.settle()))

    const settledAt = Date.now()
    if (options.hasten) await pause(1500)
    let now = await look()
    for (let round = 0; !isDrained(now) && Date.now() < settledAt + 300_000; round++) {
      if (options.hasten) await letTimePass(store, new Date(settledAt))
      if (round % 4 === 0) await tick()
      await pause(1000)
      now = await look()
    }
    const drainSeconds = Math.round((Date.now() - settledAt) / 1000)
    for (let i = 0; i < 60 && (await store.read(everywhere).of(outbox).count({})) > 0; i++) await pause(500)
    // Whatever would be done twice is done by now.
    await pause(1000)
    now = await look()
    const ends = places.map((one) => one.told())
    return {
      ...now,
      ends: ends.reduce((sum, one) => sum + one.ends, 0),
      badExits: ends.reduce((sum, one) => sum + one.badExits, 0),
      drainSeconds,
      mails: sink.mails.length,
      mailsTwice: sink.repeated(),
    }
  } finally {
    for (const one of places) await one.settle().catch(() => {})
    await Promise.all(places.map((one) => one.stop()))
    await sink.close()
    await drop()
  }
}

/** For deliveries and events that died with their process: what others would find some minutes later, they find now. */
export async function letTimePass(store: Awaited<ReturnType<typeof ownBase>>['store'], before: Date) {
  await store.write(systemActor(0), async (uow) => {
    const { db } = uow.read
    const [d, e] = [uow.read.table(noticeDelivery), uow.read.table(noticeEvent)]
    const long = new Date(uow.now.getTime() - MINUTES_MS)
    const left = and(inArray(d.status, ['QUEUED', 'SENDING']), lt(d.updatedAt, before))
    await db.update(d).set({ updatedAt: long }).where(left)
    await db.update(e).set({ createdAt: long }).where(lt(e.createdAt, before))
  })
}

/** A small table for whoever watches. */
export function shown(title: string, rows: Readonly<Record<string, string | number | boolean>>) {
  const width = Math.max(...Object.keys(rows).map((key) => key.length))
  console.log([title, ...Object.entries(rows).map(([key, value]) => `  ${key.padEnd(width)}  ${value}`)].join('\n'))
}
