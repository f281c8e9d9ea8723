import { defineArea } from '../../resource/defineArea.ts'

export default defineArea({
  pages: [
    {
      name: 'scanned',
      at: /^\/q\/[^/]+$/,
      words: ['masterdata'],
      load: () => import('./Scanned.tsx').then((module) => module.Scanned),
    },
    {
      name: 'repairWork',
      path: '/repair/work',
      load: () => import('./RepairWork.tsx').then((module) => module.RepairWork),
    },
  ],
})
