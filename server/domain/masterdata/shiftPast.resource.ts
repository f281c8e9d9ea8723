import { date, defineResource, flag, link, time } from '../../kernel/index.ts'

/** When a shift was on, and whether it was worked at all, on the days before one from which it is otherwise. What holds since is on the shift. */
export const shiftPast = defineResource('shiftPast', {
  permission: 'masterdata:shiftPast',
  title: 'shiftId',
  internal: true,
  audited: false,
  fields: {
    shiftId: link('shift', { required: true }),
    /** The first day on which it no longer holds. */
    untilDay: date({ required: true }),
    beginTime: time({ required: true }),
    endTime: time({ required: true }),
    isWorked: flag({ required: true }),
  },
})
