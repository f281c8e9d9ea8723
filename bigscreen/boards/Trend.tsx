import { lazy, memo, Suspense } from 'react'
import { useSay } from '../language.tsx'
import type { Downtime, Faults } from '../live.ts'
import { hoursText } from '../times.ts'
import { PanelTitle } from './PanelTitle.tsx'

const HoursChart = lazy(() => import('../charts/index.ts').then((m) => ({ default: m.HoursChart })))
const CountsChart = lazy(() => import('../charts/index.ts').then((m) => ({ default: m.CountsChart })))

interface Props {
  readonly hours: Downtime['byDay']
  readonly counts: Faults['byDay']
}

/** Two small charts over the same days instead of two scales in one: hours and counts do not compare. */
export const Trend = memo(({ hours, counts }: Props) => {
  const say = useSay()
  const h = hours.map((d) => d.hours)
  const c = counts.map((d) => d.count)
  return (
    <>
      <PanelTitle title={say('trend.title')} note={say('trend.note')} />
      <div className="trend">
        <Caption name={say('trend.hours')} tone="hours" today={hoursText(h.at(-1) ?? 0)} most={hoursText(Math.max(0, ...h))} />
        <div className="plot">
          <Suspense>
            <HoursChart label={say('trend.hours')} points={hours.map((d) => ({ day: d.day, value: d.hours }))} />
          </Suspense>
        </div>
        <Caption name={say('trend.counts')} tone="counts" today={c.at(-1) ?? 0} most={Math.max(0, ...c)} />
        <div className="plot">
          <Suspense>
            <CountsChart
              label={say('trend.counts')}
              points={counts.map((d) => ({ day: d.day, value: d.count }))}
              today={say('trend.todayLabel')}
            />
          </Suspense>
        </div>
      </div>
    </>
  )
})

function Caption({ name, tone, today, most }: { name: string; tone: string; today: string | number; most: string | number }) {
  const say = useSay()
  return (
    <p className="caption">
      <span className={`key ${tone}`}>{name}</span>
      <span>{say('trend.most', { n: most })}</span>
      <b>{say('trend.today', { n: today })}</b>
    </p>
  )
}
