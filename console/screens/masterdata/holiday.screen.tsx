import { defineScreen } from '../../resource/defineScreen.ts'
import { weekdaysText } from './weekdays.ts'

export default defineScreen('holiday', {
  cells: {
    weekdays: (value) => weekdaysText(value),
  },
})
