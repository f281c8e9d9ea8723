import { choice, date, defineCorrections, defineResource, instant, link, type RowOf, text } from '../../../kernel/index.ts'

/**
 * Who was there in a shift in which they were planned. Without a moment of arrival somebody was looked for and is absent; of whoever nobody
 * has said anything there is no row, and nothing is claimed. Late is judged as it is written, by the times of the shift on that day.
 */
export const attendance = defineResource('attendance', {
  permission: 'shifts:attendance',
  title: 'date',
  icon: 'clipboard',
  sort: '-date',
  owner: { through: ['workerId.userId'] },
  can: ['create'],
  unique: [['date', 'shiftId', 'workerId']],
  columns: ['date', 'shiftId', 'workerId', 'presence', 'arrivedAt', 'leftAt', 'source', 'status'],
  filters: ['date', 'shiftId', 'workerId', 'presence', 'source', 'status'],
  rights: ['mark'],
  fields: {
    date: date({ required: true, filter: 'range', sort: true }),
    shiftId: link('shift', { required: true, filter: 'eq' }),
    workerId: link('worker', { required: true, filter: 'eq' }),
    arrivedAt: instant({ past: true }),
    leftAt: instant({ past: true }),
    presence: choice(['PRESENT', 'LATE', 'ABSENT'], {
      required: true,
      default: 'ABSENT',
      readonly: true,
      filter: 'in',
      tones: { PRESENT: 'good', LATE: 'wait', ABSENT: 'danger' },
    }),
    /** Who said so: somebody who leads, or they themselves. */
    source: choice(['LEAD', 'SELF'], {
      required: true,
      default: 'LEAD',
      readonly: true,
      filter: 'in',
      tones: { LEAD: 'quiet', SELF: 'info' },
    }),
    remark: text({ max: 500, long: true }),
    status: choice(['RECORDED', 'VOIDED'], {
      required: true,
      default: 'RECORDED',
      readonly: true,
      filter: 'in',
      tones: { RECORDED: 'good', VOIDED: 'quiet' },
    }),
  },
})
export type Attendance = RowOf<typeof attendance>

/** As long as the shift is on it is marked anew; what is put right later says why, and what never was stays to be seen. */
export const attendanceCorrections = defineCorrections(attendance, {
  field: 'status',
  from: ['RECORDED'],
  correctable: ['arrivedAt', 'leftAt', 'remark'],
  voids: { from: ['RECORDED'], to: 'VOIDED' },
  overAt: (row) => row.createdAt,
})
