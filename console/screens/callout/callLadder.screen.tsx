import { deferred } from '../../kit/overlays/deferred.tsx'
import { loadWords } from '../../kit/words/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

const Plan = deferred(async () => {
  const [module] = await Promise.all([import('./CallPlan.tsx'), loadWords('callout')])
  return module.CallPlan
})

export default defineScreen('callLadder', {
  recordHeader: (row) => <Plan row={row} />,
})
