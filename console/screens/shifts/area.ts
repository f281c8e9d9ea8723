import { defineArea } from '../../resource/defineArea.ts'

export default defineArea({
  // Whoever may swap shifts works in them.
  bar: [[{ to: 'myShifts', icon: 'calendar', word: 'shifts', permissions: ['shifts:swap:add'] }]],
  pages: [
    { name: 'shiftBoard', path: '/shifts/board', load: () => import('./board/BoardPage.tsx').then((module) => module.BoardPage) },
    {
      name: 'leavePlan',
      path: '/leave-plan',
      words: ['leave'],
      load: () => import('./leavePlan/LeavePlanPage.tsx').then((module) => module.LeavePlanPage),
    },
    {
      name: 'myShifts',
      path: '/my/shifts',
      icon: 'calendar',
      isEverybodys: true,
      isInAccountMenu: true,
      load: () => import('./my/MyShifts.tsx').then((module) => module.MyShifts),
    },
  ],
})
