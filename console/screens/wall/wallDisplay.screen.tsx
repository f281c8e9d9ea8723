import { Suspense } from 'react'
import { lazyDressed } from '../../kit/lazyDressed.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

const KeyDialog = lazyDressed(() => import('./KeyDialog.tsx').then((module) => module.KeyDialog))

export default defineScreen('wallDisplay', {
  actions: {
    issueKey: {
      title: 'screens.wall.issueKey',
      permit: 'wall:display:issueKey',
      isShown: (row) => row.status !== 'REVOKED',
      dialog: ({ row, onDone }) => (
        <Suspense>
          <KeyDialog id={row.id} title={row.title} isNew={!row.keyIssuedAt} onDone={onDone} />
        </Suspense>
      ),
    },
  },
  afterCreate: 'issueKey',
})
