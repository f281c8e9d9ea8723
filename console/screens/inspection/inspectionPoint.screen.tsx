import { Clip } from '../../fields/display/cells.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { wished } from './round/round.ts'

const RefValueControl = lazyComponent(() => import('./record/RefValueControl.tsx').then((module) => module.RefValueControl))
const WeekendControl = lazyComponent(() => import('./WeekendControl.tsx').then((module) => module.WeekendControl))
const MakeInspectionsDialog = lazyComponent(() => import('./MakeInspectionsDialog.tsx').then((module) => module.MakeInspectionsDialog), {
  themed: true,
})

export default defineScreen('inspectionPoint', {
  widths: {
    name: 136,
    equipmentId: 120,
    pointName: 98,
    checkName: 128,
    inspectMode: 76,
    inspectCycle: 100,
    refValue: 126,
    isPaused: 84,
    status: 96,
  },
  form: [
    'equipmentId',
    'name',
    'pointName',
    'checkName',
    'inspectMode',
    'shiftId',
    'refValue',
    'unit',
    'inspectCycle',
    'firstDate',
    'cycleDays',
    'closeAtWeekend',
    'sortOrder',
    'isPaused',
    'status',
    'detail',
  ],
  isFieldVisible: (field, { inspectCycle }) => field !== 'cycleDays' || inspectCycle === 'DAYS',
  cells: {
    name: (value) => <Clip text={value} />,
    checkName: (value) => <Clip text={value} />,
    refValue: (value, row) => (value ? <Clip text={wished(row)} /> : undefined),
  },
  tone: (row) => (row.isPaused && row.status === 'ENABLED' ? 'warning' : undefined),
  controls: { refValue: RefValueControl, closeAtWeekend: WeekendControl },
  header: { make: { title: 'makeInspections.button', icon: 'calendar', permission: 'inspect:order:add', dialog: MakeInspectionsDialog } },
})
