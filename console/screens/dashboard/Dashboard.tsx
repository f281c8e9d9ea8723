import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { type Live, useLive } from '../../kit/network/live.ts'
import { useMe } from '../../kit/session/me.ts'
import { usePathOf } from '../../kit/session/navigation.ts'
import { usePermitted } from '../../kit/session/Permitted.tsx'
import { addDays, today } from '../../kit/words/time.ts'
import { writeRange } from '../../resource/address.ts'
import { useRowsLink } from '../../resource/figures/useRowsLink.ts'
import { LiveMark } from '../../resource/live/LiveMark.tsx'
import { metaOf } from '../../resource/meta.ts'
import * as pageStyles from '../../resource/page.module.css'
import { started } from '../../resource/quickCreate.ts'
import { liveSnapshots } from '../shared/liveSnapshots.ts'
import { COUNTED_REPORTS } from '../shared/reportStates.ts'
import { ComplaintsDue } from './ComplaintsDue.tsx'
import { Counts } from './Counts.tsx'
import * as styles from './Dashboard.module.css'
import { NextShift } from './NextShift.tsx'
import { OpenWork } from './OpenWork.tsx'
import { StockDue } from './StockDue.tsx'
import { StoppedNow } from './StoppedNow.tsx'
import { DAYS, Trend } from './Trend.tsx'

/** For administrators of an installation that is not yet set up. */
const SetupSteps = lazyComponent(() => import('./SetupSteps.tsx').then((module) => module.SetupSteps), {
  words: ['onboarding'],
  optional: true,
})

/** What stands still, what waits for me, and how the week went. */
export function Dashboard() {
  const { t } = useTranslation()
  const mayConfigure = usePermitted(`${metaOf('config').permission}:edit`)
  const downtime = useLive(liveSnapshots.downtime)
  const faults = useLive(liveSnapshots.fault)
  const repairs = useLive(liveSnapshots.repair)
  const linkOf = useRowsLink()
  const reports = `?status=${COUNTED_REPORTS}&reportDate=${writeRange(addDays(today(), 1 - DAYS), today())}`
  const days = (downtime.isHidden ? [] : (downtime.summary?.byDay ?? null))?.slice(-DAYS) ?? null
  const counts = (faults.isHidden ? [] : (faults.summary?.byDay ?? null))?.slice(-DAYS) ?? null
  return (
    <section className={`${pageStyles.page} gap-xl ${styles.board}`} data-slot="page" aria-label={t('dashboard.title')}>
      <Head lives={[downtime, faults, repairs]} shift={downtime.summary?.shiftName ?? null} />
      {mayConfigure && <SetupSteps />}
      <NextShift />
      {!repairs.isHidden && <Counts repairs={repairs.summary} />}
      {/* Whoever has no stops to watch looks after the stores first. */}
      {downtime.isHidden && <StockDue />}
      <div className={`${surfacesStyles.beside} ${styles.boardMain}`}>
        {!downtime.isHidden && <StoppedNow live={downtime} />}
        <OpenWork />
      </div>
      <ComplaintsDue />
      {!downtime.isHidden && <StockDue />}
      <div className={`stack gap-xl ${styles.boardTrends}`}>
        {!downtime.isHidden && (
          <Trend
            figure="downtimeSummary.byDay"
            title={t('dashboard.stopHours')}
            unit={t('dashboard.hours')}
            points={days?.map((day) => ({ day: day.day, value: day.hours })) ?? null}
            digits={1}
            link={linkOf('reportLog', `${reports}&isStopped=true`)}
          />
        )}
        {!faults.isHidden && (
          <Trend
            figure="faultSummary.byDay"
            title={t('dashboard.reports')}
            unit={t('dashboard.times')}
            points={counts?.map((day) => ({ day: day.day, value: day.count })) ?? null}
            digits={0}
            tone="second"
            link={linkOf('reportLog', `${reports}&isJoined=false`)}
          />
        )}
      </div>
    </section>
  )
}

function Head({ lives, shift }: { lives: readonly Live<{ at: string }>[]; shift: string | null }) {
  const { t } = useTranslation()
  const { user } = useMe()
  const mayReport = usePermitted(`${metaOf('reportLog').permission}:add`)
  const navigate = useNavigate()
  const reports = usePathOf()('reportLog')
  const shown = lives.filter((live) => !live.isHidden)
  return (
    <header className={`${pageStyles.pageHead} ${styles.boardHead}`} data-slot="page-head">
      <h1>{t('dashboard.hello', { name: user.name })}</h1>
      {shift && <span className={tonesStyles.pill}>{t('dashboard.shift', { shift })}</span>}
      {shown.length > 0 && <LiveMark lives={shown} />}
      <span className="grow" />
      {mayReport && (
        <Button
          variant="solid"
          tone="brand"
          onClick={() => (reports ? void navigate(reports, { state: { create: true } }) : started.set('report'))}
        >
          <Icon name="report" />
          {t('dashboard.report')}
        </Button>
      )}
    </header>
  )
}
