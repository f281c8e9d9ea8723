import { lazyThemed } from '../../kit/overlays/lazyThemed.ts'
import { loadWords } from '../../kit/words/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

const RollCallDialog = lazyThemed(
  () => import('./RollCallDialog.tsx').then((module) => module.RollCallDialog),
  () => loadWords('shifts'),
)

export default defineScreen('attendance', {
  widths: { date: 140, shiftId: 110, workerId: 130, presence: 110, arrivedAt: 160, leftAt: 160, source: 120, status: 110 },
  header: { rollCall: { title: 'rollCall.title', icon: 'clipboard', permission: 'shifts:attendance:mark', dialog: RollCallDialog } },
})
