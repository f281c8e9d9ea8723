import { Bar } from '@nivo/bar'
import { Line } from '@nivo/line'
import { memo } from 'react'
import { INK, theme } from './palette.ts'
import { type Size, Sized } from './Sized.tsx'

export interface DayPoint {
  readonly day: string
  readonly value: number
}
export interface DayChartProps {
  readonly points: readonly DayPoint[]
  readonly label: string
  /** Stands below the last day in place of its date. */
  readonly today: string
}
/** Width of '11-09' and some air, in characters' heights. */
const DATE = 4
/** Chinese characters are as wide as they are high, others hardly more than half of that. */
const widthOf = (text: string) => [...text].reduce((sum, c) => sum + (c > '\u2e80' ? 1 : 0.6), 0)
const AXIS = 1.45

/** Half a day column of room at both ends, so that the points of the line stand where bars of the same day would. */
const edge = ({ width }: Size, days: number) => width / days / 2
const roof = (points: readonly DayPoint[]) => Math.max(1, ...points.map((p) => p.value)) * 1.12

function bottomAxis({ points, today }: DayChartProps, size: Size) {
  const column = size.width / points.length
  const every = Math.ceil((DATE * size.text) / column)
  const last = points.at(-1)?.day
  // The last label reaches from the edge as far as its words do, and half of the next one must stay clear of it.
  const first = Math.ceil(((widthOf(today) + DATE / 2) * size.text) / column - 0.5)
  const labelled = points.filter((_, i) => {
    const back = points.length - 1 - i
    const isWithinChart = (i + 0.5) * column >= (DATE / 2 - 0.5) * size.text
    return back === 0 || (isWithinChart && back >= first && (back - first) % every === 0)
  })
  return {
    tickValues: labelled.map((p) => p.day),
    renderTick: (tick: { value: string; x: number }) => (
      <DayLabel key={tick.value} tick={tick} last={tick.value === last ? today : undefined} size={size} column={column} />
    ),
  }
}

/** The last label ends with its column: centred, it would run out of the picture. */
function DayLabel(props: { tick: { value: string; x: number }; last: string | undefined; size: Size; column: number }) {
  const { tick, last, size, column } = props
  return (
    <text
      x={last ? tick.x + column / 2 : tick.x}
      y={size.text * 1.2}
      textAnchor={last ? 'end' : 'middle'}
      fontSize={size.text}
      fontWeight={last ? 600 : 400}
      fill={last ? INK.strong : INK.quiet}
    >
      {last ?? tick.value.slice(5)}
    </text>
  )
}

export const HoursChart = memo((props: DayChartProps) => (
  <Sized>
    {(size) => (
      <Line
        width={size.width}
        height={size.height}
        ariaLabel={props.label}
        data={[{ id: 'hours', data: props.points.map((p) => ({ x: p.day, y: p.value })) }]}
        theme={theme(size)}
        colors={[INK.sand]}
        curve="monotoneX"
        lineWidth={size.rem * 0.3}
        enableArea
        areaOpacity={0.16}
        margin={{
          top: size.rem * 0.6,
          right: edge(size, props.points.length),
          bottom: size.text * AXIS,
          left: edge(size, props.points.length),
        }}
        xScale={{ type: 'point' }}
        yScale={{ type: 'linear', min: 0, max: roof(props.points) }}
        enableGridX={false}
        gridYValues={[0]}
        axisLeft={null}
        axisBottom={bottomAxis(props, size)}
        enablePoints={false}
        layers={['grid', 'axes', 'areas', 'lines', (layer) => <Last points={layer.series[0]?.data ?? []} rem={size.rem} />]}
        animate={false}
        isInteractive={false}
      />
    )}
  </Sized>
))

function Last({ points, rem }: { points: readonly { position: { x: number; y: number | null } }[]; rem: number }) {
  const last = points.at(-1)?.position
  return last?.y == null ? null : (
    <circle cx={last.x} cy={last.y} r={rem * 0.6} fill={INK.sand} stroke={INK.panel} strokeWidth={rem * 0.2} />
  )
}

export const CountsChart = memo((props: DayChartProps) => {
  const last = props.points.at(-1)?.day
  return (
    <Sized>
      {(size) => (
        <Bar
          width={size.width}
          height={size.height}
          ariaLabel={props.label}
          data={props.points.map((p) => ({ day: p.day, value: p.value }))}
          keys={['value']}
          indexBy="day"
          theme={theme(size)}
          colors={({ indexValue }) => (indexValue === last ? INK.blue : INK.steel)}
          borderRadius={size.rem * 0.2}
          padding={0.3}
          margin={{ top: size.rem * 0.4, right: 0, bottom: size.text * AXIS, left: 0 }}
          valueScale={{ type: 'linear', min: 0, max: roof(props.points) }}
          enableGridY={false}
          axisLeft={null}
          axisBottom={bottomAxis(props, size)}
          enableLabel={false}
          animate={false}
          isInteractive={false}
        />
      )}
    </Sized>
  )
})
