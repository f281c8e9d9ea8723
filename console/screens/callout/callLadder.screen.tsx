import { lazy, Suspense } from 'react'
import { loadWords } from '../../kit/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

const Plan = lazy(async () => {
  const [module] = await Promise.all([import('./CallPlan.tsx'), loadWords('callout')])
  return { default: module.CallPlan }
})

export default defineScreen('callLadder', {
  above: (row) => (
    <Suspense>
      <Plan row={row} />
    </Suspense>
  ),
})
