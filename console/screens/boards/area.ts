import { defineArea } from '../../resource/defineArea.ts'

const board = { isBoard: true, words: ['dashboard', 'repair'] } as const

export default defineArea({
  pages: [
    { ...board, name: 'sche', path: '/sche', load: () => import('./shift/ShiftBoard.tsx').then((module) => module.ShiftBoard) },
    {
      ...board,
      name: 'stockView',
      path: '/dataview/stock',
      load: () => import('./panels/StockBoard.tsx').then((module) => module.StockBoard),
    },
    {
      ...board,
      words: ['dashboard', 'handover'],
      name: 'handoverView',
      path: '/dataview/handover',
      load: () => import('./panels/HandoverBoard.tsx').then((module) => module.HandoverBoard),
    },
    {
      ...board,
      words: ['dashboard', 'quality'],
      name: 'complaintView',
      path: '/dataview/complaints',
      load: () => import('./panels/ComplaintBoard.tsx').then((module) => module.ComplaintBoard),
    },
    { ...board, name: 'dataview', path: '/dataview', load: () => import('./frame/DataBoard.tsx').then((module) => module.DataBoard) },
  ],
})
