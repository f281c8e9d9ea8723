import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { batchComputed, express, type RowOf } from '../../kernel/index.ts'
import { complaintStatus } from './catalog.resource.ts'
import { complaint } from './complaint.resource.ts'
import { complaintAction } from './complaintAction.resource.ts'
import { CLOSED_STAGES, ENDS, isClosed, PROD_STAGES } from './stages.ts'

/** To be done, or done and to be looked at again. */
export const isPending = ({ state, checkAfterDays }: Pick<RowOf<typeof complaintAction>, 'state' | 'checkAfterDays'>) =>
  state === 'OPEN' || (state === 'DONE' && checkAfterDays !== null)

/** A complaint that is closed is closed for good once every action is cancelled, or done and, where that was planned, found to be effective. */
export const isSettled = ({ qaState }: { qaState: string }, actions: readonly Parameters<typeof isPending>[0][]): boolean =>
  isClosed(qaState) && !actions.some(isPending)

export const settled = batchComputed(complaint, 'isSettled', async (read, ids) => {
  const rows = (await read.of(complaint).many(ids)).filter((row) => row !== null)
  const over = rows.flatMap(({ id, qaState }) => (isClosed(qaState) ? [id] : []))
  // It holds for all actions, also for those of colleagues whom the reader does not see.
  const found = over.length ? await read.withoutDataScope.of(complaintAction).find({ complaintId: over, state: ['OPEN', 'DONE'] }) : []
  const pending = new Set(found.filter(isPending).map(({ complaintId }) => complaintId))
  return new Map(rows.map(({ id }) => [id, over.includes(id) && !pending.has(id)]))
})

/** The same in the words of the base, for filters. What is pending is found once, by state: most actions are over. */
export const settledWhere = express(complaint, 'isSettled', ({ plantId, table }, t) => {
  const a = table(complaintAction)
  const isOpen = or(eq(a.state, 'OPEN'), and(eq(a.state, 'DONE'), isNotNull(a.checkAfterDays)))
  const here = and(plantId ? eq(a.plantId, plantId) : undefined, inArray(a.state, ['OPEN', 'DONE']), isOpen)
  return and(inArray(t.qaState, [...CLOSED_STAGES]), sql`${t.id} not in (select ${a.complaintId} from ${a} where ${here})`) as never
})

/** Track and end of a status in SQL, by which lists of them are filtered and sorted. */
export const statusWhere = [
  express(complaintStatus, 'track', (_at, t) => [
    ['PRODUCTION', inArray(t.stage, [...PROD_STAGES])],
    ['QA', null],
  ]),
  express(complaintStatus, 'isClosed', (_at, t) => inArray(t.stage, [...ENDS])),
]
