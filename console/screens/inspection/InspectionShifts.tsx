import { useQuery } from '@apollo/client/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { DateBox } from '../../fields/inputs/DateBox.tsx'
import { Button } from '../../kit/looks/Button.tsx'
import { failureOf } from '../../kit/network/failure.ts'
import { serverNow } from '../../kit/words/serverClock.ts'
import { today } from '../../kit/words/time.ts'
import { RefreshButton } from '../../resource/live/RefreshButton.tsx'
import { useAnswerChanges } from '../../resource/live/useChanges.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { Empty, Failed, Skeleton } from '../../resource/states.tsx'
import { InspectionShiftsDocument } from './gen/inspection.ts'
import { ShiftsTable } from './ShiftsTable.tsx'
import { type DayRange, movedDays, ordinaryRange, readDays } from './shifts.ts'
import '../../fields/filters/FilterBar.module.css'
import * as pageStyles from '../../resource/page.module.css'
import * as shiftsStyles from './shifts.module.css'

const POLL_MS = 60_000

/** How the inspections of the last days went, shift by shift. */
export function InspectionShifts() {
  const { t } = useTranslation()
  const { range, go } = useDays()
  const { data, previousData, error, loading, refetch } = useQuery(InspectionShiftsDocument, {
    variables: range,
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const look = useCallback(() => void refetch().catch(() => undefined), [refetch])
  useAnswerChanges(InspectionShiftsDocument, look)
  const shifts = (data ?? previousData)?.shifts
  return (
    <section className={`${pageStyles.page} ${shiftsStyles.shiftsPage}`} data-slot="page" aria-label={t('inspectionShifts.title')}>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <h1>{t('inspectionShifts.title')}</h1>
        <span className="grow" />
        <RefreshButton onPress={look} />
      </header>
      <Days range={range} go={go} />
      {!shifts && !error && <Skeleton lines={8} label={t('screens.list.loading')} />}
      {error && !data && <Failed failure={failureOf(error)} onRetry={look} />}
      {shifts?.length === 0 && !error && (
        <div className={pageStyles.card} data-slot="card">
          <Empty icon="clipboard" title={t('inspectionShifts.none')} hint={t('inspectionShifts.noneHint')} />
        </div>
      )}
      {shifts && shifts.length > 0 && (
        <div className={pageStyles.card} data-slot="card" aria-busy={(loading && !data) || undefined}>
          <ShiftsTable shifts={shifts} range={range} now={serverNow()} />
        </div>
      )}
    </section>
  )
}

function Days({ range, go }: { range: DayRange; go: (range: DayRange | null) => void }) {
  const { t } = useTranslation()
  const usual = ordinaryRange(today())
  const isUsual = range.from === usual.from && range.to === usual.to
  const changeRange = (end: keyof DayRange, day: string) => {
    const next = movedDays(range, end, day)
    if (next) go(next)
  }
  return (
    <search className={`wrapped ${shiftsStyles.shiftsDays}`} aria-label={t('inspectionShifts.days')}>
      <DateBox kind="date" value={range.from} label={t('screens.list.from')} onChange={(day) => changeRange('from', day)} />
      <i aria-hidden="true">–</i>
      <DateBox kind="date" value={range.to} label={t('screens.list.to')} onChange={(day) => changeRange('to', day)} />
      {isUsual ? (
        <small>{t('inspectionShifts.mostDays')}</small>
      ) : (
        <Button variant="subtle" tone="brand" onClick={() => go(null)}>
          {t('inspectionShifts.week')}
        </Button>
      )}
    </search>
  )
}

/** Which days are shown stands in the address, unless they are the usual ones. */
function useDays() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const range = readDays(new URLSearchParams(search).get('days'), today())
  const go = (next: DayRange | null) => navigate({ pathname, search: next ? `?days=${next.from}~${next.to}` : '' }, { replace: true })
  return { range, go }
}
