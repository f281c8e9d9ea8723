import { Bar as BarChart, type BarCustomLayerProps } from '@nivo/bar'
import { memo, use } from 'react'
import { namedDays, roof, SERIES, shortDay, shortNumber, theme, ticksTo } from '../../../fields/charts/look.ts'
import { type Bar, BarsContext, Mark, useRoving } from '../../../fields/charts/Mark.tsx'
import * as plotStyles from '../../../fields/charts/plot.module.css'
import { useWidth } from '../../../fields/charts/useWidth.ts'
import type { Place } from '../drill.ts'
import { useDrill } from '../useDrill.ts'

const MARGIN = { top: 18, right: 8, bottom: 24, left: 36 }
/** From here on there is room for a figure above every bar. */
const ROOMY = 22
type Datum = { key: string; value: number }

/** Standing bars, one for each day; `key` is the day. */
interface DayBarsProps {
  bars: readonly (Omit<Bar, 'link'> & { place: Place | undefined })[]
  label: string
  height: number
  /** How keys that are no days stand on the axis, each of them. */
  format?: (key: string) => string
}
export const DayBars = memo(({ bars: placed, label, height, format }: DayBarsProps) => {
  const drillTo = useDrill()
  const bars = placed.map(({ place, ...bar }): Bar => ({ ...bar, link: drillTo(place) }))
  const [width, watch] = useWidth()
  const keys = bars.map((bar) => bar.key)
  const inner = width - MARGIN.left - MARGIN.right
  const top = roof(Math.max(...bars.map((bar) => bar.value)))
  const ticks = ticksTo(top, true)
  return (
    <div ref={watch} style={{ height }}>
      {width > 0 && (
        <BarsContext value={{ bars, left: 0, right: 0 }}>
          <BarChart<Datum>
            width={width}
            height={height}
            data={bars.map(({ key, value }) => ({ key, value }))}
            keys={['value']}
            indexBy="key"
            role="group"
            ariaLabel={label}
            margin={MARGIN}
            padding={bars.length > 62 ? 0.15 : 0.3}
            valueScale={{ type: 'linear', min: 0, max: top, nice: false }}
            colors={SERIES.first}
            theme={theme}
            gridYValues={ticks}
            axisLeft={{ tickValues: ticks, tickSize: 0, tickPadding: 8, format: shortNumber }}
            axisBottom={{
              tickValues: format ? keys : namedDays(keys, inner),
              format: format ?? shortDay,
              tickSize: 0,
              tickPadding: 8,
            }}
            layers={['grid', 'axes', Columns]}
            animate={false}
            isInteractive={false}
          />
        </BarsContext>
      )}
    </div>
  )
})

function Columns({ bars: drawn, innerWidth, innerHeight }: BarCustomLayerProps<Datum>) {
  const { bars } = use(BarsContext)
  const { isStop, visit, onKeyDown } = useRoving(bars.length)
  const slot = innerWidth / bars.length
  const boxes = new Map(drawn.map((one) => [String(one.data.indexValue), one]))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go between the links inside
    <g onKeyDown={onKeyDown} className={plotStyles.columns} data-roomy={slot >= ROOMY || undefined}>
      {bars.map((bar, place) => {
        const box = boxes.get(bar.key)
        if (!box) return null
        const middle = box.x + box.width / 2
        const wide = Math.min(box.width, 34)
        return (
          <Mark key={bar.key} bar={bar} isStop={isStop(place)} onFocus={() => visit(place)}>
            <rect
              className={plotStyles.hit}
              data-slot="hit"
              x={middle - slot / 2}
              y={-MARGIN.top}
              width={slot}
              height={innerHeight + MARGIN.top}
              rx={4}
            />
            <rect className={plotStyles.fill} x={middle - wide / 2} y={box.y} width={wide} height={box.height} rx={Math.min(3, wide / 4)} />
            {bar.value > 0 && (
              <text className={plotStyles.value} x={middle} y={box.y - 6} textAnchor="middle">
                {bar.text}
              </text>
            )}
          </Mark>
        )
      })}
    </g>
  )
}
