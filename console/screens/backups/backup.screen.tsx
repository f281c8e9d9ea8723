import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'

const BackUpNow = lazyComponent(() => import('./BackupDialogs.tsx').then((module) => module.BackUpNow), { themed: true })
const CheckBackup = lazyComponent(() => import('./BackupDialogs.tsx').then((module) => module.CheckBackup), { themed: true })
const DrillRestore = lazyComponent(() => import('./BackupDialogs.tsx').then((module) => module.DrillRestore), { themed: true })

const IN_THE_FOLDER: readonly string[] = ['MADE', 'SOUND', 'BROKEN']

export default defineScreen('backup', {
  widths: { startedAt: 172, fileName: 330, cause: 110, state: 130, megabytes: 110, seconds: 110, drill: 120, drilledAt: 160, version: 90 },
  cells: { fileName: (value) => <code className="clip">{value}</code> },
  tone: (row) => (row.state === 'FAILED' || row.state === 'BROKEN' || row.drill === 'FAILED' ? 'danger' : undefined),
  hiddenFields: ['createdAt', 'updatedAt'],
  actions: {
    check: {
      title: 'backupScreens.check',
      permission: 'system:backup:check',
      isShown: (row) => IN_THE_FOLDER.includes(row.state),
      dialog: CheckBackup,
    },
    drill: {
      title: 'backupScreens.drill',
      permission: 'system:backup:check',
      isShown: (row) => IN_THE_FOLDER.includes(row.state) && row.drill !== 'RUNNING',
      dialog: DrillRestore,
    },
  },
  header: {
    make: { title: 'backupScreens.make', icon: 'box', permission: 'system:backup:make', dialog: BackUpNow },
  },
})
