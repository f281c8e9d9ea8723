import { defineScreen } from '../../resource/defineScreen.ts'
import { Hours } from './cells.tsx'

export default defineScreen('repairLog', {
  cells: { manHours: value => <Hours value={value} /> },
})
