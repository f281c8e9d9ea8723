import type { ResourceTypes } from '../../kit/gen/resources.ts'
import { useLabels } from '../../kit/words/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'
import { CycleText, KindTag } from './cells.tsx'

type TemplatePoint = ResourceTypes['templatePoint']['row']
type Field = keyof ResourceTypes['templatePoint']['create']

const OF_INSPECTION: readonly Field[] = ['inspectMode', 'inspectCycle', 'cycleDays', 'refValue', 'unit', 'closeAtWeekend']
const OF_MAINTENANCE: readonly Field[] = ['maintMode', 'maintLevel', 'maintCraft', 'maintCycle', 'cycleUnit', 'basis', 'leadDays']

function Kind({ row }: { row: TemplatePoint }) {
  const labels = useLabels()
  return <KindTag kind={row.kind} words={labels} />
}

export default defineScreen('templatePoint', {
  // Lines of one template stand together.
  sort: 'templateId,sortOrder',
  widths: { templateId: 150, kind: 100, name: 160, pointName: 130, checkName: 220, refValue: 120 },
  form: ['templateId', 'kind', 'name', 'pointName', 'checkName', 'sortOrder', ...OF_INSPECTION, ...OF_MAINTENANCE],
  cells: {
    kind: (_, row) => <Kind row={row} />,
    maintCycle: (value, row) => (value ? <CycleText count={value} unit={row.cycleUnit ?? 'MONTHS'} /> : undefined),
  },
  // Said with the cycle.
  hiddenFields: ['cycleUnit'],
  // A line is inspected or maintained; what the other kind is asked for means nothing to it.
  isFieldVisible: (field, values) => {
    if (field === 'cycleDays') return values['kind'] !== 'MAINT' && values['inspectCycle'] === 'DAYS'
    const others: readonly string[] = values['kind'] === 'MAINT' ? OF_INSPECTION : OF_MAINTENANCE
    return !others.includes(field)
  },
})
