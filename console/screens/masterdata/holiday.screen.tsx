import { defineScreen } from '../../resource/defineScreen.ts'
import { weekdaysText } from './weekdays.ts'

export default defineScreen('holiday', {
  columns: ['name', 'holidayType', 'beginDate', 'endDate', 'days', 'weekdays', 'remark'],
  filters: ['holidayType', 'beginDate'],
  cells: {
    weekdays: (value) => weekdaysText(value),
  },
})
