import { useTranslation } from 'react-i18next'
import { date } from '../../kit/words/time.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

/** What is planned next, in one sentence. */
function Planned({ day, times }: { day: string; times: string | null }) {
  const { t } = useTranslation()
  return <>{t(times ? 'shift.planned.times' : 'shift.planned.off', { day: date(day), times })}</>
}

export default defineScreen('shift', {
  widths: { changesOn: 220 },
  hiddenFields: ['changesTo'],
  cells: { changesOn: (value, row) => value && <Planned day={value} times={row.changesTo} /> },
})
