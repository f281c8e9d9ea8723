import { choice, date, defineResource, link, time } from '../../kernel/index.ts'
import { STATUS } from './plant.resource.ts'

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
    status: choice(STATUS, { tones: { ENABLED: 'good', DISABLED: 'quiet' }, required: true, default: 'ENABLED', filter: 'in' }),
  },
})
