import { choice, date, defineResource, flag, int, link, serviceStatus, text, time } from '../../kernel/index.ts'
import { STATUS } from './plant.resource.ts'

/** A shift may cross midnight: an endTime before beginTime means the next day, one like it a whole day. */
export const shift = defineResource('shift', {
  permission: 'masterdata:shift',
  title: 'name',
  icon: 'clock',
  columns: ['name', 'beginTime', 'endTime', 'changesOn', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    beginTime: time({ required: true }),
    endTime: time({ required: true }),
    /** From which day on what is said of it holds; today, unless it is said. What is to hold later waits as a planned change. */
    validFrom: date({ transient: true }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
  computed: {
    /** The day from which its next planned change holds. */
    changesOn: { field: date() },
    /** The times from then on; none when it is not worked any more. */
    changesTo: { field: text() },
  },
})

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

/** What is to hold of a shift from a day to come. Once the day has begun it is written into the shift, and the row here is gone. */
export const shiftChange = defineResource('shiftChange', {
  permission: 'masterdata:shiftChange',
  title: 'validFrom',
  sort: 'validFrom',
  icon: 'clock',
  columns: ['shiftId', 'validFrom', 'beginTime', 'endTime', 'status'],
  unique: [['shiftId', 'validFrom']],
  fields: {
    shiftId: link('shift', { anyRow: true, required: true, fixed: true, filter: 'eq' }),
    /** The first day on which it holds, after today. */
    validFrom: date({ required: true, filter: 'range', sort: true }),
    beginTime: time({ required: true }),
    endTime: time({ required: true }),
    /** Whether it is worked at all from then on. */
    status: choice(STATUS, {
      tones: { ENABLED: 'good', DISABLED: 'quiet' },
      required: true,
      default: 'ENABLED',
      filter: 'in',
    }),
  },
})
