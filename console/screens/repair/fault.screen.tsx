import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('fault', {
  // Faults of one category stand together.
  sort: 'categoryId,sortOrder',
})
