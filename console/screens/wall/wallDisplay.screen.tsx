import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'

const DistanceControl = lazyComponent(() => import('./DistanceControl.tsx').then((module) => module.DistanceControl))
const KeyDialog = lazyComponent(() => import('./KeyDialog.tsx').then((module) => module.KeyDialog), { themed: true })

export default defineScreen('wallDisplay', {
  formParts: [
    { title: 'wall.parts.screen', fields: ['name', 'language', 'theme', 'remark'] },
    {
      title: 'wall.parts.pages',
      fields: ['downtimeSeconds', 'faultsSeconds', 'repairsSeconds', 'scheduleSeconds', 'complaintsSeconds', 'hasAlarm'],
    },
    { title: 'wall.parts.reading', fields: ['inches', 'distance'] },
  ],
  controls: { distance: DistanceControl },
  actions: {
    issueKey: {
      title: 'wall.key.issueKey',
      permission: 'wall:display:issueKey',
      isShown: (row) => row.status !== 'REVOKED',
      dialog: ({ row, onDone }) => <KeyDialog id={row.id} title={row.title} isNew={!row.keyIssuedAt} onDone={onDone} />,
    },
  },
  afterCreate: 'issueKey',
})
