import { choice, date, defineFlow, defineResource, link, numbered, type RowOf, text } from '../../../kernel/index.ts'

/**
 * Somebody asks a colleague to take over a shift, or to exchange it for one of theirs. It names people, days and shifts instead of entries:
 * the rotation removes and makes those anew, and what once was asked must not hold them.
 */
export const shiftSwap = defineResource('shiftSwap', {
  permission: 'shifts:swap',
  title: 'swapNo',
  icon: 'refresh',
  sort: '-date',
  owner: { through: ['fromWorkerId.userId', 'toWorkerId.userId'] },
  can: ['create'],
  indexes: [['fromWorkerId', 'date']],
  covers: ['swapNo'],
  columns: ['swapNo', 'fromWorkerId', 'date', 'shiftId', 'toWorkerId', 'toDate', 'toShiftId', 'status'],
  filters: ['status', 'fromWorkerId', 'toWorkerId', 'date'],
  publicFields: ['fromWorkerId', 'date', 'shiftId', 'toWorkerId', 'toDate', 'toShiftId', 'status'],
  fields: {
    swapNo: numbered('HB'),
    fromWorkerId: link('worker', { required: true, filter: 'eq' }),
    date: date({ required: true, filter: 'range', sort: true }),
    shiftId: link('shift', { required: true }),
    toWorkerId: link('worker', { required: true, someoneElse: true, filter: 'eq', present: { day: 'date' } }),
    /** What the colleague gives in return; nothing where the shift is taken over. */
    toDate: date(),
    toShiftId: link('shift'),
    remark: text({ max: 500, long: true }),
    answer: text({ max: 500, long: true, readonly: true }),
    status: choice(['REQUESTED', 'ACCEPTED', 'APPROVED', 'REFUSED', 'WITHDRAWN'], {
      required: true,
      default: 'REQUESTED',
      readonly: true,
      filter: 'in',
      tones: { REQUESTED: 'wait', ACCEPTED: 'info', APPROVED: 'good', REFUSED: 'danger', WITHDRAWN: 'quiet' },
    }),
  },
})
export type Swap = RowOf<typeof shiftSwap>
export const OPEN_SWAP = ['REQUESTED', 'ACCEPTED'] as const

export const swapFlow = defineFlow(shiftSwap, 'status', {
  accept: { from: ['REQUESTED'], to: 'ACCEPTED', tone: 'good' },
  approve: { from: ['ACCEPTED'], to: 'APPROVED', tone: 'good' },
  refuse: { from: OPEN_SWAP, to: 'REFUSED', tone: 'danger', input: { reason: text({ required: true, max: 500, long: true }) } },
  withdraw: { from: OPEN_SWAP, to: 'WITHDRAWN' },
})
