import {
  choice,
  date,
  decimal,
  defineFlow,
  defineResource,
  flag,
  link,
  numbered,
  type Read,
  type RowOf,
  text,
} from '../../../kernel/index.ts'
import { LEAVE_TYPES } from '../../system/index.ts'

export type VacType = (typeof LEAVE_TYPES)[number]

/** Leave of a worker (§8), by whole and half days. What is approved is booked into the entitlements of its years. */
export const workerVacation = defineResource('workerVacation', {
  permission: 'shifts:workerVacation',
  title: 'leaveNo',
  icon: 'calendar',
  sort: '-beginDate',
  owner: { through: ['workerId.userId'] },
  retainsClosed: true,
  indexes: [['workerId', 'endDate']],
  covers: ['leaveNo'],
  columns: ['leaveNo', 'workerId', 'vacType', 'beginDate', 'endDate', 'days', 'status', 'remark'],
  filters: ['workerId', 'status', 'vacType', 'beginDate', 'endDate', 'shiftId'],
  publicFields: ['workerId', 'vacType', 'beginDate', 'endDate', 'days', 'status'],
  fields: {
    leaveNo: numbered('QJ'),
    workerId: link('worker', { required: true, filter: 'eq' }),
    vacType: choice(LEAVE_TYPES, { required: true, filter: 'in' }),
    beginDate: date({ required: true, filter: 'range', sort: true }),
    /** Away from noon of the first day: the morning is worked. */
    beginHalf: flag({ default: false }),
    endDate: date({ required: true, filter: 'range', sort: true }),
    /** Away until noon of the last day: the afternoon is worked. */
    endHalf: flag({ default: false }),
    shiftId: link('shift', { filter: 'eq' }),
    /** Working days by the plant's calendar, or calendar days of types that count so; halves included. */
    days: decimal({ scale: 1, required: true, readonly: true, unit: 'days' }),
    /** The entries of the schedule that it took the worker off, as it was approved: ids, since those may be gone meanwhile. */
    opened: text({ readonly: true, secret: true, max: 20_000 }),
    remark: text({ max: 500, long: true }),
    status: choice(['DRAFT', 'SUBMITTED', 'APPROVED', 'REJECTED', 'CANCELLED'], {
      required: true,
      default: 'DRAFT',
      readonly: true,
      filter: 'in',
      tones: { DRAFT: 'quiet', SUBMITTED: 'wait', APPROVED: 'good', REJECTED: 'danger', CANCELLED: 'quiet' },
    }),
  },
})
export type Vacation = RowOf<typeof workerVacation>

const reason = () => text({ required: true, max: 500, long: true })
export const vacationFlow = defineFlow(workerVacation, 'status', {
  submit: { from: ['DRAFT'], to: 'SUBMITTED' },
  withdraw: { from: ['SUBMITTED'], to: 'DRAFT' },
  approve: { from: ['SUBMITTED'], to: 'APPROVED', tone: 'good' },
  reject: { from: ['SUBMITTED'], to: 'REJECTED', tone: 'danger', input: { reason: reason() } },
  cancel: { from: ['APPROVED'], to: 'CANCELLED', tone: 'danger', input: { reason: reason() } },
})

const PAGE = 1000

/** Leave that has a day of a range, both ends included, in the order in which it begins. */
export async function leaveBetween(
  read: Read,
  { from, to, status, workerId }: { from: string; to: string; status: readonly Vacation['status'][]; workerId?: number },
): Promise<Vacation[]> {
  const filter = {
    ...(workerId !== undefined && { workerId: { eq: workerId } }),
    beginDate: { to },
    endDate: { from },
    status: { in: status },
  }
  const all: Vacation[] = []
  for (let no = 1; ; no++) {
    const { items } = await read.list(workerVacation, { no, size: PAGE, sort: 'beginDate', filter })
    all.push(...items)
    if (items.length < PAGE) return all
  }
}
