import type { ReactNode } from 'react'
import { useMe } from '../../kit/session/me.ts'
import * as styles from './paperParts.module.css'

export type Cell = readonly [label: string, value: ReactNode, isWide?: boolean]

/** Labels and values in two columns, as on the paper forms that this replaces. */
export function Grid({ cells }: { cells: readonly Cell[] }) {
  return (
    <dl className={styles.paperGrid} data-slot="paper-grid">
      {withoutHoles(cells).map(([label, value, isWide]) => (
        <div key={label} data-wide={isWide || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What would stand alone in its line takes the whole of it. */
export function withoutHoles(cells: readonly Cell[]): Cell[] {
  let isSecond = false
  return cells.map(([label, value, isWide], place) => {
    const isUnpaired = !isSecond && (place === cells.length - 1 || Boolean(cells[place + 1]?.[2]))
    const takesAll = Boolean(isWide) || isUnpaired
    isSecond = !takesAll && !isSecond
    return [label, value, takesAll]
  })
}

interface PartProps {
  title: string
  /** So short that it stands on one page. */
  isWhole?: boolean
  children: ReactNode
}

export function Part({ title, isWhole, children }: PartProps) {
  return (
    <section className={styles.paperPart} data-whole={isWhole || undefined}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

interface SignHereProps {
  title: string
  signers: readonly string[]
  /** What stands before the line for the day. */
  day: string
}

/** Lines on which people sign, each with the day. */
export const SignHere = ({ title, signers, day }: SignHereProps) => (
  <section className={styles.paperSigns} aria-label={title}>
    {signers.map((who) => (
      <div key={who}>
        <span>{who}</span>
        <i />
        <span>{day}</span>
        <i />
      </div>
    ))}
  </section>
)

export function usePlantName(): string {
  const { plants, currentPlantId } = useMe()
  return plants.find((plant) => plant.id === currentPlantId)?.name ?? ''
}
