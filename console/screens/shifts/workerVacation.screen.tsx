import { deferred } from '../../kit/overlays/deferred.tsx'
import { loadWords } from '../../kit/words/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

const Impact = deferred(async () => {
  const [module] = await Promise.all([import('./LeaveImpact.tsx'), loadWords('leave')])
  return module.LeaveImpact
})
const impactPanel = (step: 'approve' | 'cancel') => ({
  title: `leave.impact.title.${step}`,
  draw: ({ id }: { id: string }) => <Impact id={id} step={step} />,
})

export default defineScreen('workerVacation', {
  words: ['leave'],
  widths: { leaveNo: 170, workerId: 110, vacType: 100, beginDate: 120, endDate: 120, days: 80, status: 150 },
  panels: { approve: impactPanel('approve'), cancel: impactPanel('cancel') },
})
