import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'

const RecountLines = lazyComponent(() => import('./count/RecountLines.tsx').then((module) => module.RecountLines), {
  words: ['stock'],
  themed: true,
})

export default defineScreen('stocktakeLine', {
  widths: {
    code: 170,
    name: 180,
    locationId: 100,
    unit: 72,
    expected: 110,
    counted: 120,
    difference: 96,
    movedSinceCount: 130,
    state: 110,
  },
  tone: (row) => (row.isDifferent ? 'warning' : undefined),
  bulk: { recount: { title: 'recountLines.title', icon: 'refresh', permission: 'stock:stocktake:recount', dialog: RecountLines } },
})
