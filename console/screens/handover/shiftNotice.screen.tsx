import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'

const LastNotice = lazyComponent(() => import('./LastNotice.tsx').then((module) => module.LastNotice), { themed: true })

export default defineScreen('shiftNotice', {
  widths: { date: 130, dayShift: 120, nightShift: 120, dayTech: 120, nightTel: 140 },
  header: { again: { title: 'shiftNotices.again', icon: 'copy', permission: 'shifts:notice:add', dialog: LastNotice } },
})
