import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../../kit/failure.ts'
import { dateTime, duration, today } from '../../../kit/time.ts'
import { Button } from '../../../resource/Button.tsx'
import { ResourceLink } from '../../../resource/ResourceLink.tsx'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import { SHOWN_HERE } from '../../../resource/write.ts'
import type { Figures, Stop } from './documents.ts'
import { EquipmentFiguresDocument } from './gen/equipment.ts'

const RANGES = [30, 90, 365] as const
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const FIRST = 6
const rangeOf = (days: number) => ({ from: today(Date.now() - (days - 1) * DAY_MS), to: today() })

/** How the machine did over the last month, quarter or year, and when it stood. */
export function FiguresCard({ id }: { id: string }) {
  const { t } = useTranslation()
  const [days, setDays] = useState<number>(RANGES[0])
  const { data, previousData, error, refetch } = useQuery(EquipmentFiguresDocument, {
    variables: { equipmentId: id, ...rangeOf(days) },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const figures = (data ?? previousData)?.figures
  return (
    <section className="card panel" aria-label={t('equipmentPage.figures')}>
      <header>
        <h2>{t('equipmentPage.figures')}</h2>
        <span className="grow" />
        <fieldset className="spans">
          <legend className="sr">{t('equipmentPage.range')}</legend>
          {RANGES.map((one) => (
            <button key={one} type="button" aria-pressed={one === days} onClick={() => setDays(one)}>
              {t('equipmentPage.days', { count: one })}
            </button>
          ))}
        </fieldset>
      </header>
      {error && !figures && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {!figures && !error && <Skeleton lines={4} label={t('screens.list.loading')} />}
      {figures && <Numbers figures={figures} />}
      {figures && <Stops stops={figures.stops} />}
    </section>
  )
}

const rounded = (value: number) => value.toFixed(1)

function Numbers({ figures }: { figures: Figures }) {
  const { t } = useTranslation()
  const time = (value: number | null, unit: number) => (value === null ? null : duration(value * unit))
  const all = [
    ['availability', figures.availability === null ? null : `${(figures.availability * 100).toFixed(1)}%`],
    ['stopHours', t('equipmentPage.hours', { hours: rounded(figures.stopHours) })],
    ['stopCount', String(figures.stopCount)],
    ['reports', String(figures.reports)],
    ['mtbf', time(figures.mtbfHours, HOUR_MS)],
    ['mtta', time(figures.mttaMinutes, MINUTE_MS)],
    ['mttr', time(figures.mttrMinutes, MINUTE_MS)],
  ] as const
  return (
    <dl className="machine-figures">
      {all.map(([key, text]) => (
        <div key={key}>
          <dt title={t(`equipmentPage.hint.${key}`)}>{t(`equipmentPage.figure.${key}`)}</dt>
          <dd>{text ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

function Stops({ stops }: { stops: readonly Stop[] }) {
  const { t } = useTranslation()
  const [isAll, setIsAll] = useState(false)
  if (!stops.length) return <p className="machine-none">{t('equipmentPage.noStops')}</p>
  const shown = isAll ? stops : stops.slice(0, FIRST)
  return (
    <>
      <h3 className="machine-sub">{t('equipmentPage.stops')}</h3>
      <ul className="machine-stops">
        {shown.map((stop) => (
          <li key={`${stop.reportId} ${stop.from}`}>
            <ResourceLink of="reportLog" className="open" search={`?open=${stop.reportId}`}>
              {stop.reportNo}
            </ResourceLink>
            <span>
              {dateTime(stop.from)} → {stop.to ? dateTime(stop.to) : t('equipmentPage.still')}
            </span>
            <b data-open={stop.to === null || undefined}>{t('equipmentPage.hours', { hours: rounded(stop.hours) })}</b>
          </li>
        ))}
      </ul>
      {shown.length < stops.length && (
        <Button variant="ghost" className="machine-more" onClick={() => setIsAll(true)}>
          {t('screens.detail.showAll', { count: stops.length })}
        </Button>
      )}
    </>
  )
}
