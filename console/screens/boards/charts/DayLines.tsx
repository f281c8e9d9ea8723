import { type DefaultSeries, isPoint, Line, type LineCustomSvgLayerProps, type SliceData, type SliceTooltipProps } from '@nivo/line'
import { createContext, type MouseEvent, memo, use } from 'react'
import { namedDays, roof, shortDay, shortNumber, theme, ticksTo } from '../../../fields/charts/look.ts'
import * as plotStyles from '../../../fields/charts/plot.module.css'
import { useWidth } from '../../../fields/charts/useWidth.ts'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { useMedia } from '../../../kit/browser/media.ts'
import type { Place } from '../drill.ts'
import { useDrill } from '../useDrill.ts'

export interface DaySeries {
  id: string
  name: string
  color: string
  /** The second of two lines is also broken: colour never speaks alone. */
  isDashed?: boolean
  of: readonly (number | null)[]
  /** Where its days lead, if not all lines lead to the same. */
  place?: (day: string) => Place | undefined
}
interface DayLinesProps {
  days: readonly string[]
  series: readonly DaySeries[]
  height: number
  label: string
  write: (value: number) => string
  /** Lowest and highest value of the axis; from nothing to a round number otherwise. */
  span?: readonly [number, number]
  isWhole?: boolean
  place?: (day: string) => Place | undefined
}

const MARGIN = { top: 28, right: 20, bottom: 24, left: 40 }
/** More dots than these would be a thicker line. */
const DOTS = 32
const LinesContext = createContext<Pick<DayLinesProps, 'series' | 'write'> & { hasDots: boolean }>({
  series: [],
  write: String,
  hasDots: false,
})

type Slice = SliceData<DefaultSeries>

const dataOf = (days: readonly string[], series: readonly DaySeries[]) =>
  series.map(({ id, of }) => ({ id, data: days.map((x, at) => ({ x, y: of[at] ?? null })) }))
const highest = (series: readonly DaySeries[]) => Math.max(0, ...series.flatMap(({ of }) => of.map((value) => value ?? 0)))

/** Lines over days; under the pointer stands what that day was, a press opens its rows. */
export const DayLines = memo((props: DayLinesProps) => {
  const { days, series, height, label, write, span, isWhole = false } = props
  const [width, watch] = useWidth()
  const [min, max] = span ?? [0, roof(highest(series))]
  const ticks = span ? [min, (min + max) / 2, max] : ticksTo(max, isWhole)
  const open = useDayDrill(props)
  return (
    <div ref={watch} style={{ height }}>
      {width > 0 && (
        <LinesContext value={{ series, write, hasDots: days.length <= DOTS }}>
          <Line<DefaultSeries>
            width={width}
            height={height}
            role="img"
            ariaLabel={label}
            data={dataOf(days, series)}
            colors={series.map(({ color }) => color)}
            theme={theme}
            margin={MARGIN}
            xScale={{ type: 'point' }}
            yScale={{ type: 'linear', min, max, nice: false }}
            enableGridX={false}
            gridYValues={ticks}
            axisLeft={{ tickValues: ticks, tickSize: 0, tickPadding: 8, format: shortNumber }}
            axisBottom={{
              tickValues: namedDays(days, width - MARGIN.left - MARGIN.right),
              format: (day) => shortDay(String(day)),
              tickSize: 0,
              tickPadding: 8,
            }}
            enableArea={series.length === 1 && min === 0}
            areaOpacity={0.12}
            enablePoints={false}
            layers={['grid', 'axes', 'areas', Legend, Lines, 'crosshair', 'slices']}
            enableSlices="x"
            sliceTooltip={Tip}
            onClick={(at, event) => !isPoint(at) && open?.(pressed(at as Slice, event))}
            animate={false}
          />
        </LinesContext>
      )}
    </div>
  )
})

/** A finger asks what a day was by touching it, so only a pointer opens it; the table does for both. */
function useDayDrill({ series, place }: DayLinesProps) {
  const drill = useDrill()
  const isTouch = useMedia('(pointer: coarse)')
  if (isTouch) return undefined
  return (point: Slice['points'][number] | undefined) => {
    const lead = series.find(({ id }) => id === point?.seriesId)?.place ?? place
    if (point && lead) drill(lead(String(point.data.x)))?.open()
  }
}

/** Of the lines over a day, the one nearest to the pointer. */
function pressed({ points }: Slice, { clientY, currentTarget }: MouseEvent): Slice['points'][number] | undefined {
  const height = clientY - (currentTarget as Element).getBoundingClientRect().top
  const away = (point: Slice['points'][number]) => Math.abs(point.y - height)
  return [...points].sort((a, b) => away(a) - away(b))[0]
}

function Lines({ series: drawn, lineGenerator }: LineCustomSvgLayerProps<DefaultSeries>) {
  const { series, hasDots } = use(LinesContext)
  return (
    <g>
      {drawn.map(({ id, data, color }) => (
        <g key={id}>
          <path
            d={lineGenerator(data.map((datum) => datum.position)) ?? undefined}
            fill="none"
            stroke={color}
            strokeWidth={2}
            strokeLinejoin="round"
            strokeDasharray={series.find((one) => one.id === id)?.isDashed ? '5 4' : undefined}
          />
          {hasDots &&
            data.flatMap(({ position, data: { x, y } }) =>
              y === null ? [] : [<circle key={String(x)} cx={position.x} cy={position.y} r={3} fill={color} stroke="var(--panel)" />],
            )}
        </g>
      ))}
    </g>
  )
}

/** In the drawing and not beside it, so that a picture of it has it too. */
function Legend() {
  const { series } = use(LinesContext)
  if (series.length === 1)
    return (
      <text className={boxStyles.tick} data-slot="tick" x={-MARGIN.left + 4} y={-14}>
        {series[0]?.name}
      </text>
    )
  return (
    <g transform={`translate(${4 - MARGIN.left} -18)`}>
      {series.map(({ id, name, color, isDashed }, place) => (
        <g key={id} transform={`translate(${place * 110} 0)`}>
          <line x2={20} stroke={color} strokeWidth={2} strokeDasharray={isDashed ? '5 4' : undefined} />
          <text className={boxStyles.tick} data-slot="tick" x={26} dominantBaseline="central">
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}

function Tip({ slice }: SliceTooltipProps<DefaultSeries>) {
  const { series, write } = use(LinesContext)
  const [first] = slice.points
  return (
    <div className={`figure floating stack rounded ${plotStyles.plotTip}`}>
      <small>{String(first?.data.x ?? '')}</small>
      {series.map(({ id, name, color }) => {
        const y = slice.points.find((point) => point.seriesId === id)?.data.y
        return (
          <p key={id} className="row">
            <i style={{ background: color }} />
            {name}
            <b>{y == null ? '–' : write(y)}</b>
          </p>
        )
      })}
    </div>
  )
}
