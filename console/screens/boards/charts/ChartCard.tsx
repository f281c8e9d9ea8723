import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as plotStyles from '../../../fields/charts/plot.module.css'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as marksStyles from '../../../kit/looks/marks.module.css'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { ExplainedFigure } from '../../../resource/figures/ExplainedFigure.tsx'
import * as pageStyles from '../../../resource/page.module.css'
import { Later } from '../../../resource/states.tsx'
import { useBoard } from '../board.ts'
import { ChartBoundary } from './ChartBoundary.tsx'
import * as styles from './ChartCard.module.css'
import { type Chart, figureOf } from './chart.ts'
import { SpokenTwin, TableTwin } from './TableTwin.tsx'
import { TakeAway } from './TakeAway.tsx'

export type CardSize = 'tall' | 'wide' | 'small'

interface ChartCardProps<Row> {
  chart: Chart<Row>
  /** In pixels: the placeholder is as high as what comes. */
  height: number
  /** How much of the row it takes. */
  size?: CardSize
  /** Stands in its head, such as what it is narrowed to. */
  head?: ReactNode
  children: ReactNode
}

/** A chart with its twin: one press turns it into a table, whoever hears the page always has the table. */
export function ChartCard<Row>({ chart, height, size, head, children }: ChartCardProps<Row>) {
  const { t } = useTranslation()
  const [isTable, setIsTable] = useState(false)
  const plot = useRef<HTMLDivElement>(null)
  const { title, note, rows } = chart
  const { range, workshopName } = useBoard()
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} ${styles.chartCard}`}
      data-slot="card"
      aria-label={title}
      data-size={size}
    >
      <header>
        <h3>
          <ExplainedFigure of={figureOf(chart)} name={title} range={chart.isNow ? 'now' : range} workshop={workshopName}>
            {title}
          </ExplainedFigure>
        </h3>
        {note && !isTable && rows?.length !== 0 && <small>{note}</small>}
        <span className="grow" />
        {head}
        {rows && rows.length > 0 && (
          <>
            <button
              type="button"
              className={`${marksStyles.iconBtn} thumb`}
              aria-pressed={isTable}
              aria-label={t('boards.dataview.asTable')}
              title={t(isTable ? 'boards.dataview.asChart' : 'boards.dataview.asTable')}
              onClick={() => setIsTable(!isTable)}
            >
              <Icon name={isTable ? 'chart' : 'list'} size={15} />
            </button>
            <TakeAway chart={chart} plot={plot} />
          </>
        )}
      </header>
      {rows && isTable && rows.length > 0 && <TableTwin {...chart} rows={rows} />}
      <Drawing chart={chart} plot={plot} height={height} isHidden={isTable}>
        {children}
      </Drawing>
    </section>
  )
}

interface DrawingProps<Row> extends Pick<ChartCardProps<Row>, 'chart' | 'height' | 'children'> {
  plot: RefObject<HTMLDivElement | null>
  isHidden: boolean
}

/** It stays when the table is shown: a picture of it can still be taken. */
function Drawing<Row>({ chart, plot, height, isHidden, children }: DrawingProps<Row>) {
  const { title, rows, columns, keyOf, nothing, isGoodNews } = chart
  if (!rows) return <Bones height={height} />
  if (!rows.length)
    return (
      <p
        className={`row ${tonesStyles.worded} note ${styles.calm}`}
        style={{ minHeight: height }}
        data-tone={isGoodNews ? 'good' : undefined}
      >
        {isGoodNews && <Icon name="tick" size={18} />}
        {nothing}
      </p>
    )
  return (
    <div hidden={isHidden}>
      <div className={`even anchor ${plotStyles.plot}`} data-slot="plot" ref={plot} style={{ minHeight: height }}>
        <ChartBoundary>{children}</ChartBoundary>
      </div>
      <SpokenTwin title={title} rows={rows} columns={columns} keyOf={keyOf} />
    </div>
  )
}

function Bones({ height }: { height: number }) {
  const { t } = useTranslation()
  return (
    <div className={`even anchor ${plotStyles.plot}`} data-slot="plot" style={{ height }}>
      <Later>
        <div className={styles.chartBones} role="status" aria-label={t('screens.list.loading')} />
      </Later>
    </div>
  )
}
