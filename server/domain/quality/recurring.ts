import {
  type Condition,
  date,
  decimal,
  defineReadModel,
  flag,
  type Language,
  link,
  listOf,
  type Read,
  type RowOf,
  shape,
  text,
  titlesIn,
  titlesOf,
} from '../../kernel/index.ts'
import { customer } from '../masterdata/index.ts'
import { complaintCause } from './catalog.resource.ts'
import { complaint } from './complaint.resource.ts'
import { yearsAway } from './recurrence.query.ts'
import { OPEN_STAGES } from './stages.ts'

const MOST = 100

const recurrence = shape('ComplaintRecurrence', 'A complaint of the same customer or decor with the same cause, within a year.', {
  complaintId: link('complaint', { description: 'The other complaint.' }),
  claimNo: text({ description: 'Its number.' }),
  claimDate: date({ description: 'When it came.' }),
  customerName: text({ nullable: true, description: 'Who complained.' }),
  longCode: text({ nullable: true, description: 'Of which decor.' }),
  causeName: text({ nullable: true, description: 'Why it came about.' }),
  compAmount: decimal({ scale: 2, unit: 'money', nullable: true, description: 'What was paid for it.' }),
  qaState: text({ description: 'How it stands.' }),
  isSameCustomer: flag({ description: 'Whether the same customer complained.' }),
  isSameDecor: flag({ description: 'Whether it is of the same decor.' }),
})

/** Complaints that say the same again, newest first: by cause once it is known, by category until then. Those that were not justified do not count. */
async function recurrencesOf(read: Read, id: number, language: Language) {
  const record = await read.of(complaint).get(id)
  const { claimDate, customerId, longCode, claimCauseId, claimCatId } = record
  const like: Readonly<Record<string, Condition>> =
    claimCauseId === null ? { claimCatId: { eq: claimCatId } } : { claimCauseId: { eq: claimCauseId } }
  const near = { claimDate: { from: yearsAway(claimDate, -1), to: yearsAway(claimDate, 1) } }
  const justified = { qaState: { in: [...OPEN_STAGES, 'CLOSED'] } }
  const find = async (more: object): Promise<RowOf<typeof complaint>[]> =>
    (await read.list(complaint, { filter: { ...like, ...near, ...justified, ...more }, no: 1, size: MOST, sort: 'claimDate', desc: true }))
      .items
  const found = [...(await find({ customerId: { eq: customerId } })), ...(longCode ? await find({ longCode: { eq: longCode } }) : [])]
  const others = [...new Map(found.map((row) => [row.id, row])).values()].filter((row) => row.id !== id)
  const buyer = await titlesOf(
    read,
    customer,
    others.map((row) => row.customerId),
  )
  const cause = await titlesIn(read, language, { resource: complaintCause, ids: others.map((row) => row.claimCauseId) })
  return others
    .toSorted((a, b) => b.claimDate.localeCompare(a.claimDate) || b.id - a.id)
    .map((row) => ({
      complaintId: row.id,
      ...{ claimNo: row.claimNo, claimDate: row.claimDate, longCode: row.longCode, compAmount: row.compAmount, qaState: row.qaState },
      customerName: buyer(row.customerId),
      causeName: cause(row.claimCauseId),
      isSameCustomer: row.customerId === customerId,
      isSameDecor: longCode !== null && row.longCode === longCode,
    }))
}

export const complaintRecurrencesModel = defineReadModel('complaintRecurrences', {
  description: 'Complaints of the same customer or decor with the same cause within a year: what has come again.',
  permission: [`${complaint.permission}:query`],
  args: { id: link('complaint', { required: true }) },
  result: listOf(recurrence),
  stale: [complaint, customer, complaintCause],
  about: complaint,
  read: ({ read, language }, { id }) => recurrencesOf(read, id, language),
})
