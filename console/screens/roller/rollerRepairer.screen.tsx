import { Nothing } from '../../fields/display/cells.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { Rate } from './cells.tsx'
import { RepairerFigures } from './RepairerFigures.tsx'

const PunctualityDialog = lazyComponent(() => import('./PunctualityDialog.tsx').then((module) => module.PunctualityDialog), {
  themed: true,
})

export default defineScreen('rollerRepairer', {
  widths: { name: 220, phone: 150, outNow: 96, overdueNow: 96, onTimeRate: 150 },
  cells: {
    overdueNow: (value) => (value ? <b className="wrong">{value}</b> : <Nothing />),
    onTimeRate: (value) => <Rate value={value} />,
  },
  header: {
    punctuality: { title: 'rollers.punctuality.button', icon: 'gauge', permission: 'roller:repair:list', dialog: PunctualityDialog },
  },
  hiddenFields: ['pinyin', 'sortOrder'],
  tabs: { punctuality: (row) => <RepairerFigures id={row.id} /> },
  tone: (row) => (row.overdueNow ? 'warning' : undefined),
})
