import {
  type ArgsOf,
  about,
  amounts,
  type Calling,
  date,
  decimal,
  defineCall,
  instant,
  invalid,
  invalidField,
  link,
  listOf,
  objectOf,
  Refusal,
  type RowOf,
  rowOperations,
  shape,
  text,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { toQuantity } from '../../ledger/index.ts'
import { inkKey } from '../stockKeys.ts'
import { storageLocation } from '../storageLocation.resource.ts'
import { ink } from './ink.resource.ts'
import { INK_LOG, inkLog } from './inkLog.ts'
import { inkStock } from './inkStock.resource.ts'
import { proposeInk } from './issuedInk.query.ts'

const [LEAST, MAX] = [0.001, 1_000_000]

const issuedLine = shape('InkIssueLine', 'What was taken from one batch at one location.', {
  inkLogId: link('inkLog', { description: 'The entry.' }),
  inkStockId: link('inkStock', { description: 'The place: a batch at a location.' }),
  batchNo: text({ description: 'Number of the batch.' }),
  expiringDate: date({ description: 'The last day on which it may be used.' }),
  quantity: decimal({ scale: 3, description: 'What was taken, in kg.' }),
  placeBalance: decimal({ scale: 3, description: 'What is left there, in kg.' }),
})
const issued = shape('InkIssue', 'Ink that was taken from one or more batches at once.', {
  quantity: decimal({ scale: 3, description: 'All of it, in kg.' }),
  lines: listOf(issuedLine, { description: 'What was taken where, first what expires first.' }),
})

const args = {
  inkId: link('ink', { required: true, description: 'The ink.' }),
  quantity: decimal({ scale: 3, min: LEAST, max: MAX, description: 'How much to take, in kg. With lines, it must be their sum.' }),
  lines: amounts('inkStock', {
    scale: 3,
    min: LEAST,
    max: MAX,
    description: 'How much to take from which ink stock. What expires first is taken where this is left out.',
  }),
  staffId: link('staff', { required: true, description: 'Who books it.' }),
  equipmentId: link('equipment', { description: 'The machine that it is for.' }),
  decorCode: text({ max: 64, description: 'The decor that it is for.' }),
  usage: text({ max: 500, description: 'What it is for.' }),
  overrideReason: text({ max: 500, description: 'Why not what expires first, or what has expired.' }),
  bookedAt: instant({ past: true, afterwards: true, description: 'When, if it is booked afterwards.' }),
  remark: text({ max: 500, description: 'Remarks.' }),
}
type IssueInput = ArgsOf<typeof args>
interface Line {
  readonly place: RowOf<typeof inkStock>
  readonly quantity: number
  /** Its place among what was given. */
  readonly nth: number
}

const sumOf = (lines: readonly { amount: number }[]) => toQuantity(lines.reduce((sum, { amount }) => sum + amount, 0))

/** From where to take how much: as was said, else what expires first. */
async function wantedOf(uow: UnitOfWork, { inkId, quantity, lines }: IssueInput) {
  if (lines?.length) {
    const sum = sumOf(lines)
    if (quantity != null && quantity !== sum) throw invalidField('quantity', 'otherThanLines', { sum })
    return lines
  }
  if (quantity == null) throw invalidField('quantity', 'required')
  const { shares, missing } = await proposeInk(uow.read, { inkId, quantity })
  if (missing > 0) throw invalidField('quantity', 'notEnoughToTake', { there: toQuantity(quantity - missing) })
  return shares.map((one) => ({ id: one.inkStockId, amount: one.quantity }))
}

/** The lines in the order in which they are booked: by then whatever expires before a batch has been taken, as far as it is wanted. */
async function linesOf(uow: UnitOfWork, input: IssueInput): Promise<Line[]> {
  const wanted = await wantedOf(uow, input)
  const places = await uow.of(inkStock).many(wanted.map(({ id }) => id))
  const lines = wanted.map(({ amount }, at): Line => {
    const place = places[at]
    if (!place || place.inkId !== input.inkId) throw named(invalidField('lines', 'unknownReference'), `${at + 1}`)
    return { place, quantity: amount, nth: at + 1 }
  })
  const dayOf = ({ place }: Line) => place.expiringDate
  return lines.toSorted((a, b) => (dayOf(a) === dayOf(b) ? a.place.id - b.place.id : dayOf(a) < dayOf(b) ? -1 : 1))
}

function named(refusal: Refusal, row: string): Refusal {
  refusal.row = row
  return refusal
}
/** What an entry is wrong in is a line of what was given; what all of them say is wrong in all. */
const OF_LINE: readonly string[] = ['quantity', 'inkStockId']
async function inLine<T>(uow: UnitOfWork, { place, nth }: Line, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (e) {
    // The base that refused is asked no more.
    const isOwn = e instanceof Refusal && !e.isByBase && e.fields.some(({ field }) => OF_LINE.includes(field) || field === 'overrideReason')
    if (!isOwn) throw e
    const [where] = await uow.of(storageLocation).many([place.locationId])
    const faults = e.fields.map((fault) => (OF_LINE.includes(fault.field) ? { ...fault, field: 'lines' } : fault))
    throw named(invalid(faults), [nth, place.batchNo, where?.code].filter(Boolean).join(' · '))
  }
}

async function issue({ store, registry }: Calling, uow: UnitOfWork, input: IssueInput) {
  const whole = uow.withoutDataScope
  // Locked before anything is proposed, so that what is proposed is still there when it is booked.
  await uow.lock(inkKey(uow.actor.plantId))
  const [item] = await whole.of(ink).lockWhere({ id: input.inkId })
  if (!item) throw invalidField('inkId', 'unknownReference')
  const { quantity: _, lines: __, ...entryInput } = input
  const rows = rowOperations(store.now, registry)
  const booked: RowOf<typeof inkLog>[] = []
  for (const line of await linesOf(whole, input)) {
    const entry = { ...entryInput, storeType: 'OUT', inkStockId: line.place.id, quantity: line.quantity }
    booked.push((await inLine(whole, line, () => rows.create(uow, inkLog, entry))) as unknown as RowOf<typeof inkLog>)
  }
  return {
    quantity: toQuantity(booked.reduce((sum, one) => sum + (one.quantity as number), 0)),
    lines: booked.map((one) => ({
      inkLogId: one.id,
      inkStockId: one.inkStockId as number,
      batchNo: one.batchNo as string,
      expiringDate: one.expiringDate as string,
      quantity: one.quantity as number,
      placeBalance: one.placeBalance as number,
    })),
  }
}

export const issueInkCall = defineCall('issueInk', {
  description:
    'Takes ink from as many batches as it needs, first what expires first unless lines say otherwise: all of it in one booking, or nothing.',
  permission: [`${INK_LOG}:add`],
  args,
  result: objectOf(issued),
  rest: '/inklogs/issue',
  run: (calling, input) => about(inkLog, () => calling.store.write(calling.actor, (uow) => issue(calling, uow, input))),
})
