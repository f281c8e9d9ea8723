import { choice, date, defineResource, int, text, time } from '../../kernel/index.ts'
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
    status: choice(STATUS, { default: 'ENABLED', filter: 'in', inline: true }),
  },
  computed: {
    /** The day from which its next planned change holds. */
    changesOn: { field: date() },
    /** The times from then on; none when it is not worked any more. */
    changesTo: { field: text() },
  },
})
