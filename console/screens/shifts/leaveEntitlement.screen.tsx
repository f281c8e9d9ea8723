import { lazyThemed } from '../../kit/overlays/lazyThemed.ts'
import { loadWords } from '../../kit/words/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

const GrantDialog = lazyThemed(
  () => import('./BookLeaveDialog.tsx').then((module) => module.GrantDialog),
  () => loadWords('leave'),
)
const CarryDialog = lazyThemed(
  () => import('./BookLeaveDialog.tsx').then((module) => module.CarryDialog),
  () => loadWords('leave'),
)
const permission = 'shifts:leaveLog:add'

export default defineScreen('leaveEntitlement', {
  words: ['leave'],
  widths: { accountNo: 210, workerId: 110, year: 80, vacType: 110 },
  header: {
    grant: { title: 'leave.grant.button', icon: 'plus', permission, dialog: GrantDialog },
    carry: { title: 'leave.carry.button', icon: 'right', permission, dialog: CarryDialog },
  },
})
