import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { DueDate, RepairState, RollerLink } from './cells.tsx'

const PunctualityDialog = lazyComponent(() => import('./PunctualityDialog.tsx').then((module) => module.PunctualityDialog), {
  themed: true,
})

export default defineScreen('rollerRepair', {
  initial: () => ({ status: 'OUT' }),
  // Whatever should have been back longest comes first.
  sort: 'expectedReturnDate',
  form: ['rollerId', 'repairerId', 'operationId', 'operatorId', 'outDate', 'expectedReturnDate', 'detail'],
  widths: { rollerId: 100, decorCode: 96, repairerId: 170, outDate: 116, expectedReturnDate: 200, status: 138 },
  cells: {
    rollerId: (value, row) => <RollerLink id={value}>{row.roller?.title ?? ''}</RollerLink>,
    expectedReturnDate: (_, row) => <DueDate repair={row} />,
    status: (value, row) => <RepairState value={value} isOverdue={row.isOverdue} />,
  },
  header: {
    punctuality: { title: 'rollers.punctuality.button', icon: 'gauge', permission: 'roller:repair:list', dialog: PunctualityDialog },
  },
  hiddenFields: ['rollNumber', 'isOverdue'],
  tone: (row) => (row.isOverdue ? 'danger' : undefined),
})
