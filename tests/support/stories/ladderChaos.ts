import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { callRun } from '../../../server/domain/callout/index.ts'
import type { Store, systemActor } from '../../../server/kernel/index.ts'
import { clockJumps } from '../images/clockJumps.ts'
import { answer, callTower, firstSteps, type Ladders, ladders } from '../servers/callTower.ts'
import { mailSink } from '../servers/mailSink.ts'
import { mortal, pause } from '../servers/mortal.ts'
import { letTimePass } from './chaos.ts'
import { ownBase } from './shopFloor.ts'

export interface LadderChaos {
  readonly redisUrl: string
  readonly fleet: readonly (readonly string[])[]
  readonly stops: number
  /** For how long machines stop, and servers die. */
  readonly seconds: number
  /** How long a process lives at most; without it none is killed. */
  readonly lifeMs?: number
  /** By how much the clocks of the servers jump, both ways. */
  readonly jumpsMs: number
  /** Lets the minutes between two steps pass instead of waiting for them. */
  readonly hasten: boolean
}
export type LadderEnd = Ladders & {
  readonly kills: number
  readonly mails: number
  readonly mailsTwice: number
  /** Seconds from a stop to its first step: the middle, and the longest. */
  readonly firstStepMiddle: number
  readonly firstStepLongest: number
}
/** Every so manieth report is taken on by whoever is called. */
const ANSWERED = 10
const BATCHES = 20
/** What has not moved for so long is given up. */
const STILL_MS = 300_000
const ROUND_MS = 500
const MINUTE_MS = 60_000

/** Machines that stop while the servers that call people about it are killed and their clocks jump. What is left is done by those that stay. */
export async function ladderChaos({ redisUrl, fleet, stops, seconds, lifeMs, jumpsMs, hasten }: LadderChaos): Promise<LadderEnd> {
  const sink = await mailSink(5)
  const given = { SMTP_URL: sink.url, SMTP_FROM: 'calls@plant.example', REDIS_URL: redisUrl, ...clockJumps(jumpsMs) }
  const { settings, store, drop } = await ownBase('postgres', given)
  const places = fleet.map((roles) => mortal(settings, roles, { signal: 'SIGKILL', lifeMs: lifeMs ?? MINUTE_MS }))
  try {
    const { actor, stop } = await callTower(store)
    if (lifeMs) for (const one of places) one.live()
    else await Promise.all(places.map((one) => one.start()))
    const answering = answers(store, actor, sink.mails)
    for (let batch = 0; batch < BATCHES; batch++) {
      await stop(Math.floor((stops * (batch + 1)) / BATCHES) - Math.floor((stops * batch) / BATCHES))
      await pause((seconds * 1000) / BATCHES)
      if (hasten) await letMinutesPass(store, actor)
      await answering.look()
    }
    if (lifeMs) await Promise.all(places.map((one) => one.settle()))
    const look = () => ladders(store, actor, { stops, answered: answering.taken })
    let now = await look()
    // As long as steps are taken: a busy machine takes its time.
    for (let movedAt = Date.now(); !isDone(now) && Date.now() - movedAt < STILL_MS; ) {
      await pause(ROUND_MS)
      await answering.look()
      if (hasten) await letMinutesPass(store, actor)
      const next = await look()
      if (!isDeepStrictEqual(next, now)) movedAt = Date.now()
      now = next
    }
    // Whatever would be done twice is done by now.
    await pause(4 * ROUND_MS)
    now = await look()
    const waits = await firstSteps(store, actor)
    const secondsAt = (share: number) => Math.round((waits[Math.ceil(waits.length * share) - 1] ?? 0) / 100) / 10
    return {
      ...now,
      kills: places.reduce((sum, one) => sum + one.told().ends, 0),
      mails: sink.mails.length,
      mailsTwice: sink.repeated(),
      firstStepMiddle: secondsAt(0.5),
      firstStepLongest: secondsAt(1),
    }
  } finally {
    for (const one of places) await one.settle().catch(() => {})
    await Promise.all(places.map((one) => one.stop()))
    await sink.close()
    await drop()
  }
}
const isDone = ({ runsMissing, running, untold, queued }: Ladders) => runsMissing + running + untold + queued === 0

/** Some of those who are called take the report on by the link of their e-mail. */
function answers(store: Store, actor: ReturnType<typeof systemActor>, mails: Awaited<ReturnType<typeof mailSink>>['mails']) {
  const taken = new Map<string, number>()
  let seen = 0
  const wants = (subject: string) => Number(subject.slice(-4)) % ANSWERED === 0
  return {
    /** How many people had been called when a report was taken on, by its number. */
    taken,
    async look() {
      for (; seen < mails.length; seen++) {
        const mail = mails[seen]
        if (!mail || !wants(mail.subject) || taken.has(mail.subject)) continue
        const answered = await answer(store, actor, mail)
        if (answered) taken.set(answered.reportNo, answered.calls)
      }
    },
  }
}

/** What would be due a minute later is due now, and what died on its way is found at once. */
async function letMinutesPass(store: Store, actor: ReturnType<typeof systemActor>) {
  await store.write(actor, async (uow) => {
    const t = uow.read.table(callRun)
    await uow.read.db
      .update(t)
      .set({ nextAt: uow.now, steppedAt: new Date(uow.now.getTime() - MINUTE_MS) })
      .where(and(eq(t.plantId, actor.plantId), eq(t.state, 'RUNNING')))
  })
  await letTimePass(store as never, new Date(Date.now() - 10 * ROUND_MS))
}
