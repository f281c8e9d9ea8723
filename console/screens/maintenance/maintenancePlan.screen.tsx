import { lazy } from 'react'
import { lazyDressed } from '../../kit/lazyDressed.ts'
import { today } from '../../kit/time.ts'
import { defineScreen } from '../../resource/defineScreen.ts'
import { ValueSwitch } from '../../resource/ValueSwitch.tsx'

const NextDateControl = lazy(() => import('./NextDateControl.tsx').then((module) => ({ default: module.NextDateControl })))
const MakeOrdersDialog = lazyDressed(() => import('./MakeOrdersDialog.tsx').then((module) => module.MakeOrdersDialog))

export default defineScreen('maintenancePlan', {
  columns: ['name', 'equipmentId', 'maintLevel', 'maintMode', 'maintCycle', 'cycleUnit', 'ownerId', 'nextMaintDate', 'isPaused', 'status'],
  filters: ['equipmentId', 'ownerId', 'isPaused', 'status', 'nextMaintDate'],
  sort: 'nextMaintDate',
  widths: { name: 190, equipmentId: 132, ownerId: 110 },
  cells: { status: (value, row) => <ValueSwitch of="maintenancePlan" field="status" row={row} value={value} /> },
  tone: (row) => (row.status === 'ENABLED' && !row.isPaused && row.nextMaintDate < today() ? 'warning' : undefined),
  controls: { nextMaintDate: NextDateControl },
  header: { make: { title: 'makeOrders.button', icon: 'calendar', permit: 'maint:order:add', dialog: MakeOrdersDialog } },
})
