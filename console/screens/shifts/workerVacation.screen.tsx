import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'

const Impact = lazyComponent(() => import('./LeaveImpact.tsx').then((module) => module.LeaveImpact), { words: ['leave'] })
const impactPanel = (step: 'approve' | 'cancel') => ({
  title: `leave.impact.title.${step}`,
  draw: ({ id }: { id: string }) => <Impact id={id} step={step} />,
})

export default defineScreen('workerVacation', {
  words: ['leave'],
  widths: { leaveNo: 170, workerId: 110, vacType: 100, beginDate: 120, endDate: 120, days: 80, status: 150 },
  panels: { approve: impactPanel('approve'), cancel: impactPanel('cancel') },
})
