import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../../fields/display/cells.module.css'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import * as controlsStyles from '../../../kit/looks/controls.module.css'
import * as figuresStyles from '../../../kit/looks/figures.module.css'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { failureOf } from '../../../kit/network/failure.ts'
import { addDays, date, dateTime, duration, today } from '../../../kit/words/time.ts'
import { writeRange } from '../../../resource/address.ts'
import { ExplainedFigure } from '../../../resource/figures/ExplainedFigure.tsx'
import { useRowsLink } from '../../../resource/figures/useRowsLink.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import { COUNTED_REPORTS } from '../../shared/reportStates.ts'
import type { Figures, Stop } from './documents.ts'
import * as equipmentPageStyles from './EquipmentPage.module.css'
import * as styles from './FiguresCard.module.css'
import { EquipmentFiguresDocument } from './gen/equipment.ts'
import * as stateCardStyles from './StateCard.module.css'

const RANGES = [30, 90, 365] as const
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const FIRST = 6
const rangeOf = (days: number) => ({ from: addDays(today(), 1 - days), to: today() })

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
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} ${equipmentPageStyles.panel}`}
      data-slot="card panel"
      aria-label={t('equipmentPage.figures')}
    >
      <header>
        <h2>{t('equipmentPage.figures')}</h2>
        <span className="grow" />
        <fieldset className={controlsStyles.segments} data-slot="spans">
          <legend className="visually-hidden">{t('equipmentPage.range')}</legend>
          {RANGES.map((one) => (
            <button key={one} type="button" className="thumb" aria-pressed={one === days} onClick={() => setDays(one)}>
              {t('equipmentPage.days', { count: one })}
            </button>
          ))}
        </fieldset>
      </header>
      {error && !figures && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {!figures && !error && <Skeleton lines={4} label={t('screens.list.loading')} />}
      {figures?.isLimited && <p className="note inset">{t('equipmentPage.limitedFigures')}</p>}
      {figures && <Numbers id={id} figures={figures} range={rangeOf(days)} />}
      {figures && <Stops stops={figures.stops} />}
    </section>
  )
}

const rounded = (value: number) => value.toFixed(1)

/** Figures of stops; the others are of reports. */
const OF_STOPS: ReadonlySet<string> = new Set(['availability', 'stopHours', 'stopCount', 'mtbfHours'])

interface NumbersProps {
  id: string
  figures: Figures
  range: { from: string; to: string }
}
function Numbers({ id, figures, range }: NumbersProps) {
  const { t } = useTranslation()
  const linkOf = useRowsLink()
  const counted = `?equipmentId=${id}&status=${COUNTED_REPORTS}&reportDate=`
  // A stop that began earlier and reached into the range belongs to it.
  const first = [range.from, ...figures.stops.map((stop) => date(stop.from))].toSorted()[0] ?? range.from
  const links = {
    stops: linkOf('reportLog', `${counted}${writeRange(first, range.to)}&isStopped=true`),
    reports: linkOf('reportLog', `${counted}${writeRange(range.from, range.to)}&isJoined=false`),
  }
  const time = (value: number | null, unit: number) => (value === null ? null : duration(value * unit))
  const all = [
    ['availability', figures.availability === null ? null : `${(figures.availability * 100).toFixed(1)}%`],
    ['stopHours', t('equipmentPage.hours', { hours: rounded(figures.stopHours) })],
    ['stopCount', String(figures.stopCount)],
    ['reports', String(figures.reports)],
    ['mtbfHours', time(figures.mtbfHours, HOUR_MS)],
    ['mttaMinutes', time(figures.mttaMinutes, MINUTE_MS)],
    ['mttrMinutes', time(figures.mttrMinutes, MINUTE_MS)],
  ] as const
  return (
    <dl className={`${figuresStyles.figures} ${styles.machineFigures}`}>
      {all.map(([key, text]) => (
        <div key={key}>
          <dt>
            <ExplainedFigure
              of={`equipmentFigures.${key}`}
              name={t(`equipmentPage.figure.${key}`)}
              range={range}
              link={links[OF_STOPS.has(key) ? 'stops' : 'reports']}
            >
              {t(`equipmentPage.figure.${key}`)}
            </ExplainedFigure>
          </dt>
          <dd>{text ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

function Stops({ stops }: { stops: readonly Stop[] }) {
  const { t } = useTranslation()
  const [isAll, setIsAll] = useState(false)
  if (!stops.length) return <p className="note inset">{t('equipmentPage.noStops')}</p>
  const shown = isAll ? stops : stops.slice(0, FIRST)
  return (
    <>
      <p className={`note ${styles.machineSub}`}>{t('equipmentPage.stops')}</p>
      <ul className="even inset">
        {shown.map((stop) => (
          <li key={`${stop.reportId} ${stop.from}`} className={`wrapped ${styles.machineStop}`}>
            <ResourceLink of="reportLog" className={cellsStyles.open} data-slot="open" search={`?open=${stop.reportId}`}>
              {stop.reportNo}
            </ResourceLink>
            <span className="grow muted">
              {dateTime(stop.from)} → {stop.to ? dateTime(stop.to) : t('equipmentPage.still')}
            </span>
            <b data-open={stop.to === null || undefined}>{t('equipmentPage.hours', { hours: rounded(stop.hours) })}</b>
          </li>
        ))}
      </ul>
      {shown.length < stops.length && (
        <Button variant="ghost" className={stateCardStyles.machineMore} onClick={() => setIsAll(true)}>
          {t('screens.detail.showAll', { count: stops.length })}
        </Button>
      )}
    </>
  )
}
