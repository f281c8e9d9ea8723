import { defineArea } from '../../resource/defineArea.ts'

export default defineArea({
  pages: [
    {
      name: 'inspectionRound',
      path: '/inspect/round',
      words: ['repair'],
      load: () => import('./round/InspectionRound.tsx').then((module) => module.InspectionRound),
    },
    {
      name: 'inspectionShifts',
      path: '/inspect/shifts',
      load: () => import('./InspectionShifts.tsx').then((module) => module.InspectionShifts),
    },
  ],
})
