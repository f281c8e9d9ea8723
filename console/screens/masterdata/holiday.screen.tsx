import { useLabels } from '../../kit/i18n.ts'
import { Tag } from '../../resource/cells.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { weekdaysText } from './weekdays.ts'

/** Rest looks calm, work that breaks the rhythm stands out. */
const LOOKS = { HOLIDAY: 'ACTIVE', WORKDAY: 'IN_PROGRESS' } as const

function Type({ value }: { value: keyof typeof LOOKS }) {
  const labels = useLabels()
  return <Tag value={LOOKS[value]}>{labels.value('holiday', 'holidayType', value)}</Tag>
}

export default defineScreen('holiday', {
  columns: ['name', 'holidayType', 'beginDate', 'endDate', 'days', 'weekdays', 'remark'],
  filters: ['holidayType', 'beginDate'],
  cells: {
    holidayType: (value) => <Type value={value} />,
    weekdays: (value) => weekdaysText(value),
  },
})
