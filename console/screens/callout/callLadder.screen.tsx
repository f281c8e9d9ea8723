import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'

const Plan = lazyComponent(() => import('./CallPlan.tsx').then((module) => module.CallPlan), { words: ['callout'] })

export default defineScreen('callLadder', {
  recordHeader: (row) => <Plan row={row} />,
})
