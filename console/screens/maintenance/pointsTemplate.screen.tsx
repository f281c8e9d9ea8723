import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { CycleText } from './cells.tsx'

const Lines = lazyComponent(() => import('./TemplateLines.tsx').then((module) => module.TemplateLines))
const ApplyDialog = lazyComponent(() => import('./ApplyDialog.tsx').then((module) => module.ApplyDialog), { themed: true })

export default defineScreen('pointsTemplate', {
  widths: { name: 168, hasInspect: 96, hasMaint: 96, maintCycle: 112, lastInspectDate: 124, lastMaintDate: 124 },
  cells: {
    maintCycle: (value, row) => (value ? <CycleText count={value} unit={row.cycleUnit} /> : undefined),
  },
  isFieldVisible: (field, values) => {
    if (field === 'shiftIds') return values['hasInspect'] !== false
    return (field !== 'maintCycle' && field !== 'cycleUnit') || values['hasMaint'] === true
  },
  actions: {
    apply: {
      title: 'applyTemplate.button',
      permission: 'maint:template:query',
      isShown: (row) => row.status === 'ENABLED',
      dialog: ApplyDialog,
    },
  },
  tabs: {
    templateLines: (row) => <Lines template={row} />,
  },
  hiddenRelations: ['templatePoint'],
})
