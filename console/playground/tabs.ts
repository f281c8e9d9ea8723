import { observable } from '../kit/browser/observable.ts'
import { tabsChanged } from './runs.ts'

interface Tabs {
  readonly tabs: readonly { readonly id: string }[]
  readonly activeTabIndex: number
}
interface Editor {
  openTab(query: string, variables: string): void
  showTab(id: string): void
}

const active = observable('')
export const activeTab = active.get
/** Filled in by the component that lives inside GraphiQL. */
export const editor: { current: Editor | null } = { current: null }

/** Must hear of a change at once: by the time React has rendered, GraphiQL may have run something in the new tab. */
export function tabsAre({ tabs, activeTabIndex }: Tabs): void {
  const id = tabs[activeTabIndex]?.id ?? ''
  active.set(id)
  tabsChanged(
    tabs.map((tab) => tab.id),
    id,
  )
}
