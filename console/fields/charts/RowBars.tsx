import { Bar as BarChart, type BarCustomLayerProps } from '@nivo/bar'
import { memo, use } from 'react'
import { textWidth } from '../display/textWidth.ts'
import { fitted, ROW, rowBarsHeight, SERIES, theme } from './look.ts'
import { type Bar, BarsContext, Mark, useRoving } from './Mark.tsx'
import { Cumulative, Shares } from './Pareto.tsx'
import * as plotStyles from './plot.module.css'
import { useWidth } from './useWidth.ts'

const THICK = 12
const GUTTER = 12
/** Names may take this much of the width, bars need the rest. */
const NAMES = 0.36
const WIDER_TEXT = 1.06

type Datum = { key: string; value: number }
const widest = (texts: readonly string[]) => Math.ceil(Math.max(0, ...texts.map(textWidth)) * WIDER_TEXT)

interface RowBarsProps {
  bars: readonly Bar[]
  label: string
  /** With the running share drawn over the bars. */
  isPareto?: boolean
}

/** Bars lying down: names before them in full, values after them in one column. */
export const RowBars = memo(({ bars, label, isPareto = false }: RowBarsProps) => {
  const [width, watch] = useWidth()
  const left = Math.min(widest(bars.map((bar) => (bar.mark ? `▲ ${bar.name}` : bar.name))) + GUTTER, width * NAMES)
  const right = widest(bars.map((bar) => bar.text)) + GUTTER
  const height = rowBarsHeight(bars.length, isPareto)
  const total = bars.reduce((sum, bar) => sum + bar.value, 0)
  const least = Math.min(0, ...bars.map((bar) => bar.value))
  const top = isPareto ? Math.max(total, 1) : Math.max(...bars.map((bar) => bar.value), Number.MIN_VALUE)
  return (
    <div ref={watch} style={{ height }}>
      {width > 0 && (
        <BarsContext value={{ bars, left, right }}>
          <BarChart<Datum>
            width={width}
            height={height}
            data={bars.map(({ key, value }) => ({ key, value })).toReversed()}
            keys={['value']}
            indexBy="key"
            layout="horizontal"
            role="group"
            ariaLabel={label}
            margin={{ top: 0, right, bottom: isPareto ? 22 : 0, left }}
            padding={1 - THICK / ROW}
            valueScale={{ type: 'linear', min: least, max: top, nice: false }}
            colors={SERIES.first}
            theme={theme}
            layers={isPareto ? [Shares, Rows, Cumulative] : [Rows]}
            animate={false}
            isInteractive={false}
          />
        </BarsContext>
      )}
    </div>
  )
})

function Rows({ bars: drawn, innerWidth }: BarCustomLayerProps<Datum>) {
  const { bars, left, right } = use(BarsContext)
  const { isStop, visit, onKeyDown } = useRoving(bars.length)
  const boxes = new Map(drawn.map((one) => [String(one.data.indexValue), one]))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go between the links inside
    <g onKeyDown={onKeyDown}>
      {bars.map((bar, place) => {
        const box = boxes.get(bar.key)
        if (!box) return null
        const middle = box.y + box.height / 2
        return (
          <Mark key={bar.key} bar={bar} isStop={isStop(place)} onFocus={() => visit(place)}>
            <rect
              className={plotStyles.hit}
              data-slot="hit"
              x={-left}
              y={middle - ROW / 2}
              width={left + innerWidth + right}
              height={ROW}
              rx={5}
            />
            <text className={plotStyles.name} x={4 - left} y={middle} dominantBaseline="central" data-marked={bar.mark ? '' : undefined}>
              {fitted(bar.mark ? `▲ ${bar.name}` : bar.name, left - GUTTER)}
            </text>
            <rect
              className={plotStyles.fill}
              x={box.x}
              y={middle - THICK / 2}
              width={Math.max(bar.value ? 2 : 0, box.width)}
              height={THICK}
              rx={3}
              data-marked={bar.mark || bar.value < 0 ? '' : undefined}
            />
            <text className={plotStyles.value} x={innerWidth + right - 4} y={middle} dominantBaseline="central" textAnchor="end">
              {bar.text}
            </text>
          </Mark>
        )
      })}
    </g>
  )
}
