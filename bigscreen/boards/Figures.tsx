import type { ReactNode } from 'react'
import { Shape, type ShapeName } from '../wall/Shape.tsx'
import * as panelStyles from './Panel.module.css'

export interface FigureProps {
  readonly name: string
  readonly value: ReactNode
  readonly unit?: string | undefined
  readonly tone?: 'alarm' | 'good' | 'warn' | 'bad' | undefined
  readonly shape?: ShapeName | undefined
}

const Figure = ({ name, value, unit, tone, shape }: FigureProps) => (
  <div className={panelStyles.figure} data-slot="figure" data-tone={tone}>
    <span>
      {shape && <Shape of={shape} />}
      {name}
    </span>
    <b>
      {value}
      {unit && <small>{unit}</small>}
    </b>
  </div>
)

/** The numbers that answer the page's question, as many as the distance leaves room for, the most telling first. */
export const Figures = ({ all, room }: { all: readonly FigureProps[]; room: number }) => (
  <section className={panelStyles.figures} data-slot="figures">
    {all.slice(0, room).map((figure) => (
      <Figure key={figure.name} {...figure} />
    ))}
  </section>
)
