import { and, eq, inArray } from 'drizzle-orm'
import {
  type AnswerOf,
  defineCall,
  defineReadModel,
  flag,
  link,
  listOf,
  notFound,
  objectOf,
  type Read,
  shape,
  systemActor,
  text,
} from '../../kernel/index.ts'
import { user } from '../identity/index.ts'
import { plant } from '../masterdata/index.ts'
import { noticeDelivery, plantsOfMine } from '../notice/index.ts'
import { reportLog } from '../repair/index.ts'
import { answerCall } from './answerCall.ts'
import { isWaiting } from './callOut.ts'
import { callAttempt, callRun } from './callRun.resource.ts'

const myCall = shape('MyCall', 'A call that waits for an answer of the signed-in person.', {
  attemptId: link('callAttempt', { says: 'What is answered.' }),
  noticeId: link('noticeDelivery', { says: 'The notice in the console by which it was told.' }),
})
export type MyCall = AnswerOf<typeof myCall>

const SHOWN = 50

/** Calls that the person may still answer, in any of their plants. */
export async function myCalls(read: Read): Promise<MyCall[]> {
  const { userId } = read.actor
  const plants = (await plantsOfMine(read)).map(({ id }) => id)
  if (userId === null || !plants.length) return []
  const [a, r, p, d] = [read.table(callAttempt), read.table(callRun), read.table(reportLog), read.table(noticeDelivery)]
  const rows = await read.db
    .select({ attemptId: a.id, noticeId: d.id, status: p.status, joinedToId: p.joinedToId, resumeDate: p.resumeDate })
    .from(a)
    .innerJoin(r, eq(r.id, a.runId))
    .innerJoin(p, eq(p.id, r.reportId))
    .innerJoin(d, and(eq(d.eventId, a.eventNo), eq(d.userId, userId), eq(d.channel, 'BELL')))
    .where(and(eq(a.userId, userId), eq(a.state, 'CALLED'), inArray(a.plantId, plants), inArray(r.state, ['RUNNING', 'UNANSWERED'])))
    .limit(SHOWN)
  return rows.filter((row) => isWaiting(row)).map(({ attemptId, noticeId }) => ({ attemptId, noticeId }))
}

export const myCallsModel = defineReadModel('myCalls', {
  says: 'Calls to a breakdown that the signed-in person has not answered, in any of their plants.',
  permission: [],
  result: listOf(myCall),
  stale: [callAttempt, callRun, reportLog, noticeDelivery, user, plant],
  read: ({ read }) => myCalls(read),
})

const callAnswer = shape('CallAnswer', 'What came of answering a call.', {
  reportNo: text({ says: 'The report that is taken on.' }),
  isAssigned: flag({ says: 'Whether the repair is theirs now; otherwise somebody has still to choose a repairer.' }),
})

export const answerMyCall = defineCall('answerMyCall', {
  says: 'Takes on what one was called for: the report is accepted, the repair is one’s own, and nobody else is called.',
  permission: [],
  args: { attemptId: link('callAttempt', { required: true, anyRow: true, says: 'The call.' }) },
  result: objectOf(callAnswer),
  async run({ store, actor }, { attemptId }) {
    const mine = await myCalls(store.read(actor))
    const a = store.read(actor).table(callAttempt)
    const [row] = await store.read(actor).db.select({ plantId: a.plantId, userId: a.userId }).from(a).where(eq(a.id, attemptId))
    const isOwn =
      row && row.userId === actor.userId && (actor.plantIds.includes(row.plantId) || mine.some((one) => one.attemptId === attemptId))
    if (!isOwn) throw notFound(callAttempt.name, attemptId)
    const { report, isAssigned } = await store.write(systemActor(row.plantId), (uow) => answerCall(uow, attemptId, 'BELL'))
    return { reportNo: report.reportNo, isAssigned }
  },
})
