import { deferred } from '../../kit/overlays/deferred.tsx'
import { loadWords } from '../../kit/words/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

const Items = deferred(async () => {
  const [module] = await Promise.all([import('./HandoverItems.tsx'), loadWords('handover')])
  return module.HandoverItems
})

export default defineScreen('shiftHandover', {
  widths: { handoverNo: 170, shiftId: 110, state: 110, openItems: 96, isLate: 80 },
  recordHeader: (row) => <Items row={row} />,
  hiddenFields: ['openItems'],
  hiddenRelations: ['shiftHandoverItem'],
})
