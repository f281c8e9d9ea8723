import { lazy, memo, Suspense } from 'react'
import type { DayPoint } from '../../charts/index.ts'
import { useTranslate } from '../../language.tsx'
import { hoursText } from '../../wall/times.ts'
import * as panelStyles from '../Panel.module.css'
import { Panel } from '../Panel.tsx'

const HoursChart = lazy(() => import('../../charts/index.ts').then((m) => ({ default: m.HoursChart })))
const CountsChart = lazy(() => import('../../charts/index.ts').then((m) => ({ default: m.CountsChart })))

/** Fourteen days: hours as a line, counts as bars. */
export const DayTrend = memo(({ kind, points }: { kind: 'hours' | 'counts'; points: readonly DayPoint[] }) => {
  const translate = useTranslate()
  const title = translate(`trend.${kind}`)
  const text = (n: number) => (kind === 'hours' ? hoursText(n) : String(n))
  const Chart = kind === 'hours' ? HoursChart : CountsChart
  return (
    <Panel
      area="third"
      title={title}
      note={translate('trend.note')}
      aside={<span>{translate('trend.most', { n: text(Math.max(0, ...points.map((p) => p.value))) })}</span>}
    >
      <div className={panelStyles.plot} data-slot="plot">
        <Suspense>
          <Chart label={title} points={points} today={translate('trend.todayLabel', { n: text(points.at(-1)?.value ?? 0) })} />
        </Suspense>
      </div>
    </Panel>
  )
})
