import { defineArea, type Waiting } from '../../resource/defineArea.ts'
import { CansLeftOpenDocument, type CansLeftOpenQuery } from './ink/gen/openCans.ts'

/** Cans that stand at machines although the shift that took them there is over. */
const cansLeftOpen: Waiting = {
  permission: 'stock:inkCan:weighIn',
  document: CansLeftOpenDocument,
  isWaiting: (answer) => (answer as CansLeftOpenQuery).openInkCans.cans.some((can) => can.isLeftOpen),
  title: 'console.shell.cansLeftOpen',
  icon: 'drop',
  to: ['inkCan'],
  search: '?isLeftOpen=true',
}

export default defineArea({
  waiting: [cansLeftOpen],
  prefilled: [
    { name: 'takePart', icon: 'box', list: 'sparePartLog', preset: { storeType: 'OUT' } },
    { name: 'takeAccessory', icon: 'box', list: 'accessoryLog', preset: { storeType: 'OUT' } },
    { name: 'takeInk', icon: 'drop', list: 'inkLog', preset: { storeType: 'OUT' } },
  ],
  // Whoever keeps the stores counts them and orders what is short.
  bar: [
    [{ to: 'stockCount', icon: 'clipboard', word: 'count', permissions: ['stock:stocktakeLine:edit'] }],
    [{ to: 'shortages', icon: 'box', word: 'shortages', permissions: ['stock:order:add'] }],
  ],
  pages: [
    {
      name: 'stockCount',
      path: '/stock/count',
      load: () => import('./count/StockCount.tsx').then((module) => module.StockCount),
    },
    {
      name: 'shortages',
      path: '/stock/shortages',
      load: () => import('./Shortages.tsx').then((module) => module.Shortages),
    },
    {
      name: 'inkCanPage',
      record: '/inkcans/',
      of: 'inkCan',
      load: () => import('./ink/InkCanPage.tsx').then((module) => module.InkCanPage),
    },
  ],
})
