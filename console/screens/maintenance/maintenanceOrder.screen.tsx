import type { ResourceTypes } from '../../kit/gen/resources.ts'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { useLabels } from '../../kit/words/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'
import { partsTab, TakenParts } from '../shared/parts/partsTab.tsx'
import { GoToCalendar } from './cells.tsx'
import * as maintenanceStyles from './maintenance.module.css'

type Order = ResourceTypes['maintenanceOrder']['row']
const OPEN = 'PENDING,IN_PROGRESS'

function PlanDate({ row }: { row: Order }) {
  const labels = useLabels()
  return (
    <>
      {row.planDate}{' '}
      {row.isOverdue && (
        <span className={tonesStyles.tag} data-slot="tag" data-tone="danger">
          {labels.label('maintenanceOrder', 'isOverdue')}
        </span>
      )}
    </>
  )
}

const Parts = lazyComponent(() => import('./NeededParts.tsx').then((module) => module.NeededParts))
const MakeOrdersDialog = lazyComponent(() => import('./MakeOrdersDialog.tsx').then((module) => module.MakeOrdersDialog), { themed: true })

/** What the work takes; once it is over, as it was. */
const parts = (row: Order, isFixed = !OPEN.includes(row.status)) => <Parts of="maintenanceOrderPart" id={row.id} isFixed={isFixed} />
const partsPanel = { title: 'screens.detail.tabs.neededParts', draw: (row: Order) => parts(row, true) }

export default defineScreen('maintenanceOrder', {
  initial: () => ({ status: OPEN }),
  form: ['equipmentId', 'planId', 'checkName', 'pointName', 'planDate', 'maintLevel', 'maintMode', 'maintCraft', 'ownerId', 'shiftId'],
  widths: { equipmentId: 120, checkName: 204, planDate: 200, ownerId: 96, status: 120 },
  cells: {
    checkName: (value) => (
      <span className={`clip ${maintenanceStyles.checkName}`} title={value}>
        {value}
      </span>
    ),
    planDate: (_, row) => <PlanDate row={row} />,
  },
  tone: (row) => (row.isOverdue ? 'danger' : undefined),
  tabs: { parts: partsTab('maintenanceOrderId'), neededParts: (row) => parts(row) },
  stepControls: { takenParts: TakenParts.maintenanceOrderId },
  panels: { start: partsPanel, complete: partsPanel },
  hiddenFields: ['isOverdue'],
  hiddenRelations: ['maintenanceOrderPart', 'sparePartLog', 'partReservation'],
  header: {
    calendar: { title: 'calendar.open', icon: 'calendar', permission: 'maint:plan:list', dialog: GoToCalendar },
    make: { title: 'makeOrders.button', icon: 'clipboard', permission: 'maint:order:add', dialog: MakeOrdersDialog },
  },
})
