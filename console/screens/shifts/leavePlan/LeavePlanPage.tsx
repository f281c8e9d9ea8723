import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Tasks } from '../../../form/Tasks.tsx'
import { NARROW, useMedia } from '../../../kit/browser/media.ts'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { useCan } from '../../../kit/session/me.ts'
import { metaOf } from '../../../resource/meta.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import type { Task } from '../../../resource/task.ts'
import { useWords } from '../../../resource/words.ts'
import { shortText } from '../../shared/leave/LeavePlanHead.tsx'
import { type LeavePlan, prefilter, type Span, spanOf } from '../../shared/leave/leaveYear.ts'
import leaveScreen from '../workerVacation.screen.tsx'
import * as styles from './LeavePlanPage.module.css'
import { PlanBar } from './PlanBar.tsx'
import { PlanBoard } from './PlanBoard.tsx'
import { PlanList } from './PlanList.tsx'
import { useLeavePlan, usePlanAddress } from './useLeavePlan.ts'

const DetailDrawer = lazyComponent(() => import('../../../record/DetailDrawer.tsx').then((module) => module.DetailDrawer), {
  words: ['lists'],
  themed: true,
})

/** Who is on leave when, over a year. */
export function LeavePlanPage() {
  const { t } = useTranslation()
  const can = useCan()
  const address = usePlanAddress()
  const { year, quarter, team, position, now } = address
  const { plan, failure, isLoading, refetch } = useLeavePlan(year)
  const isNarrow = useMedia(NARROW)
  const span = useMemo(() => spanOf(year, quarter), [year, quarter])
  const workers = useMemo(() => prefilter(plan?.workers ?? [], { team, position }), [plan, team, position])
  const meta = metaOf('workerVacation')
  const words = useWords(meta, leaveScreen.spec)
  const [task, start] = useState<Task | null>(null)
  const [opened, show] = useState<string | null>(null)
  const draw = useCallback(
    (workerId: string, { from, to }: Span) => start({ kind: 'create', preset: { workerId, beginDate: from, endDate: to } }),
    [],
  )
  const mayAdd = can(`${meta.permission}:add`)
  return (
    <section className={pageStyles.page} data-slot="page" aria-label={t('leave.plan.title')} aria-busy={isLoading}>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <h1>{t('leave.plan.title')}</h1>
        <YearNavigation year={year} go={(next) => address.go({ year: String(next) })} />
        <span className="grow" />
        <Link
          to={`/print/leave-plan${address.search}`}
          className={buttonStyles.button}
          data-slot="button"
          data-variant="outline"
          data-size="sm"
        >
          <Icon name="printer" />
          {t('leave.plan.print')}
        </Link>
        {mayAdd && (
          <Button variant="solid" tone="brand" onClick={() => start({ kind: 'create' })}>
            <Icon name="plus" />
            {t('leave.plan.add')}
          </Button>
        )}
      </header>
      <PlanBar address={address} workers={plan?.workers ?? []} isNarrow={isNarrow} />
      <div className={pageStyles.card} data-slot="card">
        {failure && <Failed failure={failure} onRetry={refetch} />}
        {!plan && !failure && <Skeleton lines={10} label={t('screens.list.loading')} />}
        {plan && !failure && !isNarrow && <PlanBoard {...{ plan, workers, span, now, show }} draw={mayAdd ? draw : undefined} />}
        {plan && !failure && isNarrow && <PlanList year={year} workers={workers} show={show} />}
      </div>
      {plan && <Short plan={plan} />}
      <Tasks meta={meta} spec={leaveScreen.spec} words={words} task={task} start={start} />

      {opened && <DetailDrawer key={opened} meta={meta} spec={leaveScreen.spec} id={opened} onClose={() => show(null)} />}
    </section>
  )
}

function YearNavigation({ year, go }: { year: number; go: (year: number) => void }) {
  const { t } = useTranslation()
  return (
    <div className="row even">
      <Button aria-label={t('leave.plan.previous')} title={t('leave.plan.previous')} onClick={() => go(year - 1)}>
        <Icon name="left" />
      </Button>
      <h2 aria-live="polite">{year}</h2>
      <Button aria-label={t('leave.plan.next')} title={t('leave.plan.next')} onClick={() => go(year + 1)}>
        <Icon name="right" />
      </Button>
    </div>
  )
}

/** The days that are marked above the board, in words. */
function Short({ plan }: { plan: LeavePlan }) {
  const { t } = useTranslation()
  const days = [...new Set(plan.short.map(({ date }) => date))]
  if (!days.length) return null
  return (
    <details className={`${pageStyles.card} ${styles.short}`}>
      <summary>{t('leave.plan.short', { count: days.length })}</summary>
      <ul>
        {days.map((day) => (
          <li key={day}>{shortText(plan, day, t)}</li>
        ))}
      </ul>
    </details>
  )
}
