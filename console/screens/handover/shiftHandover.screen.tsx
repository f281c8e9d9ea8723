import { lazy, Suspense } from 'react'
import { loadWords } from '../../kit/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

const Items = lazy(async () => {
  const [module] = await Promise.all([import('./HandoverItems.tsx'), loadWords('handover')])
  return { default: module.HandoverItems }
})

export default defineScreen('shiftHandover', {
  widths: { handoverNo: 170, shiftId: 110, state: 110, openItems: 96, isLate: 80 },
  above: (row) => (
    <Suspense>
      <Items row={row} />
    </Suspense>
  ),
  factless: ['openItems'],
  unrelated: ['shiftHandoverItem'],
})
