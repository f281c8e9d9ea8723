import type { ReactNode } from 'react'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import * as countTabsStyles from './countTabs.module.css'

export interface CountTab<Name extends string> {
  readonly name: Name
  readonly title: string
  /** The count of the tab; undefined while unknown. */
  readonly count: number | undefined
  /** The color of a count other than zero. */
  readonly tone?: 'warning' | 'danger' | undefined
}
interface TabProps extends Omit<CountTab<string>, 'name'> {
  isChosen: boolean
  onChoose: () => void
}
/** One tab with an optional count. */
export const Tab = ({ title, count, tone, isChosen, onChoose }: TabProps) => (
  <button type="button" aria-pressed={isChosen} onClick={onChoose}>
    {title}
    {count !== undefined && (
      <em className={tonesStyles.toned} data-tone={count > 0 ? tone : undefined}>
        {count}
      </em>
    )}
  </button>
)
/** A row of tabs with an accessible name. */
export const Tabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={`${controlsStyles.segments} rigid ${countTabsStyles.countTabs}`} aria-label={label}>
    {children}
  </nav>
)

interface Props<Name extends string> {
  label: string
  tabs: readonly CountTab<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** Tabs over the same records, each with a count; on phones the counts are above the names. */
export const CountTabs = <Name extends string>({ label, tabs, chosen, onChoose }: Props<Name>) => (
  <Tabs label={label}>
    {tabs.map(({ name, ...tab }) => (
      <Tab key={name} {...tab} isChosen={name === chosen} onChoose={() => onChoose(name)} />
    ))}
  </Tabs>
)
