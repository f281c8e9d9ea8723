import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('equipmentUnit', {
  // Units of one machine stand together.
  sort: 'equipmentId,sortOrder',
})
