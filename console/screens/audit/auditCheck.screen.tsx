import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'

const CheckNow = lazyComponent(() => import('./CheckNow.tsx').then((module) => module.CheckNow), { themed: true })
const SignOff = lazyComponent(() => import('./SignOff.tsx').then((module) => module.SignOff), { themed: true })

export default defineScreen('auditCheck', {
  widths: {
    name: 172,
    cause: 110,
    state: 120,
    checkedRows: 120,
    seconds: 110,
    brokenLog: 140,
    brokenRow: 100,
    breach: 190,
    signedOffBy: 120,
    signOffReason: 240,
  },
  tone: (row) => (row.state === 'BROKEN' || row.state === 'FAILED' ? 'danger' : undefined),
  hiddenFields: ['createdAt', 'updatedAt', 'startedAt'],
  actions: {
    signOff: {
      title: 'auditScreens.signOff',
      permission: 'system:auditCheck:signOff',
      isShown: (row) => row.state === 'BROKEN',
      dialog: SignOff,
    },
  },
  header: {
    make: { title: 'auditScreens.make', icon: 'history', permission: 'system:auditCheck:make', dialog: CheckNow },
  },
})
