import { and, eq, inArray } from 'drizzle-orm'
import { type Read, systemActor } from '../../kernel/index.ts'
import { type NoticeAnswers, noticeDelivery, plantsOfMine } from '../notice/index.ts'
import { reportLog } from '../repair/index.ts'
import { answerCall } from './answerCall.ts'
import { isWaiting } from './callOut.ts'
import { callAttempt, callRun } from './callRun.resource.ts'

const SHOWN = 50

/** Calls of the person in any of their plants, with the notices by which they were told; of one notice where it is named. */
async function callsOf(read: Read, noticeId?: number) {
  const { userId } = read.actor
  const plants = (await plantsOfMine(read)).map(({ id }) => id)
  if (userId === null || !plants.length) return []
  const [a, d] = [read.table(callAttempt), read.table(noticeDelivery)]
  return read.asSystem.db
    .select({ attemptId: a.id, runId: a.runId, plantId: a.plantId, state: a.state, noticeId: d.id })
    .from(a)
    .innerJoin(d, and(eq(d.eventId, a.eventNo), eq(d.userId, userId), eq(d.channel, 'BELL')))
    .where(and(eq(a.userId, userId), inArray(a.plantId, plants), noticeId === undefined ? eq(a.state, 'CALLED') : eq(d.id, noticeId)))
    .limit(SHOWN)
}

/** Those of them that may still be answered. */
export async function openCalls(read: Read): Promise<number[]> {
  const calls = await callsOf(read)
  if (!calls.length) return []
  const [r, p] = [read.table(callRun), read.table(reportLog)]
  const runs = await read.asSystem.db
    .select({ id: r.id, status: p.status, joinedToId: p.joinedToId, resumeDate: p.resumeDate })
    .from(r)
    .innerJoin(p, eq(p.id, r.reportId))
    .where(
      and(
        inArray(
          r.id,
          calls.map(({ runId }) => runId),
        ),
        inArray(r.state, ['RUNNING', 'UNANSWERED']),
      ),
    )
  const open = new Set(runs.filter(isWaiting).map(({ id }) => id))
  return calls.flatMap(({ runId, noticeId }) => (open.has(runId) ? [noticeId] : []))
}

/** Answers in the bell: a button at the notice of whoever was called. */
export const callAnswers: NoticeAnswers = {
  open: openCalls,
  async answer(store, actor, noticeId) {
    const [call] = await callsOf(store.read(actor), noticeId)
    if (!call) return null
    const { report, isAssigned } = await store.write(systemActor(call.plantId), (uow) => answerCall(uow, call.attemptId, 'BELL'))
    return { number: report.reportNo, isAssigned }
  },
}
