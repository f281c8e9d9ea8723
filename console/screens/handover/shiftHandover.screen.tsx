import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'

const Items = lazyComponent(() => import('./HandoverItems.tsx').then((module) => module.HandoverItems), { words: ['handover'] })

export default defineScreen('shiftHandover', {
  widths: { handoverNo: 170, shiftId: 110, state: 110, openItems: 96, isLate: 80 },
  recordHeader: (row) => <Items row={row} />,
  hiddenFields: ['openItems'],
  hiddenRelations: ['shiftHandoverItem'],
})
