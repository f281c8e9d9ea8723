import { Bar } from '@nivo/bar'
import { Line } from '@nivo/line'
import { memo } from 'react'
import { SERIES, theme } from './palette.ts'
import { type Size, Sized } from './Sized.tsx'

export interface DayPoint {
  readonly day: string
  readonly value: number
}
const LABEL_EVERY = 4
const AXIS = 2.4

/** Half a day column of room at both ends, so that the points of the line stand above the bars of the same day. */
const edge = ({ width }: Size, days: number) => width / days / 2
const roof = (points: readonly DayPoint[]) => Math.max(1, ...points.map((p) => p.value)) * 1.12

export const HoursChart = memo(({ points, label }: { points: readonly DayPoint[]; label: string }) => (
  <Sized>
    {(size) => (
      <Line
        width={size.width}
        height={size.height}
        ariaLabel={label}
        data={[{ id: 'hours', data: points.map((p) => ({ x: p.day, y: p.value })) }]}
        theme={theme(size.rem)}
        colors={[SERIES.sand]}
        curve="monotoneX"
        lineWidth={size.rem * 0.25}
        enableArea
        areaOpacity={0.16}
        margin={{ top: size.rem * 0.5, right: edge(size, points.length), bottom: size.rem * 0.15, left: edge(size, points.length) }}
        xScale={{ type: 'point' }}
        yScale={{ type: 'linear', min: 0, max: roof(points) }}
        enableGridX={false}
        gridYValues={[0]}
        axisLeft={null}
        axisBottom={null}
        enablePoints={false}
        layers={['grid', 'areas', 'lines', (layer) => <Last points={layer.series[0]?.data ?? []} rem={size.rem} />]}
        animate={false}
        isInteractive={false}
      />
    )}
  </Sized>
))

function Last({ points, rem }: { points: readonly { position: { x: number; y: number | null } }[]; rem: number }) {
  const last = points.at(-1)?.position
  return last?.y == null ? null : (
    <circle cx={last.x} cy={last.y} r={rem * 0.55} fill={SERIES.sand} stroke="#131b2e" strokeWidth={rem * 0.2} />
  )
}

export const CountsChart = memo(({ points, label, today }: { points: readonly DayPoint[]; label: string; today: string }) => {
  const last = points.at(-1)?.day
  const labelled = points.filter((_, i) => (points.length - 1 - i) % LABEL_EVERY === 0).map((p) => p.day)
  return (
    <Sized>
      {(size) => (
        <Bar
          width={size.width}
          height={size.height}
          ariaLabel={label}
          data={points.map((p) => ({ day: p.day, value: p.value }))}
          keys={['value']}
          indexBy="day"
          theme={theme(size.rem)}
          colors={({ indexValue }) => (indexValue === last ? SERIES.blue : '#4a6a95')}
          borderRadius={size.rem * 0.2}
          padding={0.3}
          margin={{ top: size.rem * 0.4, right: 0, bottom: size.rem * AXIS, left: 0 }}
          valueScale={{ type: 'linear', min: 0, max: roof(points) }}
          enableGridY={false}
          axisLeft={null}
          axisBottom={{
            tickValues: labelled,
            renderTick: (tick) => (
              <DayLabel key={tick.value} tick={tick} last={tick.value === last ? today : undefined} column={size.width / points.length} />
            ),
          }}
          enableLabel={false}
          animate={false}
          isInteractive={false}
        />
      )}
    </Sized>
  )
})

/** The last label ends with its bar: centred, it would run out of the picture. */
function DayLabel({ tick, last, column }: { tick: { value: string; x: number }; last: string | undefined; column: number }) {
  return (
    <text
      x={last ? tick.x + column / 2 : tick.x}
      y="2.1rem"
      textAnchor={last ? 'end' : 'middle'}
      fontSize="1.75rem"
      fill={last ? SERIES.paper : '#9aa8bd'}
    >
      {last ?? tick.value.slice(5)}
    </text>
  )
}
