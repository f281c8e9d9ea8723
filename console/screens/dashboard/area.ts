import { defineArea } from '../../resource/defineArea.ts'

export default defineArea({
  pages: [
    {
      name: 'dashboard',
      path: '/dashboard',
      isEverybodys: true,
      words: ['repair', 'quality'],
      load: () => import('./Dashboard.tsx').then((module) => module.Dashboard),
    },
  ],
})
