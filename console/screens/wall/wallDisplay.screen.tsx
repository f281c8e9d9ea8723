import { deferred } from '../../kit/overlays/deferred.tsx'
import { lazyThemed } from '../../kit/overlays/lazyThemed.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

const DistanceControl = deferred(() => import('./DistanceControl.tsx').then((module) => module.DistanceControl))
const KeyDialog = lazyThemed(() => import('./KeyDialog.tsx').then((module) => module.KeyDialog))

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
