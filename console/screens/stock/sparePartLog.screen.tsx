import { defineScreen } from '../../resource/defineScreen.ts'
import { isMovementField } from './moves.tsx'

export default defineScreen('sparePartLog', {
  widths: { bookedAt: 140, partId: 150, storeType: 92, quantityChanged: 92, balance: 84, repairerId: 110, state: 92 },
  isFieldVisible: isMovementField,
})
