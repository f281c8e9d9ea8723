import { lazyThemed } from '../../kit/overlays/lazyThemed.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

const LastNotice = lazyThemed(() => import('./LastNotice.tsx').then((module) => module.LastNotice))

export default defineScreen('shiftNotice', {
  widths: { date: 130, dayShift: 120, nightShift: 120, dayTech: 120, nightTel: 140 },
  header: { again: { title: 'shiftNotices.again', icon: 'copy', permission: 'shifts:notice:add', dialog: LastNotice } },
})
