import type { ReactNode } from 'react'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import * as countTabsStyles from './countTabs.module.css'

export interface CountTab<Name extends string> {
  readonly name: Name
  readonly title: string
  /** How many wait behind it; nothing while that is not known. */
  readonly count: number | undefined
  /** Colours a count that is not zero. */
  readonly tone?: 'warning' | 'danger' | undefined
}
interface TabProps extends Omit<CountTab<string>, 'name'> {
  isChosen: boolean
  onChoose: () => void
}
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

/** One of a few views of the same records, each with how many there are; on phones the counts stand above the names. */
export const CountTabs = <Name extends string>({ label, tabs, chosen, onChoose }: Props<Name>) => (
  <Tabs label={label}>
    {tabs.map(({ name, ...tab }) => (
      <Tab key={name} {...tab} isChosen={name === chosen} onChoose={() => onChoose(name)} />
    ))}
  </Tabs>
)
