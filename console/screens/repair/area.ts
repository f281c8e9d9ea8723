import { defineArea } from '../../resource/defineArea.ts'

/** What is done from the list of repair work. */
const WORKING = ['repair:log:start', 'repair:log:complete', 'repair:report:accept']

export default defineArea({
  starts: [
    {
      name: 'report',
      icon: 'report',
      permission: 'repair:report:add',
      list: 'reportLog',
      load: () => import('./report/AskMachine.tsx').then((module) => module.AskMachine),
    },
  ],
  bar: [
    [
      { to: 'repairWork', icon: 'wrench', word: 'work', permissions: WORKING },
      // Whoever only reports follows the reports instead of a list of work that is always empty.
      { to: 'reportLog', icon: 'flag', word: 'reports' },
    ],
  ],
  pages: [
    {
      name: 'scanned',
      at: /^\/q\/[^/]+$/,
      words: ['masterdata', 'repairWork'],
      load: () => import('./report/Scanned.tsx').then((module) => module.Scanned),
    },
    {
      name: 'dispatch',
      path: '/repair/dispatch',
      words: ['dispatch'],
      load: () => import('./dispatch/DispatchPage.tsx').then((module) => module.DispatchPage),
    },
    {
      name: 'repairWork',
      path: '/repair/work',
      words: ['repairWork'],
      load: () => import('./work/RepairWork.tsx').then((module) => module.RepairWork),
    },
  ],
})
