import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tableStyles from '../../kit/looks/table.module.css'
import { ExplainedFigure } from '../../resource/figures/ExplainedFigure.tsx'
import type { FigureKey, FigureLink } from '../../resource/figures/figureKey.ts'
import * as pageStyles from '../../resource/page.module.css'
import * as statesStyles from '../../resource/states.module.css'
import * as dashboardStyles from './Dashboard.module.css'
import * as styles from './Trend.module.css'

export const DAYS = 7

interface Point {
  day: string
  value: number
}

interface TrendProps {
  figure: FigureKey
  title: string
  unit: string
  points: readonly Point[] | null
  digits: number
  tone?: 'first' | 'second'
  /** The list of what the days are made of. */
  link: FigureLink | undefined
}

/** Seven bars and the same figures as a table: a chart nobody has to see to read. */
export function Trend({ figure, title, unit, points, digits, tone = 'first', link }: TrendProps) {
  const { t } = useTranslation()
  const [isTable, setIsTable] = useState(false)
  const sum = points?.reduce((total, point) => total + point.value, 0) ?? 0
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} breaks ${dashboardStyles.panel}`}
      data-slot="card panel"
      aria-label={title}
    >
      <header>
        <h2>
          <ExplainedFigure of={figure} name={title} range={{ days: DAYS }} link={link}>
            {title}
          </ExplainedFigure>
        </h2>
        <small>{t('dashboard.days', { count: DAYS })}</small>
        <span className="grow" />
        {points && (
          <b data-slot="sum">
            {sum.toFixed(digits)}
            <small> {unit}</small>
          </b>
        )}
        <button
          type="button"
          className={`${marksStyles.iconBtn} ${marksStyles.sm}`}
          data-reach
          aria-pressed={isTable}
          aria-label={t('dashboard.asTable')}
          title={t('dashboard.asTable')}
          onClick={() => setIsTable(!isTable)}
        >
          <Icon name={isTable ? 'chart' : 'list'} size={15} />
        </button>
      </header>
      {!points ? (
        <div className={styles.chart}>
          <i className={`${statesStyles.bone} ${dashboardStyles.tall}`} data-slot="bone" />
        </div>
      ) : isTable ? (
        <Figures title={title} unit={unit} points={points} digits={digits} />
      ) : (
        <Bars points={points} digits={digits} tone={tone} title={title} />
      )}
    </section>
  )
}

const HEIGHT = 168
const FLOOR = 24
const TOP = 22
const short = (day: string) => day.slice(5).replace('-', '/')

/** Round steps of 1, 2 or 5 that reach over the highest bar. */
export function ceiling(highest: number): number {
  if (highest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  return ([1, 2, 5, 10].find((step) => step * power >= highest) ?? 10) * power
}

const GUESS = 560
const FATTEST = 34

/** The drawing is as wide as its place, so that its letters keep their size beside one chart or two, on a desk or a phone. */
function useWidth(): [number, (box: SVGSVGElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(GUESS)
  const watch = useCallback((box: SVGSVGElement | null) => {
    if (!box) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width) || GUESS))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return [width, watch]
}

function Bars({ points, digits, tone, title }: { points: readonly Point[]; digits: number; tone: string; title: string }) {
  const high = ceiling(Math.max(...points.map((point) => point.value), 0))
  const [width, watch] = useWidth()
  const slot = width / Math.max(1, points.length)
  const fat = Math.min(FATTEST, slot * 0.6)
  const span = HEIGHT - FLOOR - TOP
  const label = `${title}: ${points.map((point) => `${short(point.day)} ${point.value.toFixed(digits)}`).join(', ')}`
  return (
    <svg ref={watch} className={styles.chart} data-tone={tone} height={HEIGHT} role="img" aria-label={label}>
      {[0, 0.5, 1].map((part) => (
        <line key={part} x1="0" x2={width} y1={TOP + span * part} y2={TOP + span * part} data-base={part === 1 || undefined} />
      ))}
      {points.map((point, place) => {
        const tall = Math.max(point.value ? 2 : 0, (point.value / high) * span)
        const middle = slot * (place + 0.5)
        return (
          <g key={point.day} data-now={place === points.length - 1 || undefined}>
            <rect x={middle - fat / 2} y={TOP + span - tall} width={fat} height={tall} rx="4" />
            <text x={middle} y={TOP + span - tall - 7}>
              {point.value.toFixed(digits)}
            </text>
            <text className={styles.day} x={middle} y={HEIGHT - 6}>
              {short(point.day)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function Figures({ title, unit, points, digits }: Omit<TrendProps, 'figure' | 'points' | 'tone' | 'link'> & { points: readonly Point[] }) {
  const { t } = useTranslation()
  return (
    <table className={`${tableStyles.table} ${styles.figures}`} data-slot="figures">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.day')}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.day}>
            <th scope="row">{point.day}</th>
            <td>{point.value.toFixed(digits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
