import './workers.ts'
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql'
import { createRoot } from 'react-dom/client'
import 'graphiql/style.css'
import '../kit/looks/tokens.css'
import { takeUpConsole } from './account.ts'
import { Bridge } from './Bridge.tsx'
import { EXAMPLES, variablesOf } from './examples.ts'
import { createFetcher } from './fetcher.ts'
import { Panel } from './Panel.tsx'
import * as playgroundStyles from './playground.module.css'
import { followTabs } from './tabRoles.ts'
import { activeTab, tabsAre } from './tabs.ts'
import { chooseLanguage, language } from './words.ts'

const fetcher = createFetcher(activeTab)
const defaultTabs = EXAMPLES.filter((example) => example.isOpen).map((example) => ({
  query: example.query,
  variables: variablesOf(example, undefined, language()),
}))
const plugins = [HISTORY_PLUGIN]

chooseLanguage(language())
void takeUpConsole()

const root = document.getElementById('root')
if (root) {
  followTabs(root)
  createRoot(root).render(
    <main className={playgroundStyles.playground}>
      <Panel />
      <GraphiQL
        fetcher={fetcher}
        defaultTabs={defaultTabs}
        plugins={plugins}
        onTabChange={tabsAre}
        defaultEditorToolsVisibility="variables"
      >
        <GraphiQL.Logo>
          <Bridge />
        </GraphiQL.Logo>
      </GraphiQL>
    </main>,
  )
}
