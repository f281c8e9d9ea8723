import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'

const GrantDialog = lazyComponent(() => import('./BookLeaveDialog.tsx').then((module) => module.GrantDialog), {
  words: ['leave'],
  themed: true,
})
const CarryDialog = lazyComponent(() => import('./BookLeaveDialog.tsx').then((module) => module.CarryDialog), {
  words: ['leave'],
  themed: true,
})
const permission = 'shifts:leaveLog:add'

export default defineScreen('leaveEntitlement', {
  words: ['leave'],
  widths: { accountNo: 210, workerId: 110, year: 80, vacType: 110 },
  header: {
    grant: { title: 'leave.grant.button', icon: 'plus', permission, dialog: GrantDialog },
    carry: { title: 'leave.carry.button', icon: 'right', permission, dialog: CarryDialog },
  },
})
