import type { explained } from '../../../locales/en/explained.json'

type Models = { [M in keyof typeof explained as (typeof explained)[M] extends string ? never : M]: (typeof explained)[M] }

/** A figure as `<read model>.<field>`: `explained.json` says of each how it is calculated and what is left out. */
export type FigureKey = { [M in keyof Models & string]: `${M}.${Exclude<keyof Models[M] & string, 'leftOut'>}` }[keyof Models & string]

/** The days that a figure is about. */
export type FigureRange = 'now' | 'today' | 'ever' | { from: string; to: string } | { days: number }

export interface FigureLink {
  href: string
  onClick: (event: React.MouseEvent) => void
}

export interface FigureFacts {
  of: FigureKey
  name: string
  range: FigureRange
  /** The workshop that it is narrowed to; its plant is always named. */
  workshop?: string | undefined
  /** The list of what it is made of. */
  link?: FigureLink | undefined
}
