import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { today } from '../../kit/words/time.ts'
import { defineScreen } from '../../resource/defineScreen.ts'
import { CycleText, GoToCalendar } from './cells.tsx'

const NextDateControl = lazyComponent(() => import('./NextDateControl.tsx').then((module) => module.NextDateControl))
const Parts = lazyComponent(() => import('./NeededParts.tsx').then((module) => module.NeededParts))
const MakeOrdersDialog = lazyComponent(() => import('./MakeOrdersDialog.tsx').then((module) => module.MakeOrdersDialog), { themed: true })

export default defineScreen('maintenancePlan', {
  widths: {
    name: 180,
    equipmentId: 124,
    maintLevel: 84,
    maintMode: 84,
    maintCycle: 96,
    ownerId: 100,
    nextMaintDate: 116,
    isPaused: 84,
    status: 104,
  },
  cells: {
    maintCycle: (value, row) => (value ? <CycleText count={value} unit={row.cycleUnit} /> : undefined),
  },
  // Said with the cycle.
  hiddenFields: ['cycleUnit'],
  tone: (row) => (row.status === 'ENABLED' && !row.isPaused && row.nextMaintDate < today() ? 'warning' : undefined),
  controls: { nextMaintDate: NextDateControl },
  tabs: {
    neededParts: (row) => <Parts of="maintenancePlanPart" id={row.id} />,
  },
  hiddenRelations: ['maintenancePlanPart'],
  header: {
    calendar: { title: 'calendar.open', icon: 'calendar', permission: 'maint:order:list', dialog: GoToCalendar },
    make: { title: 'makeOrders.button', icon: 'clipboard', permission: 'maint:order:add', dialog: MakeOrdersDialog },
  },
})
