import { Bar, type BarCustomLayerProps } from '@nivo/bar'
import { memo } from 'react'
import type { ParetoRow } from '../wall/pareto.ts'
import { INK, theme } from './palette.ts'
import { Sized } from './Sized.tsx'

/** Share of a row that is air. The chart adds half of it at both ends; `.pareto .sized` lets that stick out, so that bars and words align. */
const GAP = 0.36

type Datum = { name: string; share: number; cumulative: number }

/** Bars and line share one scale from nothing to everything, so the line starts where the first bar ends. */
export const ParetoChart = memo(({ rows, label }: { rows: readonly ParetoRow[]; label: string }) => {
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  const data: Datum[] = rows.map((row) => ({ name: row.name, share: row.count / total, cumulative: row.cumulative })).toReversed()
  return (
    <Sized>
      {({ width, height, rem, text }) => (
        <Bar
          width={width}
          height={height * (1 + GAP / rows.length)}
          data={data}
          keys={['share']}
          indexBy="name"
          layout="horizontal"
          ariaLabel={label}
          margin={{ top: 0, right: rem * 0.7, bottom: 0, left: rem * 0.1 }}
          padding={GAP}
          valueScale={{ type: 'linear', min: 0, max: 1 }}
          colors={INK.blue}
          borderRadius={rem * 0.2}
          theme={theme({ rem, text })}
          enableGridX={false}
          enableGridY={false}
          axisLeft={null}
          axisBottom={null}
          enableLabel={false}
          layers={[(layer) => <Ends layer={layer} rem={rem} />, 'bars', (layer) => <Cumulative layer={layer} rem={rem} />]}
          animate={false}
          isInteractive={false}
        />
      )}
    </Sized>
  )
})

/** Nothing and everything, as long as the bars reach and no further. */
function Ends({ layer, rem }: { layer: BarCustomLayerProps<Datum>; rem: number }) {
  const from = Math.min(...layer.bars.map((bar) => bar.y))
  const to = Math.max(...layer.bars.map((bar) => bar.y + bar.height))
  return (
    <g stroke={INK.line} strokeWidth={rem / 8}>
      <line x1={0} x2={0} y1={from} y2={to} />
      <line x1={layer.innerWidth} x2={layer.innerWidth} y1={from} y2={to} />
    </g>
  )
}

function Cumulative({ layer, rem }: { layer: BarCustomLayerProps<Datum>; rem: number }) {
  const points = layer.bars
    .map((bar) => ({ x: Number(bar.data.data.cumulative) * layer.innerWidth, y: bar.y + bar.height / 2 }))
    .toSorted((a, b) => a.y - b.y)
  return (
    <g>
      <polyline
        points={points.map((p) => `${p.x},${p.y}`).join(' ')}
        fill="none"
        stroke={INK.paper}
        strokeWidth={rem * 0.2}
        strokeLinejoin="round"
      />
      {points.map((p) => (
        <circle key={p.y} cx={p.x} cy={p.y} r={rem * 0.45} fill={INK.paper} stroke={INK.panel} strokeWidth={rem * 0.15} />
      ))}
    </g>
  )
}
