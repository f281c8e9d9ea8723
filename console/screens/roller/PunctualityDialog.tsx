import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateBox } from '../../fields/inputs/DateBox.tsx'
import { Button } from '../../kit/looks/Button.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { today } from '../../kit/words/time.ts'
import { Empty, Failed, Skeleton } from '../../resource/states.tsx'
import * as styles from './PunctualityDialog.module.css'
import { PunctualityTable } from './PunctualityTable.tsx'
import { type Days, lastDays, usePunctuality } from './punctuality.ts'

const RANGES = { year: 365, quarter: 90, month: 30 } as const
type Range = keyof typeof RANGES
const ranges = Object.keys(RANGES) as readonly Range[]

/** Which repairer keeps the days agreed, over rollers sent in a range. */
export function PunctualityDialog({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const [days, setDays] = useState<Days>(lastDays(RANGES.year, today()))
  const footer = (
    <Button size="md" onClick={onDone}>
      {t('screens.form.close')}
    </Button>
  )
  return (
    <Sheet title={t('rollers.punctuality.title')} size="lg" onClose={onDone} footer={footer}>
      <div className="stack gap-l">
        <RangeChoice days={days} onChange={setDays} />
        <Figures days={days} />
      </div>
    </Sheet>
  )
}

function RangeChoice({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const { t } = useTranslation()
  const now = today()
  const chosen = ranges.find((range) => days.to === now && days.from === lastDays(RANGES[range], now).from)
  const put = (end: keyof Days) => (day: string) => day && onChange({ ...days, [end]: day })
  return (
    <fieldset className={`wrapped ${styles.rangeChoice}`}>
      <legend>{t('rollers.punctuality.range')}</legend>
      {ranges.map((range) => (
        <Button
          key={range}
          size="xs"
          aria-pressed={range === chosen}
          {...(range === chosen && { variant: 'subtle', tone: 'brand' })}
          onClick={() => onChange(lastDays(RANGES[range], now))}
        >
          {t(`rollers.punctuality.${range}`)}
        </Button>
      ))}
      <span className={`wrapped ${styles.days}`}>
        <DateBox kind="date" value={days.from} onChange={put('from')} label={t('screens.list.from')} />
        <i aria-hidden="true">–</i>
        <DateBox kind="date" value={days.to} onChange={put('to')} label={t('screens.list.to')} />
      </span>
    </fieldset>
  )
}

function Figures({ days }: { days: Days }) {
  const { t } = useTranslation()
  const { rows, failure, retry } = usePunctuality(days)
  if (failure) return <Failed failure={failure} onRetry={retry} />
  if (!rows) return <Skeleton lines={4} label={t('screens.list.loading')} />
  if (!rows.length) return <Empty icon="roller" title={t('rollers.punctuality.none')} hint={t('rollers.punctuality.noneHint')} />
  return (
    <>
      <PunctualityTable rows={rows} days={days} />
      <p className="muted" data-slot="plain">
        {t('rollers.punctuality.note')}
      </p>
    </>
  )
}
