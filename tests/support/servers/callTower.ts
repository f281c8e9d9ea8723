import { and, eq } from 'drizzle-orm'
import { answerByLink, callAttempt, callLadder, callLadderStep, callRun } from '../../../server/domain/callout/index.ts'
import { equipment } from '../../../server/domain/masterdata/index.ts'
import { noticeDelivery } from '../../../server/domain/notice/index.ts'
import { repairLog, reporter, reportLog } from '../../../server/domain/repair/index.ts'
import { config } from '../../../server/domain/system/index.ts'
import { type ResourceDef, type Store, systemActor } from '../../../server/kernel/index.ts'
import { allResources, type OpenStore } from '../../../server/store/index.ts'
import { make, makePlant } from '../samples/factories.ts'
import { mailed } from '../stories/shopFloor.ts'
import type { Mail } from './mailSink.ts'

export const STEPS = 3
const PAUSE_MINUTES = 1
const SITE = 'https://plant.example'
const user = allResources.find(({ name }) => name === 'user') as ResourceDef
type Actor = ReturnType<typeof systemActor>

/** A plant with a ladder of three people who are told by e-mail, a minute one after the other, the first at once. */
export async function callTower(store: OpenStore) {
  const { id: plantId, actor } = await makePlant(store)
  await mailed(store, { code: 'CALL_OUT', subject: '{{reportNo}}' })
  await store.write(systemActor(0), async (uow) => {
    const [site] = await uow.of(config).lockWhere({ configKey: 'site.address' })
    if (site) await uow.of(config).patch(site, { configValue: SITE })
  })
  const ladder = await make(store, actor, callLadder, {
    urgency: 'LOW',
    criticality: 'C',
    stopsOnly: true,
    afterMinutes: 0,
    status: 'ENABLED',
  })
  for (let position = 1; position <= STEPS; position++) {
    const { id: userId } = await make(store, actor, user, {
      email: `step${position}@plant.example`,
      plantIds: [plantId],
      status: 'ENABLED',
    })
    await make(store, actor, callLadderStep, {
      ...{ ladderId: ladder.id, position, whom: 'PERSON', userId, receiverId: null, onShiftOnly: false, pauseMinutes: PAUSE_MINUTES },
      ...{ hasBell: false, hasEmail: true, hasSms: false, hasVoice: false, hasWechat: false },
    })
  }
  const { id: reporterId } = await make(store, actor, reporter)
  const { id: like } = await make(store, actor, equipment)
  return { actor, stop: (count: number) => stop(store, actor, { count, reporterId, like }) }
}

/** So many machines stand still from now on. */
async function stop(store: Store, actor: Actor, { count, reporterId, like }: { count: number; reporterId: number; like: number }) {
  const { id: _, ...machine } = (await store.read(actor).of(equipment).get(like)) as Record<string, unknown> & { id: number }
  await store.write(actor, async (uow) => {
    for (let nth = 0; nth < count; nth++) {
      const number = `M${uow.now.getTime()}-${nth}`
      const { id: equipmentId } = await uow.of(equipment).create({ ...machine, name: number, number } as never)
      await uow.of(reportLog).create({
        ...{ reporterId, equipmentId, description: 'stands still', equCategory: 'EQUIPMENT', urgency: 'STOP' },
        ...{ isStopped: true, status: 'PENDING', reportDate: uow.now },
      } as never)
    }
  })
}

const KEY = /\/call#([\w-]{43})/
/** The link at the end of an e-mail, whose lines are folded in transit. */
export const keyIn = ({ source }: Mail) => KEY.exec(source.replace(/=\r?\n/g, '').replace(/=23/g, '#'))?.[1] ?? ''

/** Answers the call of an e-mail. Out: how many people had been called for the report then; null when the call was over before. */
export async function answer(store: Store, actor: Actor, mail: Mail): Promise<{ reportNo: string; calls: number } | null> {
  const answered = await answerByLink(store, keyIn(mail)).catch(() => null)
  if (!answered) return null
  return { reportNo: answered.reportNo, calls: (await callsOf(store, actor)).get(answered.reportNo)?.length ?? 0 }
}

/** Positions at which somebody was called, by number of the report. */
async function callsOf(store: Store, actor: Actor): Promise<Map<string, number[]>> {
  const read = store.read(actor)
  const [a, r, p] = [read.table(callAttempt), read.table(callRun), read.table(reportLog)]
  const rows = await read.db
    .select({ reportNo: p.reportNo, position: a.position })
    .from(a)
    .innerJoin(r, eq(r.id, a.runId))
    .innerJoin(p, eq(p.id, r.reportId))
    .where(and(eq(a.plantId, actor.plantId)))
    .orderBy(a.position, a.id)
  const found = new Map<string, number[]>()
  for (const { reportNo, position } of rows) found.set(reportNo, [...(found.get(reportNo) ?? []), position])
  return found
}

/** How long after each stop its first step was taken, in ms, the shortest first. Of clocks that are right. */
export async function firstSteps(store: Store, actor: Actor): Promise<number[]> {
  const read = store.read(actor)
  const [a, r, p] = [read.table(callAttempt), read.table(callRun), read.table(reportLog)]
  const rows = await read.db
    .select({ calledAt: a.calledAt, reportDate: p.reportDate })
    .from(a)
    .innerJoin(r, eq(r.id, a.runId))
    .innerJoin(p, eq(p.id, r.reportId))
    .where(and(eq(a.plantId, actor.plantId), eq(a.position, 1)))
  return rows.map(({ calledAt, reportDate }) => Number(calledAt) - Number(reportDate)).sort((x, y) => x - y)
}

const ALL_STEPS = Array.from({ length: STEPS }, (_, at) => at + 1).join()
/** How the ladders stand: what is missing, and what was done twice. */
export async function ladders(store: Store, actor: Actor, { stops, answered }: { stops: number; answered: ReadonlyMap<string, number> }) {
  const read = store.read(actor)
  const runs = await read.of(callRun).find({})
  const attempts = await read.of(callAttempt).find({})
  const calls = await callsOf(store, actor)
  const deliveries = await read.of(noticeDelivery).find({ channel: 'EMAIL' })
  const told = new Set(deliveries.map(({ eventId }) => eventId))
  const repairs = await read.of(repairLog).find({})
  const inState = (state: string) => runs.filter((one) => one.state === state).length
  const isInTurn = (positions: readonly number[]) => ALL_STEPS.startsWith(positions.join())
  return {
    runs: runs.length,
    runsTwice: runs.length - new Set(runs.map(({ reportId }) => reportId)).size,
    runsMissing: stops - new Set(runs.map(({ reportId }) => reportId)).size,
    running: inState('RUNNING'),
    unanswered: inState('UNANSWERED'),
    answered: inState('ANSWERED'),
    steps: attempts.length,
    stepsOutOfTurn: [...calls.values()].filter((positions) => !isInTurn(positions)).length,
    stepsMissing: [...calls].filter(([reportNo, positions]) => !answered.has(reportNo) && positions.join() !== ALL_STEPS).length,
    passedOver: attempts.filter(({ state }) => state === 'SKIPPED').length,
    calledAfterAnswer: [...answered].filter(([reportNo, then]) => (calls.get(reportNo)?.length ?? 0) > then).length,
    repairsOtherwise: repairs.length - answered.size,
    untold: attempts.filter(({ eventNo }) => eventNo !== null && !told.has(eventNo)).length,
    toldTwice: deliveries.length - told.size,
    queued: deliveries.filter(({ status }) => status === 'QUEUED' || status === 'SENDING').length,
    sent: deliveries.filter(({ status }) => status === 'SENT').length,
    interrupted: deliveries.filter(({ status, reason }) => status === 'FAILED' && reason === 'INTERRUPTED').length,
  }
}
export type Ladders = Awaited<ReturnType<typeof ladders>>
/** Nothing is missing, nothing twice, nothing left over. */
export const EACH_ONCE = {
  ...{ runsTwice: 0, runsMissing: 0, running: 0, stepsOutOfTurn: 0, stepsMissing: 0, passedOver: 0, calledAfterAnswer: 0 },
  ...{ repairsOtherwise: 0, untold: 0, toldTwice: 0, queued: 0 },
} satisfies Partial<Ladders>
