import { createContext, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { FigureLink } from '../../resource/figures/figureKey.ts'
import * as plotStyles from './plot.module.css'

/** One bar: what it is called and says, and where it leads. */
export interface Bar {
  key: string
  name: string
  value: number
  /** The value as it is written beside the bar. */
  text: string
  /** More about it, for the pointer and for those who hear the page. */
  detail: string
  link: FigureLink | undefined
  /** Word for what is special about it now, such as that it stands still. */
  mark?: string | undefined
  /** Of a Pareto chart, 0 to 1. */
  cumulative?: number
}

/** The layers of a chart are drawn by the library; what else they need comes past it. */
export const BarsContext = createContext<{ bars: readonly Bar[]; left: number; right: number }>({ bars: [], left: 0, right: 0 })

interface MarkProps {
  bar: Bar
  isStop: boolean
  onFocus: () => void
  children: ReactNode
}

/** The whole row of a bar opens what stands behind it. */
export function Mark({ bar, isStop, onFocus, children }: MarkProps) {
  const { link } = bar
  const inner = (
    <>
      <title>{bar.detail}</title>
      {children}
    </>
  )
  if (!link)
    return (
      <g className={plotStyles.mark} data-slot="mark">
        {inner}
      </g>
    )
  return (
    <a
      className={plotStyles.mark}
      data-slot="mark"
      aria-label={bar.detail}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      href={link.href}
      onClick={link.onClick}
    >
      {inner}
    </a>
  )
}

const STEP: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** One stop of the tab key for all bars of a chart, the arrows go from bar to bar. */
export function useRoving(count: number) {
  const [at, setAt] = useState(0)
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const marks = [...event.currentTarget.querySelectorAll<SVGAElement>('a[data-slot~=mark]')]
    const here = marks.indexOf(event.target as SVGAElement)
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? marks.length - 1 : here + (STEP[event.key] ?? 0)
    if (to === here || here < 0 || !marks[to]) return
    event.preventDefault()
    marks[to].focus()
  }
  return { onKeyDown, isStop: (place: number) => place === Math.min(at, count - 1), visit: setAt }
}
