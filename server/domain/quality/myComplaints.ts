import { defineReadModel, int, listOf, objectOf, type Read, reads, shape } from '../../kernel/index.ts'
import { qaPerson } from '../masterdata/index.ts'
import { complaint } from './complaint.resource.ts'
import { complaintAction } from './complaintAction.resource.ts'
import { isPending } from './settled.query.ts'
import { OPEN_STAGES } from './stages.ts'

const MOST = 100

const mine = shape('MyComplaints', 'What waits for the signed-in person as far as complaints go.', {
  complaintCount: int({ description: 'Open complaints that the reader answers for, without limit.' }),
  complaints: listOf(complaint, { description: 'Those, at most 100: red first, then by the day of the answer.' }),
  actionCount: int({ description: 'Actions of the reader that are to be done or looked at again, without limit.' }),
  actions: listOf(complaintAction, { description: 'Those, at most 100: soonest first.' }),
})

/** Open complaints of whoever answers for them. */
async function complaintsOf(read: Read, userId: number) {
  const me = reads(read.actor, complaint) ? (await read.of(qaPerson).find({ userId })).map(({ id }) => id) : []
  if (!me.length) return { count: 0, items: [] }
  const filter = { qaId: { in: me }, qaState: { in: OPEN_STAGES } }
  const thenBy = [{ sort: 'answerDue', desc: false }]
  const list = await read.list(complaint, { filter, no: 1, size: MOST, sort: 'trafficStatus', desc: true, thenBy })
  return { count: await list.total(), items: list.items }
}
async function actionsOf(read: Read, userId: number) {
  if (!reads(read.actor, complaintAction)) return { count: 0, items: [] }
  const own = await read.of(complaintAction).find({ ownerId: userId, state: ['OPEN', 'DONE'] })
  const pending = own.filter(isPending)
  const dayOf = ({ state, dueDate, checkDate }: (typeof own)[number]) => (state === 'DONE' ? (checkDate ?? dueDate) : dueDate)
  const items = pending.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.id - b.id).slice(0, MOST)
  return { count: pending.length, items }
}

export async function myComplaints(read: Read) {
  const { userId } = read.actor
  if (userId === null) return { complaintCount: 0, complaints: [], actionCount: 0, actions: [] }
  const [complaints, actions] = [await complaintsOf(read, userId), await actionsOf(read, userId)]
  return { complaintCount: complaints.count, complaints: complaints.items, actionCount: actions.count, actions: actions.items }
}

export const myComplaintsModel = defineReadModel('myComplaints', {
  description: 'Complaints that the signed-in person answers for, and actions that are theirs.',
  permission: [complaint, complaintAction].flatMap(({ permission }) => [`${permission}:list`, `${permission}:query`]),
  result: objectOf(mine),
  stale: [complaint, complaintAction, qaPerson],
  read: ({ read }) => myComplaints(read),
})
