import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('department', {
  widths: { leader: 120, phone: 150, email: 210 },
})
