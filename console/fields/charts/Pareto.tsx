import type { BarCustomLayerProps } from '@nivo/bar'
import { use } from 'react'
import * as boxStyles from '../inputs/box.module.css'
import { INK, SERIES } from './look.ts'
import { BarsContext } from './Mark.tsx'
import * as plotStyles from './plot.module.css'

type Layer = BarCustomLayerProps<{ key: string; value: number }>

const PARTS = [0, 0.2, 0.4, 0.6, 0.8, 1] as const
/** Where the vital few end. */
const VITAL = 0.8

/** Bars and line share one scale, from nothing to all faults. */
export function Shares({ innerWidth, innerHeight }: Layer) {
  return (
    <g>
      {PARTS.map((part) => (
        <g key={part} transform={`translate(${part * innerWidth} 0)`}>
          <line y2={innerHeight} stroke={part === VITAL ? INK.edge : INK.grid} strokeDasharray={part === VITAL ? '3 3' : undefined} />
          <text className={boxStyles.tick} data-slot="tick" y={innerHeight + 15} textAnchor="middle">
            {part * 100}%
          </text>
        </g>
      ))}
    </g>
  )
}

/** How much of everything the rows down to each one make up. */
export function Cumulative({ bars: drawn, innerWidth }: Layer) {
  const { bars } = use(BarsContext)
  const boxes = new Map(drawn.map((one) => [String(one.data.indexValue), one]))
  const points = bars.flatMap(({ key, cumulative }) => {
    const box = boxes.get(key)
    return box && cumulative !== undefined ? [{ x: cumulative * innerWidth, y: box.y + box.height / 2 }] : []
  })
  return (
    <g className={plotStyles.cumulative}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} fill="none" stroke={SERIES.second} strokeWidth={2} />
      {points.map(({ x, y }) => (
        <circle key={y} cx={x} cy={y} r={3.5} fill={SERIES.second} stroke="var(--panel)" strokeWidth={1.5} />
      ))}
    </g>
  )
}
