import { defineArea } from '../../resource/defineArea.ts'

const board = { isBoard: true, words: ['dashboard', 'repair'] } as const

export default defineArea({
  pages: [
    { ...board, name: 'sche', path: '/sche', load: () => import('./ShiftBoard.tsx').then((module) => module.ShiftBoard) },
    { ...board, name: 'stockView', path: '/dataview/stock', load: () => import('./StockBoard.tsx').then((module) => module.StockBoard) },
    {
      ...board,
      words: ['dashboard', 'handover'],
      name: 'handoverView',
      path: '/dataview/handover',
      load: () => import('./HandoverBoard.tsx').then((module) => module.HandoverBoard),
    },
    {
      ...board,
      words: ['dashboard', 'quality'],
      name: 'complaintView',
      path: '/dataview/complaints',
      load: () => import('./ComplaintBoard.tsx').then((module) => module.ComplaintBoard),
    },
    { ...board, name: 'dataview', path: '/dataview', load: () => import('./DataBoard.tsx').then((module) => module.DataBoard) },
  ],
})
