import { defineScreen } from '../../resource/defineScreen.ts'
import { isMovementField } from './moves.tsx'

export default defineScreen('accessoryLog', {
  widths: { bookedAt: 140, accessoryId: 150, storeType: 92, quantityChanged: 92, balance: 84, staffId: 110, state: 92 },
  isFieldVisible: isMovementField,
})
