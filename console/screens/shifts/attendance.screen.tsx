import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'

const RollCallDialog = lazyComponent(() => import('./RollCallDialog.tsx').then((module) => module.RollCallDialog), {
  words: ['shifts'],
  themed: true,
})

export default defineScreen('attendance', {
  widths: { date: 140, shiftId: 110, workerId: 130, presence: 110, arrivedAt: 160, leftAt: 160, source: 120, status: 110 },
  header: { rollCall: { title: 'rollCall.title', icon: 'clipboard', permission: 'shifts:attendance:mark', dialog: RollCallDialog } },
})
